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

/** The same for a list that may be a page of its own: at level 1 its title is the page's, or stands below it where another block's is. */
export function listHeadingTags(list: { readonly level: 1 | 2 | 3; readonly title?: string | undefined; readonly isPageTitle: boolean }): {
  readonly Title: 'h1' | HeadingTags['Title']
  readonly Name: HeadingTags['Name']
} {
  const { level, title, isPageTitle } = list
  if (level !== 1) return headingTags({ level, title })
  return { Title: isPageTitle ? 'h1' : 'h2', Name: title && !isPageTitle ? 'h3' : 'h2' }
}
