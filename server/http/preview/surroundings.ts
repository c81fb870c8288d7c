import type { PageData } from '#schemas/api/content/page.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { PageParts } from '#schemas/runtime/site-rendering.ts'
import { hashOf } from '#engine/document/hash.ts'
import { PAGE_REGION, type EditedDocument } from '#engine/draft/document/edited-document.ts'
import { prepareBlocks, type PrepareOptions } from '#engine/prepare-blocks.ts'
import { expandSections } from '#engine/sections/expand-sections.ts'
import { freeAnchors, marksOf } from '#engine/validation/unique-anchors.ts'
import type { Features } from '#server/composition/features.ts'
import { blocksOfShell } from '#server/http/pages/load-page.ts'
import { NO_REGIONS } from '#server/content/pages/shells.ts'
import type { PlannedVersions } from '#server/content/drafts/planning/planned-at.ts'
import type { PreviewRequest } from './preview-request.ts'
import { plannedShell, sectionsOf } from './planned-site.ts'
import { pageAround, shellOf, type ShownPage } from './page-around.ts'
import { headOfDraft, placeOfDraft, type PageLocation } from './page-place.ts'

/** The parts of a page around the blocks of a draft. */
export interface Surroundings {
  /** The page without its pictures; null for a shell of a site without a page. */
  readonly page: PageData | null
  /** The shell around a page; without blocks when it is the shell that is edited. */
  readonly shell: PageParts['shell']
  /** The blocks around those of the draft. */
  readonly around: readonly Block[]
  /** True for the page of a closed part of the site. */
  readonly isClosedItself: boolean
}

interface Needs {
  readonly features: Features
  readonly reading: PrepareOptions
  /** The planned versions of the moment; null where what is seen now is shown. */
  readonly planned: PlannedVersions | null
}

/** Reads what is drawn around the blocks of a draft: the shell around a page, or the page that a shell stands around. */
export function surroundings(needs: Needs, request: PreviewRequest, document: EditedDocument): Promise<Surroundings> {
  return request.key.kind !== 'SHELL' ? aroundPage(needs, request, document) : aroundShell(needs, request, document)
}

async function aroundPage(
  { features, reading, planned }: Needs,
  { key, scope, item }: PreviewRequest,
  document: EditedDocument,
): Promise<Surroundings> {
  const { audience, now } = reading
  const { shell: name } = headOfDraft(document)
  const [page, shell] = await Promise.all([
    pageOf({ features, scope }, { key, document, item }, []),
    plannedShell({ features, scope }, planned, name).then((regions) => features.shells.prepare(scope, name, { audience, now, regions })),
  ])
  const { problems: _problems, nextEdge: _nextEdge, isWhole: _isWhole, ...regions } = shell
  return {
    page: { ...page, shell: { name, hash: shell.hash } },
    shell: { ...regions, name },
    around: blocksOfShell(shell),
    isClosedItself: reading.isClosed?.(page.url) === true,
  }
}

async function aroundShell(
  { features, reading, planned }: Needs,
  { key, scope, mode, around: wanted }: PreviewRequest,
  { regions }: EditedDocument,
): Promise<Surroundings> {
  const name = shellOf(key)
  const shell = { name, hash: hashOf(null) }
  const found = await pageAround({ features, scope }, key, { wanted, mode })
  if (!found) return { page: null, shell: { ...shell, regions: NO_REGIONS }, around: [], isClosedItself: false }
  const stored = [...(found.document.regions[PAGE_REGION] ?? [])]
  const { url } = headOfDraft(found.document)
  const isClosedItself = reading.isClosed?.(url) === true
  const { blocks: ready } = prepareBlocks(features.registry, expandSections(stored, await sectionsOf({ features, scope }, planned)), {
    ...reading,
    isClosedItself,
  })
  const [blocks = ready] = freeAnchors([ready], marksOf(...Object.values(regions)))
  const page = await pageOf({ features, scope }, found, blocks)
  // The page shows the edited shell, whichever its own one is.
  return { page: { ...page, shell, middleware: [] }, shell: { ...shell, regions: NO_REGIONS }, around: blocks, isClosedItself: false }
}

/** A shared section is drawn as a page without an address. */
const NO_PLACE: Omit<PageLocation, 'title'> = { url: '', seo: {}, params: {}, alternates: [] }

async function pageOf(
  { features, scope }: Pick<Needs, 'features'> & Pick<PreviewRequest, 'scope'>,
  { key, document, item }: ShownPage & { readonly item?: string | undefined },
  blocks: Block[],
): Promise<PageData> {
  const head = headOfDraft(document)
  const place = key.kind === 'PAGE' ? await placeOfDraft(features, scope, { key, head, item }) : { ...NO_PLACE, title: head.title }
  const { middleware, shell: name } = head
  return {
    ...{ $schema: '/schemas/page.schema.json', id: key.documentId, locale: key.locale, ...place, middleware, media: [] },
    ...{ shell: { name, hash: hashOf(null) }, layout: { id: 0, hash: hashOf(null), blocks } },
  }
}
