const LETTER = /\p{L}/u

/** The letters that stand for a person without a portrait: those of the first and of the last name. */
export function initials(name: string): string {
  const firsts = name.split(/[\s\u00a0\u202f-]+/).flatMap((word) => [...word].find((sign) => LETTER.test(sign)) ?? [])
  const [first = '', ...rest] = firsts
  return `${first}${rest.at(-1) ?? ''}`.toUpperCase()
}
