import { jsonb } from '#server/database/jsonb.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { PageIssue } from '#engine/validation/page-issue.ts'
import type { Block } from '#schemas/generated/content.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { addAttackedSite, forcePage } from './attacked-rows.ts'
import { blockSinks, createBlockMaker, type BlockSink } from './block-sinks.ts'
import type { Target } from './setting-sinks.ts'
import type { Attack } from './vectors.ts'

type Parts = Pick<Target, 'db' | 'features'>

/** Where attacked blocks are shown, and what became of them on their way in. */
export interface AttackedBlocks {
  readonly pages: readonly { readonly host: string; readonly path: string }[]
  readonly sinks: number
  /** The block types that have a text to attack: a browser has to see each. */
  readonly types: readonly string[]
  readonly pairs: number
  readonly refused: number
  readonly stored: number
}

const PER_PAGE = 300
/** The event and the news whose page each page is, too: blocks that show one show nothing elsewhere. */
const shown = 'un-rendez-vous/une-nouvelle'
const emptyRegions = { topBar: [], appBar: [], mobileAppBar: [], bottomBar: [], footer: [] }

/** A block that may stand only inside others, in the first of those that takes it. */
function housed(registry: Registry, block: Block): Block {
  if (registry.pageRoot.has(block.type) || registry.regionRoot.has(block.type)) return block
  for (const parent of registry.types.values()) {
    const slot = [...parent.slots.values()].find(({ accepts }) => accepts.has(block.type))
    if (!slot || !registry.pageRoot.has(parent.type)) continue
    const [example] = createBlockMaker(registry).examples(parent.type)
    return { ...example!, id: `in-${block.id}`, slots: { [slot.name]: [block] } }
  }
  throw new Error(`no block takes ${block.type}`)
}

/** The attacks that fit where they go, and one that does not. */
function attacksFor({ room }: BlockSink, attacks: readonly Attack[], count: number, turn: number): Attack[] {
  const turned = [...attacks.slice(turn % attacks.length), ...attacks.slice(0, turn % attacks.length)]
  const fitting = turned.filter(({ text }) => text.length <= room)
  const tooLong = turned.find(({ text }) => text.length > room)
  return [...fitting.slice(0, count - 1), ...(tooLong ? [tooLong] : fitting.slice(count - 1, count))]
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))
}

/** Saves what is not refused, by taking out what the refusal names; answers what was refused. */
async function saveAllowed(blocks: readonly Block[], save: (blocks: Block[]) => Promise<unknown>): Promise<Block[]> {
  const refused: Block[] = []
  for (let left = [...blocks]; ;) {
    try {
      await save(left)
      return refused
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'PAGE_INVALID') throw error
      const named = new Set((error.data['errors'] as PageIssue[]).map(({ blockId }) => blockId?.replace(/^in-/, '').split('-')[0]))
      const gone = left.filter(({ id }) => named.has(id.replace(/^in-/, '')))
      if (gone.length === 0) throw new Error(`refused for no block: ${JSON.stringify(error.data)}`, { cause: error })
      refused.push(...gone)
      left = left.filter((block) => !gone.includes(block))
    }
  }
}

/** Has the places of shared sections show one that the site has: visitors see nothing of a place without its section. */
async function withSection({ features }: Parts, siteId: number, blocks: readonly Block[]): Promise<Block[]> {
  const heading: Block = { id: 'titre', type: 'heading', v: 1, props: { text: 'Partagé', level: 2 } }
  const section = { title: 'Partagé', blocks: [heading] }
  const { id } = await features.sections.save({ siteId, id: 0, locale: 'fr_FR' }, section, { by: 'attack', baseHash: null })
  return blocks.map((block) => (block.type === 'shared-section' ? { ...block, props: { ...block.props, section: id } } : block))
}

