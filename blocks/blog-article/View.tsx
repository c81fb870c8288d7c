import { useText } from '#i18n/use-text.ts'
import { useLocalePath, usePage, useIsPageTitle } from '#renderer/context.ts'
import { Html } from '#renderer/Html.tsx'
import type { BlockViewProps } from '#renderer/view.ts'
import type { Blog, BlogItem } from '#schemas/api/blog.ts'
import type { BlogArticleProps } from '#schemas/generated/block-props.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Picture } from '#ui/Picture.tsx'
import { ArticleMeta } from './ArticleMeta.tsx'
import { RelatedArticles } from './RelatedArticles.tsx'
import styles from './View.module.css'

interface BlogArticleData {
  readonly blog?: Blog
  readonly related?: readonly BlogItem[]
}

const ARTICLE = `document ${styles.article}`
const MISSING = `document ${styles.missing}`
const CONTENT = `prose ${styles.content}`

/** An article: its title, who wrote it and when in the margin, its text, and what to read next. */
export function View({ id, props, data }: BlockViewProps<BlogArticleProps, BlogArticleData>) {
  const text = useText()
  const localPath = useLocalePath()
  const { title } = usePage()
  const Title = useIsPageTitle(id) ? 'h1' : 'h2'
  const { blog, related } = data
  if (!blog) {
    return (
      <div className={MISSING}>
        <Title className="document-title">{title}</Title>
        <p>{text('block.blog-article.missing')}</p>
        <LinkButton href={localPath('blog')} label={text('block.blog-article.allArticles')} kind="secondary" />
      </div>
    )
  }
  return (
    <article className={ARTICLE}>
      <header className={styles.head}>
        {blog.folder && (
          <p className={`label ${styles.folder}`}>
            <a href={localPath(blog.folder.url)}>{blog.folder.name}</a>
          </p>
        )}
        <Title className="document-title">{blog.title}</Title>
        {props.showSummary && blog.summary && <p className={styles.summary}>{blog.summary}</p>}
      </header>
      <ArticleMeta blog={blog} showAuthor={props.showAuthor} showDate={props.showDate} />
      {blog.image && (
        <div className={styles.picture}>
          <Picture image={blog.image} sizes="(width < 62rem) 92vw, 58rem" priority className={styles.image} />
        </div>
      )}
      <Html className={CONTENT} html={blog.content} />
      {blog.tags.length > 0 && (
        <ul className={styles.tags} aria-label={text('block.blog-article.tags')}>
          {blog.tags.map(({ value, label }) => (
            <li key={value}>{label}</li>
          ))}
        </ul>
      )}
      {related && related.length > 0 && <RelatedArticles blogs={related.slice(0, props.relatedCount)} />}
    </article>
  )
}
