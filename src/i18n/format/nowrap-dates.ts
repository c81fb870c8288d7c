const DATE = /\d{1,2}(?:er)? \p{L}{1,20} \d{4}/gu

/** Words in which no date breaks across lines: « 22 novembre 2026 ». */
export function unbrokenDates(words: string): string {
  return words.replace(DATE, (date) => date.replaceAll(' ', '\u00a0'))
}