/** Stores pages of attacked blocks: through the writer what it takes, past it what it refuses. */
async function addPages(parts: Parts, blocks: readonly Block[]): Promise<Pick<AttackedBlocks, 'pages' | 'refused'>> {
  const { db, features } = parts
  const { siteId, host } = await addAttackedSite(db, 'blocs.localhost', true)
  await features.directory.refresh(siteId)
  const pages: { host: string; path: string }[] = []
  let refused = 0
  for (const [index, batch] of chunks(await withSection(parts, siteId, blocks), PER_PAGE).entries()) {
    const page = {
      url: `page-${index}/{event}/{news}`,
      locale: 'fr_FR',
      title: 'Essai',
      seo: {},
      shell: 'default' as const,
      middleware: [],
    }
    const left = await saveAllowed(batch, (each) =>
      features.pages.save({ ...page, layout: { blocks: each } }, { siteId, baseHash: null, by: 'attack' }),
    )
    await forcePage(db, siteId, { url: `sql-${index}/{event}/{news}`, blocks: left })
    pages.push({ host, path: `/page-${index}/${shown}` }, { host, path: `/sql-${index}/${shown}` })
    refused += left.length
  }
  return { pages, refused }
}

const barOf = (blocks: readonly Block[]) => ({ ...emptyRegions, footer: [...blocks] })

/** Writes a shell past its checks. */
async function forceShell(db: Parts['db'], siteId: number, regions: ReturnType<typeof barOf>): Promise<void> {
  const forced = { site_id: siteId, locale: 'fr_FR', name: 'page' as const, regions: jsonb(regions as never), hash: `forced-${siteId}` }
  const revision = db.insertInto('shell_revisions').values({ ...forced, saved_by: 'test' })
  const { id } = await revision.returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('shells')
    .values({ ...forced, revision_id: id })
    .execute()
}

/** The same for blocks of the bars: a site for each batch, what is taken in one of its shells, what is refused in the other. */
async function addShells({ db, features }: Parts, blocks: readonly Block[]): Promise<Pick<AttackedBlocks, 'pages' | 'refused'>> {
  const pages: { host: string; path: string }[] = []
  let refused = 0
  for (const [index, batch] of chunks(blocks, PER_PAGE).entries()) {
    const { siteId, host } = await addAttackedSite(db, `barres-${index}.localhost`)
    await features.directory.refresh(siteId)
    const left = await saveAllowed(batch, (each) =>
      features.shells.save(siteId, 'fr_FR', { name: 'default', regions: barOf(each) }, { by: 'test' }),
    )
    await forceShell(db, siteId, barOf(left))
    await forcePage(db, siteId, { url: '', blocks: [] })
    await forcePage(db, siteId, { url: 'sql', blocks: [], shell: 'page' })
    pages.push({ host, path: '/' }, { host, path: '/sql' })
    refused += left.length
  }
  return { pages, refused }
}

/** Puts attacks into every text of every block type. */
export async function addAttackedBlocks(parts: Parts, attacks: readonly Attack[], leastPairs: number): Promise<AttackedBlocks> {
  const { registry } = parts.features
  const maker = createBlockMaker(registry)
  const sinks = blockSinks(registry)
  const perSink = Math.ceil(leastPairs / sinks.length)
  const blocks = sinks.flatMap((sink, place) =>
    attacksFor(sink, attacks, perSink, place * 7).map(({ text }, turn) => housed(registry, maker.make(sink, text, turn))),
  )
  const isBar = ({ type }: Block) => registry.regionRoot.has(type) && !registry.pageRoot.has(type)
  const inPages = await addPages(
    parts,
    blocks.filter((block) => !isBar(block)),
  )
  const inBars = await addShells(parts, blocks.filter(isBar))
  const refused = inPages.refused + inBars.refused
  return {
    pages: [...inPages.pages, ...inBars.pages],
    sinks: sinks.length,
    types: [...new Set(sinks.map(({ type }) => type))],
    pairs: blocks.length,
    refused,
    stored: blocks.length - refused,
  }
}
