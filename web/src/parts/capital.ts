/** A text with a capital; Dutch leaves the accents of "één" off it. */
export function capital(text: string): string {
  const first = text.charAt(0);
  return (first === "é" ? "E" : first.toUpperCase()) + text.slice(1);
}
