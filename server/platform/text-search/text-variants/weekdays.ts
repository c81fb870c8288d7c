import { stripAccents, weekdayNames } from './calendar-names.ts'
import { anyOf, either, phraseSequence } from './phrase.ts'
import { standalonePattern, type Written } from './variant.ts'

/** Days of the week: where hours stand for several days, « lundi – jeudi », one between them is shown by the first and the last. */
export const weekdays: Written = {
  pattern: standalonePattern(...weekdayNames.flatMap((names) => names.slice(1, -1))),
  asWords: (found) => found,
  writings: (word) => [word],
  passage: (word) => {
    const week = weekdayNames.find((names) => names.includes(stripAccents(word))) ?? []
    const at = week.indexOf(stripAccents(word))
    return either(anyOf(word), phraseSequence(anyOf(...week.slice(0, at)), anyOf(...week.slice(at + 1))))
  },
}
