export const LANGUAGES = ["en", "nl", "de"] as const;

export type Language = (typeof LANGUAGES)[number];
