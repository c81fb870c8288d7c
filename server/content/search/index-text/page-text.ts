import type { Block } from '#schemas/generated/content.ts'
import { collectNeeds } from '#engine/needs/collect-needs.ts'
import { prepareBlocks } from '#engine/prepare-blocks.ts'
import { expandSections } from '#engine/sections/expand-sections.ts'
import { readBlocks } from '#engine/document/read-blocks.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { blockWords, type BlockTextContext } from './block-text.ts'
import { captionWords } from './caption-text.ts'
import { wordsOfInterface } from './interface-text.ts'
import type { ItemWords, IndexDeps } from './index-deps.ts'
import { propWords } from './prop-text.ts'
import type { ShownText } from './rendered-text.ts'

/** The blocks without those that are shown only for a time: these are not searched. */
const lasting = (blocks: readonly Block[]): Block[] =>
  blocks
    .filter(({ visibility }) => visibility?.from == null && visibility?.until == null)
    .map(({ slots, ...block }) => ({
      ...block,
      ...(slots && { slots: Object.fromEntries(Object.entries(slots).map(([name, own]) => [name, lasting(own)])) }),
    }))

type Knows = Omit<BlockTextContext, 'data'>

async function knownOf({ features }: IndexDeps, scope: Scope): Promise<Knows> {
  const listed = await features.parameters.list(scope, { filters: [], orderBy: [] } as never)
  const values = new Map(listed.map(({ type, value }) => [type, value]))
  return {
    ...{ locale: scope.locale, siteName: scope.site.name, messages: wordsOfInterface(scope.locale) },
    parameter: (type) => {
      const value = values.get(type)
      return typeof value === 'string' && value !== '' ? value : null
    },
    captions: (film) => captionWords(features, scope, [film]),
  }
}

/** Reads the computed words of a page's blocks, by the id of each. */
async function answersOf(
  { features, answer, now }: IndexDeps,
  scope: Scope,
  blocks: readonly Block[],
): Promise<ReadonlyMap<string, Record<string, unknown>>> {
  const asking: Block[] = []
  walkBlocks(blocks, ({ slots: _slots, ...block }) => Object.hasOwn(blockWords, block.type) && asking.push(block))
  const context = { siteId: scope.site.id, locale: scope.locale, params: {}, query: {}, today: new Date(now()).toISOString().slice(0, 10) }
  const data = new Map<string, Record<string, unknown>>()
  for (const { call, params, targets } of collectNeeds(features.registry, asking, context)) {
    const value: unknown = await answer(scope, call, params)
    for (const { blockId, key } of targets) data.set(blockId, { ...data.get(blockId), [key]: value })
  }
  return data
}

async function wordsOfBlocks(parts: IndexDeps, scope: Scope, known: Knows, stored: Block[]): Promise<ShownText[]> {
  const { features, now } = parts
  const rules = await features.parameters.textRules(scope)
  const { sanitise } = features.sanitiser
  const { blocks } = prepareBlocks(features.registry, lasting(expandSections(stored, await features.sections.read(scope))), {
    ...rules,
    sanitise,
    audience: 'visitors',
    now: now(),
  })
  const data = await answersOf(parts, scope, blocks)
  const inOrder: Block[] = []
  walkBlocks(blocks, (block) => inOrder.push(block))
  const texts: ShownText[] = []
  for (const { id, type, props } of inOrder) {
    texts.push(...propWords(features.registry.types.get(type)?.fields ?? [], props))
    const words = Object.hasOwn(blockWords, type) ? blockWords[type] : undefined
    if (words) texts.push(...(await words(props as never, { ...known, data: data.get(id) ?? {} })))
  }
  return texts
}

/** Reads the shown words of a site's published pages in a language, also of those that are planned for later. */
export async function pageWords(parts: IndexDeps, scope: Scope): Promise<ItemWords[]> {
  const rows = await parts.db
    .selectFrom('seen_documents as d')
    .innerJoin('revisions as r', 'r.id', 'd.published_revision_id')
    .select(['d.page_id as id', 'r.id as revisionId', 'r.blocks', 'r.sanitised_hashes', 'r.sanitiser_version'])
    .where('d.site_id', '=', scope.site.id)
    .where('d.locale', '=', scope.locale)
    .where('d.deleted_at', 'is', null)
    .where('d.url', 'not like', '%{%')
    .orderBy('d.page_id')
    .execute()
  const known = await knownOf(parts, scope)
  const found: ItemWords[] = []
  for (const { id, revisionId, blocks, sanitised_hashes, sanitiser_version } of rows) {
    parts.features.sanitiser.trust(sanitiser_version, sanitised_hashes)
    found.push({ type: 'PAGE', id, locale: scope.locale, revisionId, texts: await wordsOfBlocks(parts, scope, known, readBlocks(blocks)) })
  }
  return found
}
