import { correctedAt } from '#i18n/format/updated-at.ts'
import { Day } from '#i18n/format/DateText.tsx'
import type { Text } from '#i18n/hooks/use-text.ts'
import type { Blog } from '#schemas/api/content/blog.ts'
import type { SideNote } from '#ui/layout/DocumentLayout.tsx'
import { readingMinutes } from './reading-time.ts'

interface NotesAsked {
  readonly showAuthor: boolean
  readonly showDate: boolean
}

/** Author, date and reading time of the article, as notes in the margin. */
export function articleNotes(blog: Blog, { showAuthor, showDate }: NotesAsked, text: Text): SideNote[] {
  const corrected = correctedAt(blog)
  return [
    ...(showAuthor && blog.author ? [{ term: text('block.blog-article.author'), value: blog.author }] : []),
    ...(showDate ? [{ term: text('block.blog-article.published'), value: <Day at={blog.publishedAt} /> }] : []),
    ...(showDate && corrected ? [{ term: text('block.blog-article.updated'), value: <Day at={corrected} /> }] : []),
    {
      term: text('block.blog-article.reading'),
      value: text('block.blog-article.minutes', { minutes: readingMinutes(blog.content) }),
    },
  ]
}
