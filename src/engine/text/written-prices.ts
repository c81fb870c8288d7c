/** An amount of money as a text has it. */
export interface WrittenPrice {
  /** The words themselves: « 1 490,50 € ». */
  readonly words: string
  readonly cents: number
}

const SPACE = '[ \\u00a0\\u202f]|&nbsp;'
const WHOLE = `\\d{1,3}(?:(?:${SPACE})\\d{3}){1,2}|\\d{1,7}`
const AMOUNT = new RegExp(`(?<![\\d.,€])(${WHOLE})(?:[.,](\\d{2}))?(?:${SPACE}){0,2}(?:€|euros?(?!\\p{L}))`, 'gu')
const BEFORE = new RegExp(`€(${WHOLE.replaceAll(`${SPACE}`, ',')})(?:\\.(\\d{2}))?(?![\\d])`, 'gu')
const patterns = [AMOUNT, BEFORE]
const TAG = /<[^<>]*>/g

const centsOf = (whole: string, rest = '00'): number => Number(whole.replaceAll(/&nbsp;|[^\d]/g, '')) * 100 + Number(rest)

/** Lists the amounts in euros that a text or formatted text has in words, each once; those of attributes are none. */
export function writtenPrices(text: string): WrittenPrice[] {
  if (!/€|euro/.test(text)) return []
  const found = new Map<string, number>()
  for (const part of text.split(TAG))
    for (const pattern of patterns) for (const [words, whole = '', rest] of part.matchAll(pattern)) found.set(words, centsOf(whole, rest))
  return [...found].map(([words, cents]) => ({ words, cents }))
}

/** Puts a value in the place of an amount, wherever the text has the same words. */
export function followPrice(text: string, words: string, placeholder: string): string {
  const replaced = (part: string) =>
    patterns.reduce((current, pattern) => current.replace(pattern, (whole) => (whole === words ? placeholder : whole)), part)
  return text
    .split(/(<[^<>]*>)/g)
    .map((part) => (part.startsWith('<') ? part : replaced(part)))
    .join('')
}
