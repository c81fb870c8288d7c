import { readFile } from 'node:fs/promises'
import type { BlockPreview } from '#schemas/runtime/block-preview.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { PageParts } from '#schemas/runtime/site-rendering.ts'
import type { Features } from '#server/composition/features.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { loadExamplePage, type ShownBlocks } from './example-page.ts'

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

/** A choice of the catalogue: a type, and one of its examples, counted from one; without it all of them on one page, as visitors would see them. */
interface CatalogueChoice {
  readonly type: string
  readonly example: number | null
}

async function choose({ type, example }: CatalogueChoice): Promise<ShownBlocks> {
  const url = `_catalogue/${type}`
  const entry = (await readCatalogue()).find((each) => each.type === type)
  if (!entry) throw notFound()
  if (example === null) return { title: entry.label.fr, url, blocks: [...new Set(entry.examples.map(({ block }) => block))], stage: null }
  const chosen = entry.examples[example - 1]
  if (!chosen) throw notFound()
  return { title: entry.label.fr, url, blocks: [chosen.block, ...(chosen.stage?.beside ?? [])], stage: chosen.stage }
}

/** Loads the parts of a page that shows examples of one block type. */
export async function loadCataloguePage(
  features: Features,
  scope: Scope,
  choice: CatalogueChoice,
  onFailure: (call: string, error: unknown) => void,
): Promise<PageParts> {
  return loadExamplePage(features, scope, await choose(choice), onFailure)
}
