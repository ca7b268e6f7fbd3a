// How shoot-outs are shown: die by die, fight by fight, or only their outcomes. It is kept in this browser.
export type Pace = "die" | "fight" | "result";
export const PACES: Pace[] = ["die", "fight", "result"];
const KEY = "windycity-gangsters-shootouts";

function read(): Pace {
  try {
    const kept = localStorage.getItem(KEY) as Pace | null;
    return kept && PACES.includes(kept) ? kept : "fight";
  } catch {
    return "fight"; // no storage in this browser
  }
}

class Shown {
  #pace = $state<Pace>(read());

  get pace(): Pace {
    return this.#pace;
  }

  set pace(pace: Pace) {
    this.#pace = pace;
    try {
      localStorage.setItem(KEY, pace);
    } catch {
      // it is forgotten with the page
    }
  }
}

export const shown = new Shown();
