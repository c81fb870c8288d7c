import type { BreadcrumbList, FAQPage, Graph, Thing, WebPage, WebSite } from 'schema-dts'
import type { FaqProps } from '#schemas/generated/block-props.ts'
import type { Block } from '#schemas/generated/content.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import { menuTrail } from '#renderer/breadcrumb-trail.ts'
import { htmlLang } from '#i18n/locale.ts'
import { wholeBlocks } from '../document/full-blocks.ts'
import { addressOf, findAnswer, publisherOf, type DataPage } from './page-context.ts'
import { organizationOf } from './organization.ts'
import { itemsOf } from './page-items.ts'

/** The schema.org types of pages by their blocks. */
const KINDS = [
  ['ContactPage', ['contact-form', 'contact-details']],
  ['SearchResultsPage', ['search']],
  ['CollectionPage', ['blog-list', 'news-list', 'album-list', 'service-list', 'event-list', 'event-calendar']],
] as const

/** Builds the structured data of a page; null for a page without indexing. */
export function structuredData(page: DataPage): Graph | null {
  const { seo } = page.state.page
  if (page.state.error !== null || seo.noIndex === true) return null
  const blocks: Block[] = []
  walkBlocks(wholeBlocks(page.state.blocks), (block) => blocks.push(block))
  const things: Thing[] = [
    organizationOf(page),
    webSite(page),
    webPage(page, blocks),
    ...trailOf(page),
    ...itemsOf(page),
    ...questionsOf(blocks),
  ]
  return { '@context': 'https://schema.org', '@graph': onceEach(things) }
}

/** Removes duplicates by `@id`, or else by type and URL. */
function onceEach(things: readonly Thing[]): Thing[] {
  const described = new Set<string>()
  return things.filter((thing) => {
    const { '@type': type, '@id': id, url } = thing as { readonly '@type': string; readonly '@id'?: string; readonly url?: unknown }
    const name = id ?? (typeof url === 'string' ? `${type} ${url}` : null)
    if (name === null) return true
    const isNew = !described.has(name)
    described.add(name)
    return isNew
  })
}

function webSite(page: DataPage): WebSite {
  const { site } = page.start
  return {
    '@type': 'WebSite',
    '@id': `${site.url}/#website`,
    url: site.url,
    name: site.name,
    inLanguage: site.languages.map(({ code }) => htmlLang(code)),
    publisher: publisherOf(page),
  }
}

function webPage(page: DataPage, blocks: readonly Block[]): WebPage {
  const { state, start } = page
  const { canonical, title, seo, locale, url } = state.page
  const types = new Set(blocks.map(({ type }) => type))
  const kind = url === '' ? undefined : KINDS.find(([, shown]) => shown.some((type) => types.has(type)))
  return {
    '@type': kind?.[0] ?? 'WebPage',
    '@id': `${canonical}#page`,
    url: canonical,
    name: seo.title ?? title,
    description: seo.description,
    inLanguage: htmlLang(locale),
    isPartOf: { '@id': `${start.site.url}/#website` },
    ...(url !== '' && { breadcrumb: { '@id': `${canonical}#trail` } }),
  }
}

/** Returns the breadcrumb of this page. */
function trailOf(page: DataPage): BreadcrumbList[] {
  const { state, start } = page
  const { url, title, canonical } = state.page
  if (url === '') return []
  const ariane = findAnswer(page, 'blog.ariane') ?? findAnswer(page, 'blog.folderAriane')?.ariane
  const parents = ariane ? ariane.slice(0, -1) : menuTrail(start.site.menu, url)
  const steps = [{ name: start.site.name, url: '' }, ...parents, { name: title, url }].filter((step) => step.url !== null)
  return [
    {
      '@type': 'BreadcrumbList',
      '@id': `${canonical}#trail`,
      itemListElement: steps.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.name,
        item: index === steps.length - 1 ? canonical : addressOf(page, step.url ?? ''),
      })),
    },
  ]
}

/** Returns the questions that the page answers. */
function questionsOf(blocks: readonly Block[]): FAQPage[] {
  const items = blocks.filter(({ type }) => type === 'faq').flatMap(({ props }) => (props as unknown as FaqProps).items)
  if (items.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      mainEntity: items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]
}
