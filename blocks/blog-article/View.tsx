import { DayWords } from '#i18n/format/LongDate.tsx'
import { formatDate } from '#i18n/format/format.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { useItemPath, useLocalePath, usePage, useIsPageTitle } from '#renderer/context.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import type { BlockViewProps } from '#renderer/view.ts'
import type { Blog, BlogItem } from '#schemas/api/content/blog.ts'
import type { BlogArticleProps } from '#schemas/generated/block-props.ts'
import { DocumentFrame, DocumentTags, NotFoundNotice } from '#ui/layout/DocumentLayout.tsx'
import { ReadNext } from '#ui/navigation/RelatedLinks.tsx'
import { articleNotes } from './article-meta.tsx'

interface BlogArticleData {
  readonly blog?: Blog
  readonly related?: readonly BlogItem[]
}

/** An article: its title, who wrote it and when in the margin, its text, and what to read next. */
export function View({ id, props, data }: BlockViewProps<BlogArticleProps, BlogArticleData>) {
  const text = useText()
  const localPath = useLocalePath()
  const articlePath = useItemPath('blog')
  const folderPath = useItemPath('folder')
  const { title, locale } = usePage()
  const Title = useIsPageTitle(id) ? 'h1' : 'h2'
  const { blog, related = [] } = data
  if (!blog) {
    const others = { href: localPath('blog'), label: text('block.blog-article.allArticles') }
    return <NotFoundNotice Title={Title} title={title} text={text('block.blog-article.missing')} others={others} />
  }
  return (
    <DocumentFrame
      Title={Title}
      title={blog.title}
      kicker={blog.folder && <a href={folderPath(blog.folder.url)}>{blog.folder.name}</a>}
      summary={props.showSummary ? blog.summary : null}
      notes={articleNotes(blog, props, text)}
      image={blog.image}
    >
      <Html className="prose" html={blog.content} />
      <DocumentTags label={text('block.blog-article.tags')} tags={blog.tags} />
      <ReadNext
        Title="h2"
        title={text('block.blog-article.related')}
        readings={related.slice(0, props.relatedCount).map((item) => ({
          href: articlePath(item.url),
          title: item.title,
          note: { text: <DayWords words={formatDate(item.publishedAt, locale)} />, dateTime: item.publishedAt },
        }))}
      />
    </DocumentFrame>
  )
}
