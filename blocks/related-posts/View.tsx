import { cropText } from '#i18n/format/truncate-text.ts'
import { Day } from '#i18n/format/DateText.tsx'
import { useItemPath } from '#renderer/context.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { BlogItem } from '#schemas/api/content/blog.ts'
import type { RelatedPostsProps } from '#schemas/generated/block-props.ts'
import { EntryList } from '#ui/lists/ItemList.tsx'
import { headingTags } from '#ui/text/heading-tags.ts'
import { ListFrame } from '#ui/layout/ListLayout.tsx'

interface RelatedPostsData {
  readonly related?: readonly BlogItem[]
}

/** A few articles to read next; nothing when none is near, or the blog is closed. */
export function View({ props, data: { related = [] } }: BlockViewProps<RelatedPostsProps, RelatedPostsData>) {
  const itemPath = useItemPath('blog')
  if (related.length === 0) return null
  const entries = related.slice(0, props.count).map(({ url, title: name, summary, image, folder, publishedAt }) => ({
    ...{ href: itemPath(url), title: name, summary: summary && cropText(summary), image, label: folder?.name },
    note: <Day at={publishedAt} />,
  }))
  const { Title, Name } = headingTags(props)
  return (
    <ListFrame Title={Title} title={props.title}>
      <EntryList entries={entries} Name={Name} layout={props.layout} />
    </ListFrame>
  )
}
