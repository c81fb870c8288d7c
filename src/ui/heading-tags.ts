/** The tags of a block's own title and of the titles below it. */
export interface HeadingTags {
  readonly Title: 'h2' | 'h3'
  readonly Name: 'h2' | 'h3' | 'h4'
}

const BELOW = { 2: 'h3', 3: 'h4' } as const

/** The tags of a block's headings: without a title of its own, those of its items take its level. */
export function headingTags({ level, title }: { readonly level: 2 | 3; readonly title?: string | undefined }): HeadingTags {
  const Title = `h${level}` as const
  return { Title, Name: title ? BELOW[level] : Title }
}
