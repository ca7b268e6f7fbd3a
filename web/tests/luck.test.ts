import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { check, isSecret, keep } from "../src/luck";

const secret = "00ff10".padEnd(64, "a");
const hash = createHash("sha256").update(Buffer.from(secret, "hex")).digest("hex");

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe("fair luck", () => {
  it("knows the secret by its hash", async () => {
    expect(await isSecret(secret, hash)).toBe(true);
    expect(await isSecret(secret.replace("00", "01"), hash)).toBe(false);
  });

  it("is not called checked by somebody who did not see the hash before the match", async () => {
    expect(await check("t", secret, ["", ""], 0)).toBe("not-seen");
  });

  it("is checked against the first hash that was shown", async () => {
    keep("t", hash);
    keep("t", "another");
    expect(await check("t", secret, null, null)).toBe("checked");
    keep("u", "another");
    expect(await check("u", secret, null, null)).toBe("wrong");
  });

  it("is wrong if our words were left out", async () => {
    keep("t", hash);
    keep("t", hash, "a horse's head");
    expect(await check("t", secret, ["", "a horse's head"], 1)).toBe("checked");
    expect(await check("t", secret, ["", ""], 1)).toBe("wrong");
  });
});
