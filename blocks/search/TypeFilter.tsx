import { useText } from '#i18n/hooks/use-text.ts'
import { usePage, useParameter } from '#renderer/context.ts'
import { useQueryAddress } from '#renderer/hooks/use-query-url.ts'
import type { SearchProps } from '#schemas/generated/block-props.ts'
import { FilterLinks } from '#ui/navigation/FilterLinks.tsx'

type Kind = NonNullable<SearchProps['kinds']>[number]

/** Links that show one kind of content alone; nothing when there is no choice. */
export function KindLinks({ kinds }: { readonly kinds: readonly Kind[] }) {
  const text = useText()
  const address = useQueryAddress()
  const { type } = usePage().query
  const isBlogOpen = useParameter('IS_BLOG_ACTIVATED') !== false
  const offered = [...new Set(kinds)].filter((kind) => isBlogOpen || kind !== 'BLOG')
  if (offered.length < 2) return null
  const links = offered.map((kind) => ({
    href: address({ type: kind }),
    label: text(`block.search.kinds.${kind}`),
    isCurrent: type === kind,
  }))
  const all = { href: address({ type: '' }), label: text('block.search.kinds.all'), isCurrent: type === undefined }
  return <FilterLinks label={text('block.search.kinds')} links={[all, ...links]} />
}
