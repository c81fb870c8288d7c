import type { Kysely } from 'kysely'
import { rowIdSchema } from '#schemas/api/base/scalars.ts'
import { parameterDefinitions } from '#domain/parameters.ts'
import { PAGE_REGION, type EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { MediaFact, QualityFacts, SectionState } from '#engine/quality/facts.ts'
import { referencesOf, type References } from '#engine/quality/references.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { readMedia, type MediaRow } from '#server/content/media/repository.ts'
import wordsToReplace from '#server/content/models/words-to-replace.json' with { type: 'json' }
import { readHead } from '#server/content/pages/read-head.ts'
import { middlewareOf, runMiddleware } from '#server/content/pages/middleware.ts'
import { localesOf, type Scope } from '#server/platform/scope/site.ts'
import type { DraftScope } from '#server/content/drafts/draft-scope.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import { aside } from '#server/content/drafts/aside/draft-thread.ts'
import { isLight } from '#server/content/drafts/aside/weigh.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { linkFacts, type LinkNeeds } from './link-facts.ts'
import { readSourceTexts } from './source-texts.ts'
import { readPriceFacts } from './price-facts.ts'
import { remembered } from './remember-review.ts'

/** Services that the facts of a site are read with. */
export interface FactNeeds extends LinkNeeds {
  readonly db: Kysely<Tables>
  readonly registry: Registry
  readonly parameters: Parameters
}

/**
 * Reads the facts of a site that the checks of a document need. It has no pairs of colours: the stylesheet of the theme darkens or
 * lightens what could not be read.
 */
export async function readFacts(needs: FactNeeds, document: EditedDocument, scope: DraftScope): Promise<QualityFacts> {
  const { db, registry, parameters } = needs
  const hosts = hostsOf(scope)
  const named = await remembered('named', document, hosts, () => namedBy(registry, document, hosts))
  const [links, media, forms, sections, emptySettings, sourceTexts, prices] = await Promise.all([
    // The pages to which a closed page leads are closed with it.
    isClosed(document, scope) ? {} : linkFacts(needs, scope, named.links),
    mediaFacts(db, scope, named.media),
    formFacts(db, scope, named.forms),
    sectionFacts(db, scope, named.sections),
    readEmptySettings(parameters, scope),
    readSourceTexts(db, scope),
    readPriceFacts(db, scope),
  ])
  const { url } = document.head
  // A page that was never published may lead to itself.
  const own = typeof url === 'string' && Object.hasOwn(links, `/${url}`) ? { [`/${url}`]: true } : {}
  const contents = { links: { ...links, ...own }, media, forms, sections }
  const words = { emptySettings, wordsToReplace, prices, ...(sourceTexts && { sourceTexts }) }
  return { locale: scope.locale, hosts, ...contents, colors: [], ...words }
}

/** The facts of the checks on words alone: what a document names is not looked up. */
export async function readWordFacts({ db }: Pick<FactNeeds, 'db'>, scope: DraftScope): Promise<QualityFacts> {
  const sourceTexts = await readSourceTexts(db, scope)
  const none = { hosts: [], links: {}, media: {}, forms: {}, sections: {}, colors: [], emptySettings: [], prices: [] }
  return { locale: scope.locale, ...none, wordsToReplace, ...(sourceTexts && { sourceTexts }) }
}

async function namedBy(registry: Registry, document: EditedDocument, hosts: readonly string[]): Promise<References> {
  return isLight(document) ? referencesOf(registry, document, hosts) : aside('named', { document, hosts })
}

// A domain is stored without the port that a server of developers has.
function hostsOf({ site }: Scope): string[] {
  const { port } = new URL(site.url)
  return [...new Set(site.hosts.flatMap((host) => (port === '' ? [host] : [host, `${host}:${port}`])))]
}

function isClosed({ head, regions }: EditedDocument, { site }: Scope): boolean {
  if (!(PAGE_REGION in regions)) return false
  return runMiddleware(middlewareOf(readHead(head)), { site, audience: 'admins' }).kind === 'missing'
}

async function mediaFacts(db: Kysely<Tables>, scope: Scope, ids: readonly number[]): Promise<Record<string, MediaFact | null>> {
  const rows = ids.length === 0 ? [] : await readMedia(db, scope.site.id, ids)
  const found = new Map(rows.map((row) => [row.id, row]))
  return Object.fromEntries(ids.map((id) => [id, mediaFact(found.get(id), scope)]))
}

function mediaFact(row: MediaRow | undefined, scope: Scope): MediaFact | null {
  if (!row) return null
  const [alt = ''] = localesOf(scope).flatMap((locale) => ownValue(row.texts, locale)?.alt ?? [])
  return { isPicture: row.mime.startsWith('image/'), width: row.width ?? 0, alt }
}

async function formFacts(db: Kysely<Tables>, { site }: Scope, names: readonly string[]): Promise<Record<string, boolean>> {
  if (names.length === 0) return {}
  const rows = await db.selectFrom('forms').select('name').where('site_id', '=', site.id).where('name', 'in', names).execute()
  const found = new Set(rows.map(({ name }) => name))
  return Object.fromEntries(names.map((name) => [name, found.has(name)]))
}

async function sectionFacts(db: Kysely<Tables>, scope: Scope, ids: readonly number[]): Promise<Record<string, SectionState>> {
  const possible = ids.filter((id) => rowIdSchema.safeParse(id).success)
  if (possible.length === 0) return Object.fromEntries(ids.map((id) => [id, 'gone']))
  const rows = await db
    .selectFrom('seen_sections')
    .select(['section_id', 'locale'])
    .where('site_id', '=', scope.site.id)
    .where('section_id', 'in', possible)
    .execute()
  const seen = localesOf(scope)
  const stateOf = (id: number): SectionState => {
    const own = rows.filter(({ section_id }) => section_id === id)
    if (own.some(({ locale }) => seen.includes(locale))) return 'shown'
    return own.length > 0 ? 'elsewhere' : 'gone'
  }
  return Object.fromEntries(ids.map((id) => [id, stateOf(id)]))
}

async function readEmptySettings(parameters: Parameters, scope: Scope): Promise<string[]> {
  const placeholders = await parameters.placeholders(scope)
  const lines = [...placeholders].filter(([, value]) => value === null || value === '').map(([name]) => name)
  const legal = parameterDefinitions.filter(({ group, kind }) => group === 'legal' && kind === 'TEXT')
  const texts = await Promise.all(legal.map(async ({ type }) => ((await parameters.value(scope, type)) ? [] : [type])))
  return [...lines, ...texts.flat()]
}
