import type { PageData } from '#schemas/api/content/page.ts'
import type { BlockPreview } from '#schemas/runtime/block-preview.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { BlockData, PageParts } from '#schemas/runtime/site-rendering.ts'
import type { CallName } from '#schemas/api/calls.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import { emptyBlockData, putAnswer } from '#engine/needs/block-data.ts'
import { collectNeeds } from '#engine/needs/collect-needs.ts'
import { mediaIdsOf } from '#engine/document/media-ids.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import { resolveInBatches } from '#engine/needs/resolve-in-batches.ts'
import type { NeedContext } from '#engine/registry/needs.ts'
import { prepareBlocks } from '#engine/prepare-blocks.ts'
import { expandSections } from '#engine/sections/expand-sections.ts'
import type { DrawnPage } from '#server/content/previews/read-drawn-page.ts'
import { parametersOf } from '#server/content/pages/page-url.ts'
import type { Features } from '#server/composition/features.ts'
import { cachedCall } from '#server/http/pages/cached-calls.ts'
import { loadStart } from '#server/http/pages/load-site-data.ts'
import { visitor } from '#server/platform/scope/caller.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { exampleOf } from './example-answers.ts'

/** The stages of all block types, without those that show an empty or a failed block. */
type Stages = ReadonlyMap<string, readonly BlockPreview[]>

/** The calls whose answers neither a stock nor the day changes: settings, forms, services and albums are those of the site. */
export const steadyCalls: ReadonlySet<string> = new Set<CallName>([
  ...(['parameter.list', 'component.conf', 'company.addresses', 'mealIcon.list', 'form.get'] as const),
  ...(['service.list', 'service.get', 'album.list', 'album.get'] as const),
])

const isFilled = ({ isEmpty, isFailure }: BlockPreview): boolean => isEmpty !== true && isFailure !== true

/** The first filled stages of the types of some blocks, as one setting. */
function settingOf(stages: Stages, blocks: readonly Block[]): Omit<BlockPreview, 'state' | 'examples'> {
  const types = new Set<string>()
  walkBlocks(blocks, ({ type }) => types.add(type))
  const found = [...types].flatMap((type) => stages.get(type)?.find(isFilled) ?? [])
  return {
    answers: Object.assign({}, ...found.map(({ answers }) => answers)) as NonNullable<BlockPreview['answers']>,
    params: Object.assign({}, ...found.map(({ params }) => params)) as NonNullable<BlockPreview['params']>,
    actors: Object.assign({}, ...found.map(({ actors }) => actors)) as NonNullable<BlockPreview['actors']>,
  }
}

/** Data of blocks from their stages, else from steady calls, else from the examples of the calls: the same on every day and with every stock. */
async function exampleData(
  features: Features,
  blocks: readonly Block[],
  { answers, context, scope }: { readonly answers: object; readonly context: NeedContext; readonly scope: Scope },
): Promise<BlockData> {
  const { registry } = features
  const given = new Map<string, unknown>(Object.entries(answers))
  const data = emptyBlockData()
  await resolveInBatches(
    collectNeeds(registry, blocks, context),
    ({ isDue }) => isDue?.(data) ?? true,
    async ({ call, params, targets }) => {
      const example = exampleOf(call, given.get(call), { params, today: context.today })
      const isReal = steadyCalls.has(call) && !given.has(call)
      const answer = isReal
        ? await cachedCall({ features, scope, caller: visitor }, call as CallName, params).catch(() => example)
        : example
      putAnswer(data, targets, answer)
    },
  )
  return data
}

/** Loads the main region of a page as its picture shows it. Nothing in it depends on the day, on the stock or on a person. */
export async function loadPagePicture(features: Features, scope: Scope, page: DrawnPage & { readonly id: number }): Promise<PageParts> {
  const { head, at } = page
  const { start } = await loadStart({ features, scope, caller: visitor }, () => undefined)
  const rules = await features.parameters.textRules(scope)
  const audience = head.middleware.some((name) => name === 'member' || name === 'admin') ? ('members' as const) : ('visitors' as const)
  const isClosedItself = rules.isClosed?.(head.url) === true
  const reading = { ...rules, isClosedItself, sanitise: features.sanitiser.sanitise, audience, now: at.getTime() }
  const { blocks } = prepareBlocks(features.registry, expandSections(page.blocks, await features.sections.read(scope)), reading)
  const { stages } = await import('#blocks/stages.ts')
  const { answers = {}, actors, params: staged } = settingOf(stages, blocks)
  const params = { ...Object.fromEntries(parametersOf(head.url).map((name) => [name, 1])), ...staged }
  const today = parisDay(at.getTime())
  const data = await exampleData(features, blocks, {
    ...{ answers, scope, context: { siteId: scope.site.id, locale: scope.locale, params, query: {}, today } },
  })
  const media = [...(await features.media.images(scope, mediaIdsOf(blocks, {}))).values()]
  const drawn: PageData = {
    ...{ $schema: '/schemas/page.schema.json', id: page.id, locale: scope.locale, url: head.url, title: head.title },
    ...{ seo: { noIndex: true }, shell: { name: 'default', hash: 'sha256-none' }, middleware: [], params },
    ...{ layout: { id: page.layoutId, hash: 'sha256-none', blocks }, media, alternates: [] },
  }
  return {
    ...{ start, locale: scope.locale, path: `/${head.url}`, query: {}, today, page: drawn, shell: null, media, data },
    ...{ answers: [], error: null, form: null, still: actors },
  }
}
