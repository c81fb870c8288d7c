// No white space, no control character, none of the signs that part or quote addresses in a header.
const pattern = /^[^\s\p{Cc}@<>"(),:;[\]\\]+@[^\s\p{Cc}@<>"(),:;[\]\\]+$/u

/** Whether a text is one plain address, which cannot name a second recipient or begin another header. */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && pattern.test(text)
}
