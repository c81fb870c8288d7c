import { cutText } from '#schemas/text/cut-text.ts'

/** Cuts a text of more than `most` characters after a whole word, and ends it by « … ». */
export function cutWords(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = cutText(text, most)
  const end = cut.lastIndexOf(' ')
  return `${end > 0 ? cut.slice(0, end) : cut}…`
}
