import { standalonePattern, SYNTHETIC_PREFIX, type Written } from './variant.ts'

/** The units of what something holds, by their millilitres, with their names. */
const units = [
  { ml: 1000, sign: 'l', name: 'litre' },
  { ml: 10, sign: 'cl', name: 'centilitre' },
  { ml: 1, sign: 'ml', name: 'millilitre' },
] as const

const amount = String.raw`\d{1,4}(?:[.,]\d{1,3})?`
const unit = units.map(({ sign, name }) => `${name}s?|${sign}`).join('|')

/** How much something holds, « 75 cl », « 37,5cl », « 1.5 L »: it is told in millilitres, of which full text makes one word, and found in each unit. */
export const capacities: Written = {
  // An article that stands before a name, « 2 l’aube », is no litre.
  pattern: standalonePattern(`${amount} ?(?:${unit})(?!')`),
  asWords: (found) => {
    const [, number = '', typed = ''] = /^([\d.,]+) ?(\D+)$/.exec(found.toLowerCase()) ?? []
    const { ml } = units.find(({ sign, name }) => typed === sign || typed.startsWith(name)) ?? units[2]
    const held = Math.round(Number(number.replace(',', '.')) * ml)
    return ml === 1000 && held % 1000 === 0 ? `${held / 1000}l` : `${held}ml`
  },
  writings: (word) => {
    const isWhole = !word.endsWith('ml')
    const held = Number.parseInt(word, 10) * (isWhole ? 1000 : 1)
    return units.flatMap(({ ml, sign, name }) => {
      const number = String(held / ml)
      // Full text leaves out a litre that stands alone: « 3 l » is 3, which whoever types « 300 cl » does not mean.
      const alone = sign === 'l' && !isWhole && !number.includes('.') ? [] : [`"${number} ${sign}"`]
      const point = [...alone, `"${number}${sign}"`, `"${number} ${name}"`]
      return number.includes('.') ? [...point, ...point.map((each) => each.replace('.', ','))] : point
    })
  },
}

/** Numbers with a part, « 12,90 », « 12.90 »: full text takes a comma for a sign between two numbers, and a point for none. */
export const decimals: Written = {
  pattern: standalonePattern(String.raw`\d{1,7}[.,]\d{1,2}`, String.raw`${SYNTHETIC_PREFIX}\d{1,7}p\d{1,2}`),
  asWords: (found) => (found.startsWith(SYNTHETIC_PREFIX) ? found : `${SYNTHETIC_PREFIX}${found.replace(/[.,]/, 'p')}`),
  writings: (word) => [',', '.'].map((sign) => `"${word.slice(SYNTHETIC_PREFIX.length).replace('p', sign)}"`),
}
