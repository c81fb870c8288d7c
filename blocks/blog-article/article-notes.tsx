import { formatDate } from '#i18n/format.ts'
import type { Text } from '#i18n/use-text.ts'
import type { Blog } from '#schemas/api/blog.ts'
import type { MarginNote } from '#ui/DocumentFrame.tsx'
import { readingMinutes } from './reading-time.ts'

interface NotesAsked {
  readonly locale: string
  readonly showAuthor: boolean
  readonly showDate: boolean
}

/** Who wrote the article and when, and how long it takes to read: notes in the margin. */
export function articleNotes(blog: Blog, { locale, showAuthor, showDate }: NotesAsked, text: Text): MarginNote[] {
  const day = (instant: string) => <time dateTime={instant}>{formatDate(instant, locale)}</time>
  const isCorrected = blog.updatedAt.slice(0, 10) > blog.publishedAt.slice(0, 10)
  return [
    ...(showAuthor && blog.author ? [{ term: text('block.blog-article.author'), value: blog.author }] : []),
    ...(showDate ? [{ term: text('block.blog-article.published'), value: day(blog.publishedAt) }] : []),
    ...(showDate && isCorrected ? [{ term: text('block.blog-article.updated'), value: day(blog.updatedAt) }] : []),
    {
      term: text('block.blog-article.reading'),
      value: text('block.blog-article.minutes', { minutes: readingMinutes(blog.content) }),
    },
  ]
}
