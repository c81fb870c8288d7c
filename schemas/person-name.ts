/** Signs of addresses, tags and placeholders, and all that is not seen, but for the joiners of letters. */
const noNameHas = /[\p{Cc}\p{Zl}\p{Zp}<>@/\\{}]|(?![\u200C\u200D])\p{Cf}/u
/** What mail programs make a link of: a name with a domain at its end, or what begins like an address. */
const addressLike = /[\p{L}\p{N}-]{2}[.\u3002\uFF0E\uFF61]\p{L}{2}|\bwww\.|\bhttps?:/iu

/** « St.John » is what many write: with a space it is the same name, and nothing makes a link of it. */
export const normaliseSaint = (name: string): string => name.replace(/(?<!\p{L})(Ste?)\.(?=\p{L})/giu, '$1. ')

/** Whether words can be a first or last name: letters of any script, nothing unseen, no sign of an address, of a tag or of a placeholder. */
export function isPersonName(name: string): boolean {
  return name !== '' && !noNameHas.test(name) && !addressLike.test(normaliseSaint(name))
}
