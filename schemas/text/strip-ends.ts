/** A text without the characters at its end that a pattern of one character matches, in linear time. */
export function stripEnd(text: string, character: RegExp): string {
  let end = text.length
  while (end > 0 && character.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** A text without the characters at its start and end that a pattern of one character matches, in linear time. */
export function stripEnds(text: string, character: RegExp): string {
  const rest = stripEnd(text, character)
  let start = 0
  while (start < rest.length && character.test(rest.charAt(start))) start += 1
  return rest.slice(start)
}
