import type { AdminCallBody } from '#schemas/admin/calls.ts'
import { isEqualJson } from '#engine/draft/document/equal-json.ts'
import { findBlock } from '#engine/draft/document/find-block.ts'
import { SHARED_SECTION } from '#engine/registry/shared-section.ts'
import { cutWords } from '#engine/text/cut-words.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { labelOf } from '#composer/block-types/block-label.ts'
import { wordsIn } from '#composer/block-types/block-words.ts'
import { commands } from '#composer/commands/commands.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'

/** Longest name that is given to a section, in characters. */
const MAX_NAME_LENGTH = 60

interface SectionCalls {
  readonly create: (body: AdminCallBody<'section.create'>) => Promise<{ readonly id: number }>
  readonly trash: (section: number) => Promise<unknown>
}

type Bench = Pick<Workbench, 'store' | 'registry' | 'runner' | 'selection'>

/** Names a section by the name of its element, else by its first words, else by its type. */
function sectionName({ store: { document }, registry, runner }: Bench, id: string): string {
  const block = findBlock(document, id)?.block
  const words = block ? wordsIn(registry, block, runner.situation.values) : ''
  return ownValue(document.notes, id)?.name ?? (cutWords(words, MAX_NAME_LENGTH) || labelOf(registry, block?.type ?? ''))
}

const underWay = new WeakSet<Workbench['store']>()

/**
 * Makes a shared section of an element and puts its place there. Answers the section; null when another one is being made. When the element has
 * changed or gone meanwhile, the section goes to the trash, and the page is as it was.
 */
export async function shareSection(bench: Bench, { id, locale, calls }: ShareRequest): Promise<number | 'changed' | null> {
  const { store, runner, selection } = bench
  const block = findBlock(store.document, id)?.block
  if (!block || underWay.has(store)) return null
  underWay.add(store)
  try {
    const { id: section } = await calls.create({ locale, title: sectionName(bench, id), blocks: [{ ...block }] })
    if (isEqualJson(findBlock(store.document, id)?.block, block)) {
      selection.select([id])
      const place = { id: 'section', type: SHARED_SECTION, v: 1, props: { section } }
      if (runner.run(commands.shareSection, { blocks: [place] })) return section
    }
    await calls.trash(section)
    return 'changed'
  } finally {
    underWay.delete(store)
  }
}

interface ShareRequest {
  readonly id: string
  readonly locale: string
  readonly calls: SectionCalls
}
