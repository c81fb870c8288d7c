import { parameterDefinitions } from '#domain/parameters.ts'
import type { NeedContext } from '#engine/registry/needs.ts'
import { localPath } from '#i18n/locale.ts'
import type { SiteContext } from '#renderer/context.ts'
import { constantDocument, documentFacts, type DocumentStore } from '#renderer/document-store.ts'
import { imageExample } from '#schemas/api/base/image.ts'
import { siteInfo } from '#schemas/api/sites/site-calls.ts'
import type { SiteInfo } from '#schemas/api/sites/site.ts'
import type { Block } from '#schemas/generated/content.ts'

/** The context of data needs in tests: a page that is one of each kind, and a search. */
export const needsContext: NeedContext = {
  siteId: 37,
  locale: 'fr_FR',
  params: { blog: 81, album: 2, event: 41, news: 5, service: 6, product: 30 },
  query: { q: 'eurl' },
  today: '2026-11-20',
}

const values: Readonly<Record<string, string>> = {
  COMPANY_NAME: 'Greffe & Plume',
  COMPANY_PHONE: '+33199003700',
  COMPANY_EMAIL: 'bonjour@greffe-plume.example',
  HEAD_OFFICE: '12 rue des Actes, 69002 Lyon',
  RCS_NUMBER: 'Lyon 123 456 789',
  SHARE_CAPITAL: '10 000 €',
  FACEBOOK_URL: 'https://social.example/greffe-plume',
  LINKEDIN_URL: 'https://social.example/greffe-plume',
}

/** The placeholders' values in tests. */
export const testPlaceholders: ReadonlyMap<string, string> = new Map(Object.entries(values))

/** A site, a page, parameters and pictures for a view to stand in. */
export const testContext: SiteContext = {
  site: siteInfo.example.data as SiteInfo,
  page: {
    id: 12,
    url: 'domiciliation-commerciale',
    locale: 'fr_FR',
    title: 'Domiciliation commerciale',
    params: { blog: 81, event: 41, news: 5, service: 6, product: 30 },
    query: { q: 'eurl' },
    today: '2026-11-20',
    moment: Date.parse('2026-11-20T10:00:00Z'),
    canonical: 'http://localhost:3000/domiciliation-commerciale',
    alternates: [],
    path: '/domiciliation-commerciale',
  },
  parameters: new Map(parameterDefinitions.map(({ type, default: fallback }) => [type, values[type] ?? fallback])),
  media: new Map([1, 2, 3].map((id) => [id, { ...imageExample, id }])),
  localPath: (url) => localPath(url, 'fr_FR', { default: 'fr_FR', codes: ['fr_FR'] }),
}

const blocks: readonly Block[] = [
  { id: 'depot', type: 'section', v: 1, props: { title: 'Le dépôt', anchor: 'depot', level: 2 } },
  { id: 'pieces', type: 'heading', v: 1, props: { text: 'Les pièces', anchor: 'pieces', level: 3 } },
]

/** The document of a page that has two linkable places. */
export const testDocument: DocumentStore = constantDocument(documentFacts({ blocks }))
