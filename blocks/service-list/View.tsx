import { cropText } from '#i18n/format/truncate-text.ts'
import { formatPrice } from '#i18n/format/format.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { useItemPath, usePage } from '#renderer/context.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import { useListTitle } from '#renderer/hooks/use-list-title.ts'
import { useListPages, useQueryAddress } from '#renderer/hooks/use-query-url.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { CallData } from '#schemas/api/calls.ts'
import type { ServiceItem, ServiceTag } from '#schemas/api/content/service.ts'
import type { ServiceListProps } from '#schemas/generated/block-props.ts'
import { EntryList } from '#ui/lists/ItemList.tsx'
import { FilterLinks } from '#ui/navigation/FilterLinks.tsx'
import { listHeadingTags } from '#ui/text/heading-tags.ts'
import { ListFrame, EmptyPage } from '#ui/layout/ListLayout.tsx'
import { ListPagination, ListPastEnd } from '#view-parts/ListPages.tsx'
import { PER_PAGE } from './per-page.ts'
import styles from './View.module.css'

interface ServiceListData {
  readonly list?: CallData<'service.list'>
  /** All of them, where the list is narrowed or goes on: by which tags it can be. */
  readonly all?: CallData<'service.list'>
}

const NOTE = `inline-links ${styles.note}`

/** Lists the services of the company with their prices, filtered by the tag of the address. */
export function View({ id, props, data }: BlockViewProps<ServiceListProps, ServiceListData>) {
  const { query } = usePage()
  const heading = useListTitle(id, props)
  const { Title, Name } = listHeadingTags(heading)
  const tag = props.showTags ? query['tag'] : undefined
  const { services: all, total, tags } = data.all ?? data.list ?? NOTHING
  return (
    <ListFrame
      Title={Title}
      title={heading.title}
      intro={props.intro && <Html as="p" className="inline-links" html={props.intro} />}
      filter={props.showTags && <TagLinks tags={tags} total={total} tag={tag} />}
    >
      <Listed props={props} list={data.list} tag={tag} isNarrowed={all.length > 0} Name={Name} beginsPage={heading.isPageTitle} />
      {props.note && <Html as="p" className={NOTE} html={props.note} />}
    </ListFrame>
  )
}

const NOTHING: CallData<'service.list'> = { services: [], total: 0, tags: [] }

interface ListedProps {
  readonly props: ServiceListProps
  readonly list: CallData<'service.list'> | undefined
  readonly tag: string | undefined
  readonly isNarrowed: boolean
  readonly Name: 'h2' | 'h3' | 'h4'
  readonly beginsPage: boolean
}

function Listed({ props, list, tag, isNarrowed, Name, beginsPage }: ListedProps) {
  const { services: listed, total } = list ?? NOTHING
  const pages = useListPages(total, PER_PAGE, props.level === 1)
  const services = tag === undefined ? listed : listed.filter(({ tags }) => tags.some(({ value }) => value === tag))
  if (services.length === 0 && pages.isPastEnd) return <ListPastEnd pages={pages} />
  if (services.length === 0) return <Nothing text={props.emptyText} failed={list === undefined} isNarrowed={isNarrowed} />
  return (
    <>
      <Services services={services} Name={Name} layout={props.layout} showPrice={props.showPrice} beginsPage={beginsPage} />
      <ListPagination pages={pages} label="block.service-list.pages" />
    </>
  )
}

interface TagLinksProps {
  readonly tags: readonly ServiceTag[]
  readonly total: number
  readonly tag: string | undefined
}

function TagLinks({ tags, total, tag }: TagLinksProps) {
  const text = useText()
  const address = useQueryAddress()
  if (tags.length < 2) return null
  const links = tags.map(({ value, label, count }) => ({ href: address({ tag: value }), label, count, isCurrent: value === tag }))
  const all = { href: address({ tag: '' }), label: text('block.service-list.all'), count: total, isCurrent: tag === undefined }
  return <FilterLinks label={text('block.service-list.tags')} links={[all, ...links]} />
}

interface ServicesProps extends Pick<ServiceListProps, 'layout' | 'showPrice'> {
  readonly services: readonly ServiceItem[]
  readonly Name: 'h2' | 'h3' | 'h4'
  readonly beginsPage: boolean
}

function Services({ services, showPrice, ...list }: ServicesProps) {
  const text = useText()
  const itemPath = useItemPath('service')
  const { locale } = usePage()
  const priceOf = (price: number | null) => (price === null ? text('service.onQuote') : formatPrice(price, locale))
  const entries = services.map(({ url, title, summary, image, price }) => ({
    ...{ href: itemPath(url), title, summary: summary && cropText(summary), image },
    ...(showPrice && { note: <span className={styles.price}>{priceOf(price)}</span> }),
  }))
  return <EntryList entries={entries} {...list} />
}

interface NothingProps {
  readonly text: string | undefined
  readonly failed: boolean
  readonly isNarrowed: boolean
}

function Nothing({ text: written, failed, isNarrowed }: NothingProps) {
  const text = useText()
  const address = useQueryAddress()
  if (failed) return <EmptyPage text={text('block.service-list.failed')} />
  if (!isNarrowed) return <EmptyPage text={written ?? text('block.service-list.empty')} />
  const all = { href: address({ tag: '' }), label: text('block.service-list.showAll') }
  return <EmptyPage text={text('block.service-list.noneOfTag')} link={all} />
}
