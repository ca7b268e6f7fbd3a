// Who this browser is at the server: a name, and a key that no script can read.
import { Site, Unreachable } from "./server/site";
import { forget } from "./luck";
import { settings } from "./settings.svelte";
import type { Me } from "./server/types";

class Guest {
  me = $state.raw<Me | null>(null);
  /** Whether the server has said who we are, even if that is nobody yet. */
  known = $state(false);
  /** Whether the server could not be reached when we asked. */
  lost = $state(false);

  get site(): Site {
    return new Site(settings.language);
  }

  async find(): Promise<void> {
    this.lost = false;
    try {
      this.me = await this.site.me();
      this.known = true;
    } catch (error) {
      if (!(error instanceof Unreachable)) console.error(error);
      this.lost = true;
    }
  }

  /** Become a guest by this name, unless we are one already. */
  async need(name: string): Promise<Me> {
    return (this.me ??= await this.site.come(name));
  }

  async rename(name: string): Promise<void> {
    this.me = this.me ? await this.site.rename(name) : await this.site.come(name);
  }

  /** Become the guest for whom another device gave this code. */
  async claim(code: string): Promise<void> {
    this.me = await this.site.claim(code);
  }

  /** Delete everything that the server has about us, and what this browser keeps about tables; afterwards we are nobody. */
  async forget(): Promise<void> {
    await this.site.forget();
    forget();
    this.me = null;
  }

  /** Switch to another language, here and at the server. */
  speak(language: "en" | "nl" | "de"): void {
    settings.set({ language });
    if (this.me) void this.site.speak(language).catch(() => undefined); // the next visit sends it again
  }
}

export const guest = new Guest();
