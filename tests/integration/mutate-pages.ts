import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue } from '#blocks/catalogue.ts'
import { canonicalJson } from '#engine/document/canonical-json.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { upgradeBlocks } from '#engine/registry/migrate-blocks.ts'
import type { Block } from '#schemas/generated/content.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { PageInput } from '#server/content/pages/write/page-input.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { TestFeatures } from '#tests/support/server/features.ts'
import { mutateDocument, seededRandom } from '#tests/support/database/mutate-document.ts'

/** Outcome of mutated saves; `faults` names every page that was neither stored intact nor refused. */
export interface MutationOutcome {
  readonly runs: number
  readonly stored: number
  readonly refused: number
  readonly issueCodes: readonly string[]
  readonly faults: readonly string[]
}

interface Kept {
  readonly input: PageInput & { readonly id: number }
  hash: string
}

const SITE = 37
const PAGES = join(import.meta.dirname, '../../server/seeds/site-37/pages/fr_FR')
const registry = createRegistry(catalogue)

/** Blocks that no manifest knows: they were stored by another version of the product, so they lie in the first revision of every page. */
const strangers: readonly Block[] = [
  { id: 'stranger-type', type: 'gadget', v: 3, props: { size: [1, { x: null }] }, slots: { parts: [] } },
  { id: 'stranger-version', type: 'heading', v: 99, props: { words: 'Un titre à venir' } },
  { id: 'stranger-props', type: 'heading', v: 1, props: { text: 7 } },
]

/** Saves `runs` pages with changes made anywhere in them, and reads back what was stored. */
export async function mutatePages(
  test: TestFeatures,
  { runs, seed }: { readonly runs: number; readonly seed: number },
): Promise<MutationOutcome> {
  const random = seededRandom(seed)
  const pages = await storePages(test)
  const faults: string[] = []
  const codes = new Set<string>()
  let stored = 0
  for (let run = 0; run < runs; run++) {
    const page = pages[run % pages.length] as Kept
    const { id } = page.input
    const mutant = {
      ...(mutateDocument({ ...page.input, id: 0 }, random) as PageInput),
      id,
      url: page.input.url,
      locale: page.input.locale,
    }
    const verdict = await save(test, mutant, page)
    if (verdict.kind === 'refused') verdict.codes.forEach((code) => codes.add(code))
    else if (verdict.kind === 'failed') faults.push(`run ${run}: ${verdict.reason}`)
    else stored++
    const fault = await compare(test, page, verdict.kind === 'stored' ? mutant : null)
    if (fault) faults.push(`run ${run}: ${fault}`)
  }
  return { runs, stored, refused: runs - stored - faults.length, issueCodes: [...codes].sort(), faults }
}

type Verdict = { kind: 'stored' } | { kind: 'refused'; codes: string[] } | { kind: 'failed'; reason: string }

async function save({ features }: TestFeatures, mutant: PageInput, page: Kept): Promise<Verdict> {
  try {
    page.hash = (await features.pages.save(mutant, { siteId: SITE, baseHash: page.hash, by: 'mutant' })).hash
    return { kind: 'stored' }
  } catch (error) {
    if (!(error instanceof ApiError))
      return { kind: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    const issues = (error.data.errors ?? []) as { code: string; pointer: string; message: string }[]
    const isWhole = error.code === 'PAGE_INVALID' && issues.length > 0 && issues.every(({ code, message }) => code && message)
    return isWhole
      ? { kind: 'refused', codes: issues.map(({ code }) => code) }
      : { kind: 'failed', reason: `${error.code} ${JSON.stringify(issues)}` }
  }
}

/** Compares the page that was sent (null: nothing was stored) with the head revision; null when they are equal. */
async function compare({ database }: TestFeatures, page: Kept, sent: PageInput | null): Promise<string | null> {
  const row = await database.db
    .selectFrom('page_documents as d')
    .innerJoin('revisions as r', 'r.id', 'd.head_revision_id')
    .select(['r.blocks', 'r.hash'])
    .where('d.page_id', '=', page.input.id)
    .executeTakeFirstOrThrow()
  if (row.hash !== page.hash) return 'the stored hash is another'
  if (sent === null) return null
  const [was, is] = [canonicalJson(upgradeBlocks(registry, sent.layout.blocks)), canonicalJson(row.blocks)]
  return was === is ? null : `sent ${was.slice(0, 400)}, read back ${is.slice(0, 400)}`
}

/** Stores the sample pages, each with strangers in its tree put there by SQL, as an older or newer product would have left them. */
async function storePages(test: TestFeatures): Promise<Kept[]> {
  const pages: Kept[] = []
  for (const [index, file] of readdirSync(PAGES)
    .filter((name) => name.endsWith('.json'))
    .entries()) {
    const source = readFileSync(join(PAGES, file), 'utf8').replaceAll(/"(?:media|folder|blog):[^"]*"/g, '1')
    const input = { ...(JSON.parse(source) as PageInput), url: `mutant-${index}`, middleware: [] }
    const saved = await test.features.pages.save(input, { siteId: SITE, baseHash: null, by: 'test' })
    const blocks = [...input.layout.blocks, ...strangers]
    await test.database.db
      .updateTable('revisions')
      .set({ blocks: jsonb(blocks) })
      .where('id', '=', saved.revisionId)
      .execute()
    pages.push({ input: { ...input, id: saved.id, layout: { blocks } }, hash: saved.hash })
  }
  return pages
}
