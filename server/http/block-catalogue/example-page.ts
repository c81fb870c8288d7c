import type { PageData } from '#schemas/api/content/page.ts'
import type { BlockPreview } from '#schemas/runtime/block-preview.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { BlockData, PageParts } from '#schemas/runtime/site-rendering.ts'
import { systemClock } from '#domain/dates/clock.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import { copyBlockData, putAnswer } from '#engine/needs/block-data.ts'
import { collectNeeds } from '#engine/needs/collect-needs.ts'
import { mediaIdsOf } from '#engine/document/media-ids.ts'
import { prepareBlocks } from '#engine/prepare-blocks.ts'
import { visitor } from '#server/platform/scope/caller.ts'
import type { Features } from '#server/composition/features.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { fetchBlockData } from '#server/http/pages/fetch-block-data.ts'
import { loadStart } from '#server/http/pages/load-site-data.ts'
import { firstItems } from './default-items.ts'

/** Blocks that are shown alone on a page. */
export interface ShownBlocks {
  readonly title: string
  /** The address that the page gives as its own. */
  readonly url: string
  readonly blocks: Block[]
  readonly stage: BlockPreview | null
}

/** The setting in which a stage shows its examples; empty without one. */
function settingOf(stage: BlockPreview | null) {
  const { languages = [], query = {}, answers = {}, form = null, actors = {} } = stage ?? {}
  return { languages, query, answers, form, still: stage ? actors : undefined }
}

/** Loads the parts of a page that shows blocks and nothing around them. Blocks on a stage are looked at only: no script runs, and no form can be sent. */
export async function loadExamplePage(
  features: Features,
  scope: Scope,
  { title, url, blocks: chosen, stage }: ShownBlocks,
  onFailure: (call: string, error: unknown) => void,
): Promise<PageParts> {
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
  const fetched = await fetchBlockData(blocks, context, {
    ...{ registry: features.registry, calls },
    onFailure: (call, error) => !Object.hasOwn(given, call) && onFailure(call, error),
  })
  const data = withAnswers(fetched.data, given, collectNeeds(features.registry, blocks, context))
  const media = [...(await features.media.images(scope, mediaIdsOf(blocks, {}))).values()]
  const page: PageData = {
    $schema: '/schemas/page.schema.json',
    id: 0,
    url,
    locale: scope.locale,
    title,
    seo: { noIndex: true },
    shell: { name: 'default', hash: 'sha256-none' },
    middleware: [],
    params,
    layout: { id: 0, hash: 'sha256-none', blocks },
    media,
    alternates: languages.map(({ code }) => ({ locale: code, url })),
  }
  return {
    ...{ start, locale: scope.locale, path: `/${page.url}`, query: context.query, today, page, shell: null, media, data },
    ...{ answers: fetched.answers, error: null, form, still },
  }
}

/** The data of blocks with the answers that a stage gives in place of those of the site. */
function withAnswers(data: BlockData, given: NonNullable<BlockPreview['answers']>, needs: ReturnType<typeof collectNeeds>): BlockData {
  const answers = new Map<string, unknown>(Object.entries(given))
  const whole = copyBlockData(data)
  for (const { call, targets } of needs) {
    if (!answers.has(call)) continue
    putAnswer(whole, targets, answers.get(call))
  }
  return whole
}
