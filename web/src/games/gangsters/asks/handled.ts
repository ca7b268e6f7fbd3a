// Which sorts of moves the drawn table has controls for, by ask. What is not here is offered by `Rest`, which complains.
const MOVES: Record<string, string[]> = {
  claim: ["claim"],
  gang: ["hire", "done"],
  place: ["place"],
  buy: ["buy", "raise", "offer", "throw"],
  give: ["give"],
  want: ["want"],
  cash: ["pay", "get", "propose"],
  accept: ["accept", "refuse"],
  donuts: ["show", "pass"],
  police: ["bribe", "cop", "subway", "new cop", "donuts", "pass"],
  "cop-to": ["to"],
  react: ["show", "pass"],
  feed: ["donuts", "pass"],
  target: ["attack"],
  move: ["move", "drive", "public", "new public", "recruit", "wheels", "heaters", "clothes", "done"],
  "public-to": ["to"],
  seduce: ["seduce"],
  return: ["to"],
  keep: ["keep", "put back"],
  shield: ["show", "pass"],
  attack: ["attack", "pass"],
  shoot: ["shoot"],
};

/** Whether the table has a control of its own for a sort of move. An order can be given whenever anything is asked. */
export function isHandled(ask: string, word: string): boolean {
  return word === "order" || (MOVES[ask]?.includes(word) ?? false);
}
