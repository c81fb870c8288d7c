import { readFile } from 'node:fs/promises'
import type { PageData } from '#schemas/api/content/page.ts'
import type { BlockPreview } from '#schemas/runtime/block-preview.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { BlockData, PageParts } from '#schemas/runtime/site-rendering.ts'
import { systemClock } from '#domain/dates/clock.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import { collectNeeds } from '#engine/needs/collect-needs.ts'
import { mediaIdsOf } from '#engine/document/media-ids.ts'
import { prepareBlocks } from '#engine/prepare-blocks.ts'
import { visitor } from '#server/platform/scope/caller.ts'
import type { Features } from '#server/composition/features.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { fetchBlockData } from '#server/http/pages/fetch-block-data.ts'
import { loadStart } from '#server/http/pages/load-site-data.ts'
import { firstItems } from './default-items.ts'

/** An example of a block as the catalogue shows it: as a visitor's page would, or on a stage of its own. */
interface CatalogueExample {
  readonly name: string
  readonly block: Block
  readonly stage: BlockPreview | null
}

interface CatalogueEntry {
  readonly type: string
  readonly label: { readonly fr: string }
  readonly examples: readonly CatalogueExample[]
}

const file = new URL('../../../schemas/generated/catalogue.json', import.meta.url)

/** The block types and their examples, each in every state that is shown of it. */
export async function readCatalogue(): Promise<readonly CatalogueEntry[]> {
  // Nothing of it is loaded where no catalogue is shown.
  const { stages } = await import('#blocks/stages.ts')
  return (JSON.parse(await readFile(file, 'utf8')) as CatalogueEntry[]).map(({ examples, ...entry }) => ({
    ...entry,
    examples: examples.flatMap(({ name, block }): CatalogueExample[] => {
      const own = (stages.get(entry.type) ?? []).filter((stage) => stage.examples.includes(name))
      return own.length === 0 ? [{ name, block, stage: null }] : own.map((stage) => ({ name: `${name}, ${stage.state}`, block, stage }))
    }),
  }))
}

/** What of the catalogue is asked for: a type, and one of its examples, counted from one; without it all of them on one page, as visitors would see them. */
interface CatalogueChoice {
  readonly type: string
  readonly example: number | null
}

interface Chosen {
  readonly title: string
  readonly blocks: Block[]
  readonly stage: BlockPreview | null
}

async function choose({ type, example }: CatalogueChoice): Promise<Chosen> {
  const entry = (await readCatalogue()).find((each) => each.type === type)
  if (!entry) throw notFound()
  if (example === null) return { title: entry.label.fr, blocks: [...new Set(entry.examples.map(({ block }) => block))], stage: null }
  const chosen = entry.examples[example - 1]
  if (!chosen) throw notFound()
  return { title: entry.label.fr, blocks: [chosen.block, ...(chosen.stage?.beside ?? [])], stage: chosen.stage }
}

/** With what a stage shows its examples; without one, with nothing. */
function settingOf(stage: BlockPreview | null) {
  const { languages = [], query = {}, answers = {}, form = null, actors = {} } = stage ?? {}
  return { languages, query, answers, form, still: stage ? actors : undefined }
}

/** The parts of a page that shows examples of one block type, and nothing round them. What stands on a stage is looked at only: no script runs, and no form has a place to go. */
export async function loadCataloguePage(
  features: Features,
  scope: Scope,
  choice: CatalogueChoice,
  onFailure: (call: string, error: unknown) => void,
): Promise<PageParts> {
  const { title, blocks: chosen, stage } = await choose(choice)
  const calls = { features, scope, caller: visitor }
  const { start: own } = await loadStart(calls, onFailure)
  const { languages, query, answers: given, form, still } = settingOf(stage)
  const start = { ...own, site: { ...own.site, languages: [...own.site.languages, ...languages] } }
  const rules = await features.parameters.textRules(scope)
  const reading = { sanitise: features.sanitiser.sanitise, ...rules, audience: 'visitors' as const, now: systemClock() }
  const { blocks } = prepareBlocks(features.registry, chosen, reading)
  const params = { ...(await firstItems(calls)), ...stage?.params }
  const today = parisDay(systemClock())
  const context = { siteId: scope.site.id, locale: scope.locale, params, query, today }
  const asked = await fetchBlockData(blocks, context, {
    ...{ registry: features.registry, calls },
    onFailure: (call, error) => !(call in given) && onFailure(call, error),
  })
  const data = withAnswers(asked.data, given, collectNeeds(features.registry, blocks, context))
  const media = [...(await features.media.images(scope, mediaIdsOf(blocks, {}))).values()]
  const page: PageData = {
    $schema: '/schemas/page.schema.json',
    id: 0,
    url: `_catalogue/${choice.type}`,
    locale: scope.locale,
    title,
    seo: { noIndex: true },
    shell: { name: 'default', hash: 'sha256-none' },
    middleware: [],
    params,
    layout: { id: 0, hash: 'sha256-none', blocks },
    media,
    alternates: languages.map(({ code }) => ({ locale: code, url: `_catalogue/${choice.type}` })),
  }
  return {
    ...{ start, locale: scope.locale, path: `/${page.url}`, query: context.query, today, page, shell: null, media, data },
    ...{ answers: asked.answers, error: null, form, still },
  }
}

/** The data of blocks with the answers that a stage gives in place of those of the site. */
function withAnswers(data: BlockData, given: NonNullable<BlockPreview['answers']>, needs: ReturnType<typeof collectNeeds>): BlockData {
  const answers = new Map<string, unknown>(Object.entries(given))
  const whole: Record<string, Record<string, unknown>> = Object.fromEntries(Object.entries(data).map(([id, own]) => [id, { ...own }]))
  for (const { call, targets } of needs) {
    if (!answers.has(call)) continue
    for (const { blockId, key } of targets) (whole[blockId] ??= {})[key] = answers.get(call)
  }
  return whole
}
