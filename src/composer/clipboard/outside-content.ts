/** Content that another program has put on the clipboard. */
export interface OutsideContent {
  /** Empty for none. */
  readonly html: string
  readonly words: string
  readonly files: readonly File[]
}

/** True for content without anything to paste. */
export const isEmptyContent = ({ html, words, files }: OutsideContent): boolean => html === '' && words === '' && files.length === 0

/** The content that an event of the clipboard, or a drop of files, brings from other programs. */
export function outsideContentOf(data: DataTransfer): OutsideContent {
  return { html: data.getData('text/html'), words: data.getData('text/plain'), files: [...data.files] }
}
