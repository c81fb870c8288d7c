import { cropText } from '#i18n/crop-text.ts'
import { formatPrice } from '#i18n/format.ts'
import { useText } from '#i18n/use-text.ts'
import { useLocalePath, usePage } from '#renderer/context.ts'
import { Html } from '#renderer/Html.tsx'
import { useListTitle } from '#renderer/use-list-title.ts'
import { useQueryAddress } from '#renderer/use-query-address.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { CallData } from '#schemas/api/calls.ts'
import type { ServiceItem } from '#schemas/api/service.ts'
import type { ServiceListProps } from '#schemas/generated/block-props.ts'
import { EntryList } from '#ui/EntryList.tsx'
import { FilterLinks } from '#ui/FilterLinks.tsx'
import { listHeadingTags } from '#ui/heading-tags.ts'
import { ListFrame, NothingListed } from '#ui/ListFrame.tsx'
import { tagsOf } from './tags-of.ts'
import styles from './View.module.css'

interface ServiceListData {
  readonly list?: CallData<'service.list'>
}

const NOTE = `inline-links ${styles.note}`

/** What the company offers, with its prices; one tag alone when the address names it. */
export function View({ id, props, data: { list } }: BlockViewProps<ServiceListProps, ServiceListData>) {
  const { query } = usePage()
  const heading = useListTitle(id, props)
  const { Title, Name } = listHeadingTags(heading)
  const all = list?.services ?? []
  const tag = props.showTags ? query['tag'] : undefined
  const services = tag === undefined ? all : all.filter(({ tags }) => tags.some(({ value }) => value === tag))
  return (
    <ListFrame
      Title={Title}
      title={heading.title}
      intro={props.intro && <Html as="p" className="inline-links" html={props.intro} />}
      filter={props.showTags && <TagLinks services={all} tag={tag} />}
    >
      {services.length > 0 ? (
        <Services services={services} Name={Name} layout={props.layout} showPrice={props.showPrice} beginsPage={heading.isPageTitle} />
      ) : (
        <Nothing text={props.emptyText} failed={list === undefined} isNarrowed={all.length > 0} />
      )}
      {props.note && <Html as="p" className={NOTE} html={props.note} />}
    </ListFrame>
  )
}

function TagLinks({ services, tag }: { readonly services: readonly ServiceItem[]; readonly tag: string | undefined }) {
  const text = useText()
  const address = useQueryAddress()
  const tags = tagsOf(services)
  if (tags.length < 2) return null
  const links = tags.map(({ value, label, count }) => ({ href: address({ tag: value }), label, count, isCurrent: value === tag }))
  const all = { href: address({ tag: '' }), label: text('block.service-list.all'), count: services.length, isCurrent: tag === undefined }
  return <FilterLinks label={text('block.service-list.tags')} links={[all, ...links]} />
}

interface ServicesProps extends Pick<ServiceListProps, 'layout' | 'showPrice'> {
  readonly services: readonly ServiceItem[]
  readonly Name: 'h2' | 'h3' | 'h4'
  readonly beginsPage: boolean
}

function Services({ services, showPrice, ...list }: ServicesProps) {
  const text = useText()
  const localPath = useLocalePath()
  const { locale } = usePage()
  const priceOf = (price: number | null) => (price === null ? text('service.onQuote') : formatPrice(price, locale))
  const entries = services.map(({ url, title, summary, image, price }) => ({
    ...{ href: localPath(url), title, summary: summary && cropText(summary), image },
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
  if (failed) return <NothingListed text={text('block.service-list.failed')} />
  if (!isNarrowed) return <NothingListed text={written ?? text('block.service-list.empty')} />
  const all = { href: address({ tag: '' }), label: text('block.service-list.showAll') }
  return <NothingListed text={text('block.service-list.noneOfTag')} link={all} />
}
