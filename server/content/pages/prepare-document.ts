import type { PageData } from '#schemas/api/content/page.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { BlockProblem } from '#engine/validation/block-error.ts'
import { freeAnchors, marksOf } from '#engine/validation/unique-anchors.ts'
import { mediaIdsOf } from '#engine/document/media-ids.ts'
import { prepareBlocks } from '#engine/prepare-blocks.ts'
import { expandSections, type SectionBlocks } from '#engine/sections/expand-sections.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { Audience } from '#engine/visibility/visibility.ts'
import type { Clock } from '#domain/dates/clock.ts'
import type { Media } from '#server/content/media/service.ts'
import type { PageHead } from '#server/database/tables/page-tables.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { PageLocation } from './find-page.ts'
import type { Sanitiser } from './sanitiser.ts'
import type { Shells } from './shells.ts'

/** Page ready to be rendered, with the blocks that were left out and the next instant at which a block appears or disappears. */
export interface PreparedPage {
  readonly data: PageData
  readonly problems: readonly BlockProblem[]
  readonly nextEdge: number | null
  /** False if the settings could not be read. Such a page is not cached. */
  readonly isWhole: boolean
}

/** Document to prepare: a published page, or one that is stored elsewhere, such as a draft. */
export interface UnpreparedDocument {
  readonly id: number
  readonly locale: string
  readonly layoutId: number
  readonly head: Pick<PageHead, 'shell' | 'middleware'>
  readonly blocks: Block[]
  /** Hash of head and blocks. */
  readonly hash: string
  readonly place: PageLocation
}

/** Dependencies of the preparation. */
export interface PreparationNeeds {
  readonly registry: Registry
  readonly sanitiser: Sanitiser
  readonly media: Media
  readonly parameters: Parameters
  readonly shells: Shells
  readonly readSections: (scope: Scope) => Promise<SectionBlocks>
  readonly clock: Clock
}

/** Migrates, validates, cleans and filters the blocks of a document for an audience, and adds the pictures that they show. */
export async function prepareDocument(
  { registry, sanitiser, media, parameters, shells, readSections, clock }: PreparationNeeds,
  scope: Scope,
  document: UnpreparedDocument,
  audience: Audience,
): Promise<PreparedPage> {
  const { id, locale, head, place } = document
  const [{ isWhole, ...rules }, sections, shell] = await Promise.all([
    parameters.textRulesForNow(scope),
    readSections(scope),
    shells.read(scope, head.shell),
  ])
  const isClosedItself = rules.isClosed?.(place.url) === true
  const {
    blocks: ready,
    problems,
    nextEdge,
  } = prepareBlocks(registry, expandSections(document.blocks, sections), {
    ...rules,
    isClosedItself,
    sanitise: sanitiser.sanitise,
    audience,
    now: clock(),
    place: `page(${place.url === '' ? 'home' : place.url})`,
  })
  const [blocks = ready] = freeAnchors([ready], marksOf(...Object.values({ ...shell.regions })))
  const pictures = await media.images(scope, mediaIdsOf(blocks, place.seo))
  const data: PageData = {
    $schema: '/schemas/page.schema.json',
    id,
    locale,
    ...place,
    seo: isClosedItself ? { ...place.seo, noIndex: true } : place.seo,
    shell: { name: head.shell, hash: shell.hash },
    middleware: head.middleware,
    layout: { id: document.layoutId, hash: document.hash, blocks },
    media: [...pictures.values()],
  }
  return { data, problems, nextEdge, isWhole }
}
