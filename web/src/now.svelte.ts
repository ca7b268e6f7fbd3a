// The time, for everything that counts seconds: one timer for the whole page, and none while nobody reads it.
import { createSubscriber } from "svelte/reactivity";

class Now {
  #subscribe = createSubscriber((update) => {
    const timer = setInterval(update, 500);
    return () => clearInterval(timer);
  });

  /** Seconds since 1970, by our clock. */
  get seconds(): number {
    this.#subscribe();
    return Date.now() / 1000;
  }
}

export const now = new Now();
