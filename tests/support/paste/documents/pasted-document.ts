/** A document as a program puts it on the clipboard, and what a page has of it. */
export interface PastedDocument {
  /** Empty for a program that brings words alone. */
  readonly html?: string
  readonly words?: string
  /** The elements in the order of the page, each in one line. */
  readonly gives: readonly string[]
  /** The kinds that are named as left out, with their number. */
  readonly names?: Readonly<Record<string, number>>
}
