// A match from a file, chosen or dropped anywhere on the page: the server reads it, and says what is wrong with it.
import { guest } from "../guest.svelte";
import { here } from "../here.svelte";
import { say } from "../words.svelte";

const MOST = 1024 * 1024; // characters, as the server has it

export class RecordFile {
  /** Whether a file is held over the page. */
  over = $state(false);
  reading = $state(false);
  problem = $state("");

  /** Open a record, after becoming a guest by this name if necessary. */
  constructor(readonly name: () => string) {}

  async open(file: File | undefined): Promise<void> {
    if (!file || this.reading) return;
    this.problem = "";
    if (file.size > MOST) {
      this.problem = say("record-too-long", { name: file.name });
      return;
    }
    this.reading = true;
    try {
      await guest.need(this.name().trim() || say("guest"));
      here.go(`/replay/${(await guest.site.bring(await file.text())).id}`);
    } catch (error) {
      this.problem = (error as Error).message || say("no-server");
    } finally {
      this.reading = false;
    }
  }

  /** Start accepting files dropped on the page; return a function that stops it. */
  takeDropped(): () => void {
    const ending = new AbortController();
    const { signal } = ending;
    const files = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") ?? false;
    const dragged = (event: DragEvent): void => {
      if (!files(event)) return;
      event.preventDefault();
      this.over = true;
    };
    const left = (event: DragEvent): void => {
      if (event.relatedTarget === null) this.over = false;
    };
    const dropped = (event: DragEvent): void => {
      if (!files(event)) return;
      event.preventDefault();
      this.over = false;
      void this.open(event.dataTransfer?.files[0]);
    };
    addEventListener("dragover", dragged, { signal });
    addEventListener("dragleave", left, { signal });
    addEventListener("drop", dropped, { signal });
    return () => ending.abort();
  }
}
