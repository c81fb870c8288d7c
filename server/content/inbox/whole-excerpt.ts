import { cutText } from '#schemas/text/cut-text.ts'

/** The code points after which the database cuts an excerpt. */
const EXCERPT_LENGTH = 200

/** An excerpt without the part of a character that the database may have cut at its end, marked as cut. */
export function wholeExcerpt(excerpt: string): string {
  return [...excerpt].length < EXCERPT_LENGTH ? excerpt : `${cutText(excerpt, excerpt.length - 1)}…`
}
