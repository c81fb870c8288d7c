import type { MessageKey } from '#i18n/messages.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import type { ListPages } from '#renderer/hooks/use-query-url.ts'
import { PageOutOfRange } from '#ui/layout/ListLayout.tsx'
import { Pagination } from '#ui/navigation/Pagination.tsx'

interface ListPaginationProps {
  readonly pages: ListPages
  readonly label: MessageKey
  readonly previous?: MessageKey
  readonly next?: MessageKey
}

/** Links the pages of a list. */
export function ListPagination({ pages, label, previous = 'list.previous', next = 'list.next' }: ListPaginationProps) {
  const text = useText()
  const position = text('list.position', { page: pages.page, pages: pages.pages })
  return <Pagination {...pages} label={text(label)} previous={text(previous)} next={text(next)} position={position} />
}

/** Leads from a page past the end of a list to its first page. */
export function ListPastEnd({ pages }: { readonly pages: ListPages }) {
  const text = useText()
  return <PageOutOfRange text={text('list.pastEnd', { page: pages.page })} link={text('list.firstPage')} href={pages.address(1)} />
}
