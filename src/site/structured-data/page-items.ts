import type { BlogPosting, Event, ImageGallery, ItemList, NewsArticle, Service as ServiceThing, Thing } from 'schema-dts'
import { isItemShown, type AddressedKind } from '#domain/urls/item-address.ts'
import type { Album } from '#schemas/api/content/album.ts'
import type { BlogItem } from '#schemas/api/content/blog.ts'
import type { Element, ElementItem } from '#schemas/api/content/element.ts'
import type { News } from '#schemas/api/content/news.ts'
import type { ServiceItem } from '#schemas/api/content/service.ts'
import { addressOf, findAnswer, pictureOf, publisherOf, type DataPage } from './page-context.ts'
import { productThing } from './product.ts'

/** The additional fields of an event. */
interface EventFacts {
  readonly startAt?: string
  readonly endAt?: string
  readonly capacity?: number | null
  readonly remaining?: number | null
  readonly location?: { readonly name: string; readonly address: string; readonly postalCode: string; readonly city: string } | null
}

const posting = (page: DataPage, blog: BlogItem): BlogPosting => ({
  '@type': 'BlogPosting',
  '@id': `${addressOf(page, blog.url)}#article`,
  headline: blog.title,
  description: blog.summary ?? undefined,
  url: addressOf(page, blog.url),
  mainEntityOfPage: addressOf(page, blog.url),
  datePublished: blog.publishedAt,
  dateModified: blog.updatedAt,
  author: blog.author === null ? publisherOf(page) : { '@type': 'Person', name: blog.author },
  publisher: publisherOf(page),
  image: pictureOf(page, blog.image),
  articleSection: blog.folder?.name,
  keywords: blog.tags.map(({ label }) => label),
  inLanguage: page.state.page.locale.replace('_', '-'),
})

const newsArticle = (page: DataPage, news: News): NewsArticle => ({
  '@type': 'NewsArticle',
  '@id': `${addressOf(page, news.url)}#article`,
  headline: news.title,
  description: news.summary ?? undefined,
  url: addressOf(page, news.url),
  datePublished: news.publishedAt,
  author: publisherOf(page),
  publisher: publisherOf(page),
  image: pictureOf(page, news.image),
})

/** Returns the location of an event. Without a location it is online at its page. */
function placeOf(location: EventFacts['location'], url: string): Pick<Extract<Event, object>, 'eventAttendanceMode' | 'location'> {
  if (location === undefined) return {}
  if (location === null)
    return { eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode', location: { '@type': 'VirtualLocation', url } }
  const address = {
    '@type': 'PostalAddress',
    streetAddress: location.address,
    postalCode: location.postalCode,
    addressLocality: location.city,
    addressCountry: 'FR',
  } as const
  return {
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: location.name, address },
  }
}

const event = (page: DataPage, item: ElementItem): Event => {
  const { startAt, endAt, capacity, remaining, location } = item as EventFacts
  const isShown = (address: string) => isItemShown(page.start.site.itemPages, 'event', address)
  const url = item.url !== null && isShown(item.url) ? addressOf(page, item.url) : undefined
  return {
    '@type': 'Event',
    '@id': url === undefined ? `${page.start.site.url}/#event-${item.id}` : `${url}#event`,
    name: item.title,
    url,
    startDate: startAt,
    endDate: endAt,
    eventStatus: 'https://schema.org/EventScheduled',
    ...placeOf(location, url ?? page.start.site.url),
    maximumAttendeeCapacity: capacity ?? undefined,
    remainingAttendeeCapacity: remaining ?? undefined,
    image: pictureOf(page, item.image),
    organizer: publisherOf(page),
  }
}

const service = (page: DataPage, item: ServiceItem): ServiceThing => ({
  '@type': 'Service',
  '@id': `${addressOf(page, item.url)}#service`,
  name: item.title,
  description: item.summary ?? undefined,
  url: addressOf(page, item.url),
  provider: publisherOf(page),
  image: pictureOf(page, item.image),
  offers: item.price === null ? undefined : { '@type': 'Offer', price: item.price, priceCurrency: 'EUR', url: addressOf(page, item.url) },
})

const gallery = (page: DataPage, album: Album): ImageGallery => ({
  '@type': 'ImageGallery',
  name: album.name,
  url: addressOf(page, album.url),
  image: album.images.flatMap((image) => {
    const contentUrl = pictureOf(page, image)
    return contentUrl === undefined ? [] : [{ '@type': 'ImageObject', contentUrl, description: image.alt } as const]
  }),
})

const list = (page: DataPage, kind: AddressedKind, items: readonly { readonly title: string; readonly url: string }[]): ItemList[] => {
  const shown = items.filter(({ url }) => isItemShown(page.start.site.itemPages, kind, url))
  const itemListElement = shown.map(
    ({ title, url }, index) => ({ '@type': 'ListItem', position: index + 1, name: title, url: addressOf(page, url) }) as const,
  )
  return itemListElement.length === 0 ? [] : [{ '@type': 'ItemList', itemListElement }]
}

/** Converts items with a name into items with a title. */
function named(items: readonly { readonly name: string; readonly url: string }[] = []) {
  return items.map(({ name, url }) => ({ title: name, url }))
}

const isEvent = (item: Element | ElementItem | undefined): item is ElementItem => item?.route === 'event'

/** Returns the things of a page: one article, news item, event, service or album, or else the lists that it shows. */
export function itemsOf(page: DataPage): Thing[] {
  return oneOf(page) ?? listsOf(page)
}

function oneOf(page: DataPage): Thing[] | null {
  const { params } = page.state.page
  const blog = params['blog'] === undefined ? undefined : findAnswer(page, 'blog.get')
  if (blog) return [posting(page, blog)]
  const news = findAnswer(page, 'news.get')
  if (news) return [newsArticle(page, news)]
  const element = findAnswer(page, 'element.get')
  if (isEvent(element)) return [event(page, element)]
  const one = findAnswer(page, 'service.get')
  if (one) return [service(page, one)]
  const product = findAnswer(page, 'product.get')
  if (product) return [productThing(page, product)]
  const album = findAnswer(page, 'album.get')
  return album ? [gallery(page, album)] : null
}

function listsOf(page: DataPage): Thing[] {
  // The logos of the footer are elements too.
  const events = page.answers
    .filter(({ call, params }) => call === 'element.list' && params['route'] === 'event')
    .flatMap(({ value }) => (value as { readonly items: readonly ElementItem[] }).items)
  return [
    ...list(page, 'blog', findAnswer(page, 'blog.list')?.blogs ?? []),
    ...list(page, 'news', findAnswer(page, 'news.list')?.news ?? []),
    ...list(page, 'service', findAnswer(page, 'service.list')?.services ?? []),
    ...list(page, 'product', named(findAnswer(page, 'product.list')?.products)),
    ...list(page, 'album', named(findAnswer(page, 'album.list')?.albums)),
    ...events.map((item) => event(page, item)),
  ]
}
