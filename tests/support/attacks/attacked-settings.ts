import { ZodError } from 'zod'
import type { Registry } from '#engine/registry/registry.ts'
import type { Block } from '#schemas/generated/content.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { addAttackedSite, forcePage } from './attacked-rows.ts'
import { createBlockMaker } from './block-sinks.ts'
import { settingSinks, type SettingSink, type Target } from './setting-sinks.ts'
import type { Attack } from './vectors.ts'

/** A site whose names and settings are attacked, and its member. */
export interface AttackedSite {
  readonly host: string
  readonly token: string
}

/** The attacked sites, and what became of the texts on their way in. */
export interface AttackedSettings {
  readonly sites: readonly AttackedSite[]
  readonly sinks: number
  readonly pairs: number
  readonly refused: number
  readonly stored: number
  /** Refused by the database itself. */
  readonly impossible: number
}

type Fate = 'stored' | 'refused' | 'impossible'

const isDatabaseError = (error: unknown): boolean => error instanceof Error && 'severity' in error

async function attempt(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    if (error instanceof ApiError || error instanceof ZodError || isDatabaseError(error)) return false
    throw error
  }
}

/** Through the product if it takes the text, past it if it does not. */
async function putIn(sink: SettingSink, target: Target, text: string): Promise<Fate> {
  const { write, force } = sink
  if (write && (await attempt(() => write(target, text)))) return 'stored'
  if (await attempt(() => force(target, text))) return write ? 'refused' : 'stored'
  return 'impossible'
}

function everyExample(registry: Registry, isWanted: (type: string) => boolean): Block[] {
  const maker = createBlockMaker(registry)
  return [...registry.types.keys()].filter(isWanted).flatMap((type) => maker.examples(type))
}

/** The legal texts, each in a block of its own. */
function legalBlocks({ types }: Registry): Block[] {
  const parameters = types.get('legal-html')?.manifest.props.properties['parameter']?.enum ?? []
  return (parameters as string[]).map((parameter, index) => ({
    ...{ id: `legal-${index}`, type: 'legal-html', v: types.get('legal-html')?.version ?? 1 },
    props: { parameter, title: 'Texte', summary: true },
  }))
}

async function addPages({ db, features, rows }: Target): Promise<void> {
  const { registry } = features
  const isBar = (type: string) => registry.regionRoot.has(type) && !registry.pageRoot.has(type)
  const blocks = [...everyExample(registry, (type) => registry.pageRoot.has(type)), ...legalBlocks(registry)]
  const regions = { topBar: [], appBar: [], mobileAppBar: [], bottomBar: [], footer: everyExample(registry, isBar) }
  await features.shells.save(rows.siteId, 'fr_FR', { name: 'default', regions }, { by: 'test' })
  await features.shells.save(rows.siteId, 'fr_FR', { name: 'page', regions }, { by: 'test' })
  await forcePage(db, rows.siteId, { url: '', blocks })
  await forcePage(db, rows.siteId, { url: 'membre', blocks, middleware: ['member'] })
  await forcePage(db, rows.siteId, {
    url: 'blog/{blog}',
    blocks: everyExample(registry, (type) => type.startsWith('blog-')),
    shell: 'page',
  })
}

/** Makes sites whose every name and setting is attacked, each site with other texts in each place. */
export async function addAttackedSettings(
  { db, features }: Pick<Target, 'db' | 'features'>,
  attacks: readonly Attack[],
  rounds: number,
): Promise<AttackedSettings> {
  const sites: AttackedSite[] = []
  const fates: Record<Fate, number> = { stored: 0, refused: 0, impossible: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const rows = await addAttackedSite(db, `noms-${round}.localhost`)
    await features.directory.refresh(rows.siteId)
    const target: Target = { db, features, rows }
    await addPages(target)
    for (const [place, sink] of settingSinks.entries()) {
      // Two of the legal texts keep their placeholders, which others of these settings fill.
      if (/SALE_TERMS|LEGAL_NOTICE/.test(sink.name) && round % 3 > 0) continue
      const { text } = attacks[(place * 7 + round) % attacks.length]!
      fates[await putIn(sink, target, text)] += 1
    }
    sites.push({ host: rows.host, token: rows.token })
  }
  return { sites, sinks: settingSinks.length, pairs: fates.stored + fates.refused + fates.impossible, ...fates }
}
