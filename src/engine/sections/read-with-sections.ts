import type { Block } from '#schemas/generated/content.ts'
import type { DraftBlocks, DraftFinding } from '#engine/prepare-draft.ts'
import { createSectionReader, isWithoutSection, type SectionBlocks } from './expand-sections.ts'

function missingSections(blocks: readonly Block[], sections: SectionBlocks): DraftFinding[] {
  const missing = Array.isArray(blocks) ? blocks.filter((block: Block) => isWithoutSection(block, sections)) : []
  const detail = '.props.section: no content of this section in this language'
  return missing.map(({ id }: Block) => ({ blockId: id, code: 'SECTION_MISSING', leftOut: true, detail, faults: [] }))
}

/** Makes the reader of a draft whose shared sections are filled in. A place without its section is a finding: visitors see nothing there. */
export function readWithSections(
  read: (blocks: Block[]) => DraftBlocks,
  sections: SectionBlocks,
  expand = createSectionReader(sections),
): (blocks: Block[]) => DraftBlocks {
  return (blocks) => {
    const ready = read(expand(blocks))
    const missing = missingSections(blocks, sections)
    return missing.length === 0 ? ready : { ...ready, findings: [...ready.findings, ...missing] }
  }
}
