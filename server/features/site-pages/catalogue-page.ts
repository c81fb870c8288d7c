import { readFile } from 'node:fs/promises'
import type { PageData } from '#schemas/api/page.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { PageParts } from '#schemas/site-rendering.ts'
import { systemClock } from '#domain/clock.ts'
import { parisDay } from '#domain/paris-day.ts'
import { mediaIdsOf } from '#engine/media-ids.ts'
import { prepareBlocks } from '#engine/prepare-blocks.ts'
import { visitor } from '#server/features/sessions/caller.ts'
import { callInProcess } from '#server/features/calls/call-in-process.ts'
import type { Features } from '#server/features/features.ts'
import { notFound } from '#server/features/refusal.ts'
import type { Scope } from '#server/features/sites/site.ts'
import { askNeeds } from './ask-needs.ts'
import { loadStart } from './load-start.ts'

interface CatalogueEntry {
  readonly type: string
  readonly label: { readonly fr: string }
  readonly examples: readonly { readonly block: Block }[]
}

const file = new URL('../../../schemas/generated/catalogue.json', import.meta.url)

/** The block types and their examples. */
export async function readCatalogue(): Promise<readonly CatalogueEntry[]> {
  return JSON.parse(await readFile(file, 'utf8')) as CatalogueEntry[]
}

/** What of the catalogue is asked for: a type, and one of its examples, counted from one; without it all of them on one page. */
interface CatalogueChoice {
  readonly type: string
  readonly example: number | null
}

/** The parts of a page that shows the examples of one block type, and nothing round them. */
export async function loadCataloguePage(
  features: Features,
  scope: Scope,
  { type, example }: CatalogueChoice,
  onFailure: (call: string, error: unknown) => void,
): Promise<PageParts> {
  const entry = (await readCatalogue()).find((each) => each.type === type)
  const examples = example === null ? entry?.examples : entry?.examples.slice(example - 1, example)
  if (!entry || !examples || examples.length === 0) throw notFound()
  const calls = { features, scope, caller: visitor }
  const { start } = await loadStart(calls, onFailure)
  const { blocks } = prepareBlocks(
    features.registry,
    examples.map(({ block }) => block),
    {
      sanitise: features.sanitiser.sanitise,
      ...(await features.parameters.textRules(scope)),
      audience: 'visitors',
      now: systemClock(),
    },
  )
  const params = await firstItems(features, scope)
  const today = parisDay(systemClock())
  const context = { siteId: scope.site.id, locale: scope.locale, params, query: {}, today }
  const { data, answers } = await askNeeds(blocks, context, { registry: features.registry, calls, onFailure })
  const media = [...(await features.media.images(scope, mediaIdsOf(blocks, {}))).values()]
  const page: PageData = {
    $schema: '/schemas/page.schema.json',
    id: 0,
    url: `_catalogue/${type}`,
    locale: scope.locale,
    title: entry.label.fr,
    seo: { noIndex: true },
    shell: { name: 'default', hash: 'sha256-none' },
    middleware: [],
    params,
    layout: { id: 0, hash: 'sha256-none', blocks },
    media,
    alternates: [],
  }
  return { start, locale: scope.locale, path: `/${page.url}`, query: {}, today, page, shell: null, media, data, answers, error: null }
}

/** The first thing of each kind, for the blocks that show the one their page is about. */
async function firstItems(features: Features, scope: Scope): Promise<Record<string, number>> {
  const context = { features, scope, caller: visitor }
  const { blogs } = await callInProcess(context, 'blog.list', { nbItem: 1 })
  const { news } = await callInProcess(context, 'news.list', { nbItem: 1 })
  const { services } = await callInProcess(context, 'service.list', { nbItem: 1 })
  const { items: events } = await callInProcess(context, 'element.list', { route: 'event', nbItem: 1, orderBy: 'startAt:desc' })
  const { albums } = await callInProcess(context, 'album.list', { nbItem: 1 })
  const [blog, folder] = [blogs[0]?.id, blogs[0]?.folder?.id]
  const found = Object.entries({ blog, folder, event: events[0]?.id, news: news[0]?.id, service: services[0]?.id, album: albums[0]?.id })
  return Object.fromEntries(found.flatMap(([name, id]) => (id === undefined ? [] : [[name, id]])))
}
