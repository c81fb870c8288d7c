import { formatPrice } from '#i18n/format/format.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { useIsPageTitle, useItemPath, useLocalePath, usePage, useParameter } from '#renderer/context.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import type { BlockViewProps } from '#renderer/view.ts'
import type { CallData } from '#schemas/api/calls.ts'
import type { Service } from '#schemas/api/content/service.ts'
import type { ServiceProps } from '#schemas/generated/block-props.ts'
import { DocumentFrame, DocumentTags, NotFoundNotice } from '#ui/layout/DocumentLayout.tsx'
import { ReadNext } from '#ui/navigation/RelatedLinks.tsx'
import { nearServices } from './related-services.ts'
import { Offer } from './Offer.tsx'
import { WideService } from './WideService.tsx'
import type { ServiceParts } from './service-props.ts'

interface ServiceData {
  readonly service?: Service
  readonly list?: CallData<'service.list'>
}

/** A service: what it is, what it costs, what it includes, and those near it; as a document or across the page, as the site has set it. */
export function View({ id, props, data, slots }: BlockViewProps<ServiceProps, ServiceData>) {
  const text = useText()
  const localPath = useLocalePath()
  const { title } = usePage()
  const isWide = useParameter('SERVICE_PAGE_STYLE') === 'WIDE'
  const Title = useIsPageTitle(id) ? 'h1' : 'h2'
  const { service, list } = data
  const listHref = props.listHref && localPath(props.listHref)
  if (!service) {
    const others = listHref === undefined ? undefined : { href: listHref, label: text('block.service.all') }
    return <NotFoundNotice Title={Title} title={title} text={text('block.service.missing')} others={others} />
  }
  const Frame = isWide ? WideService : ClassicService
  return (
    <Frame
      Title={Title}
      service={service}
      kicker={listHref && <a href={listHref}>{text('block.service.kicker')}</a>}
      offer={<Offer props={props} price={service.price} actions={slots['actions']} />}
    >
      <Html className="prose" html={service.content} />
      {props.showTags && <DocumentTags label={text('block.service.tags')} tags={service.tags} />}
      <Others of={service} list={list} count={props.otherCount} />
    </Frame>
  )
}

function ClassicService({ Title, service, kicker, offer, children }: ServiceParts) {
  return (
    <DocumentFrame Title={Title} title={service.title} kicker={kicker} summary={service.summary} offer={offer} image={service.image}>
      {children}
    </DocumentFrame>
  )
}

interface OthersProps {
  readonly of: Service
  readonly list: CallData<'service.list'> | undefined
  readonly count: number
}

function Others({ of, list, count }: OthersProps) {
  const text = useText()
  const itemPath = useItemPath('service')
  const { locale } = usePage()
  const readings = nearServices(list?.services ?? [], of, count).map(({ url, title, price }) => ({
    href: itemPath(url),
    title,
    note: { text: price === null ? text('service.onQuote') : formatPrice(price, locale) },
  }))
  return <ReadNext Title="h2" title={text('block.service.others')} readings={readings} />
}
