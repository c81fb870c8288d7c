/** No language writes more combining marks in a row (Unicode Standard Annex #15, section 13: Stream-Safe Text Format). */
const MAX_RUN_LENGTH = 30
/** The mark that ends a run: it is not displayed, and no mark is reordered across it. */
const joiner = '\u034f'
const someMarks = /\p{M}{4}/u
const run = /(?:(?!\u034f)\p{M})+/gu

function splitRun(marks: string): string {
  if (marks.length <= MAX_RUN_LENGTH) return marks
  const signs = [...marks]
  const parts = Array.from({ length: Math.ceil(signs.length / MAX_RUN_LENGTH) }, (_, index) =>
    signs.slice(index * MAX_RUN_LENGTH, (index + 1) * MAX_RUN_LENGTH).join(''),
  )
  return parts.join(joiner)
}

/** Normalisation sorts the marks of a run in quadratic time: a run that no language writes is split first, which makes the time linear. */
const splitLongRuns = (text: string): string => (someMarks.test(text) ? text.replace(run, splitRun) : text)

/** A text in Unicode NFC (letters in one piece) in linear time. */
export function toNfc(text: string): string {
  return splitLongRuns(text).normalize('NFC')
}

/** A text in Unicode NFD (marks beside their letters) in linear time. */
export function toNfd(text: string): string {
  return splitLongRuns(text).normalize('NFD')
}
