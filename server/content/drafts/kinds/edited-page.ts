import type { Block, PageDocument } from '#schemas/generated/content.ts'
import { PAGE_REGION, type EditedDocument } from '#engine/draft/document/edited-document.ts'
import { readHead } from '#engine/document/read-head.ts'
import { withoutEmptySlots } from '#engine/draft/document/replace-blocks.ts'
import { keepHead } from '#server/content/pages/read-head.ts'
import type { PageInput } from '#server/content/pages/write/page-input.ts'

/** The draft of a page as its editor begins: the stored head, which may be anything, and the blocks of a revision. */
export function editedPage(head: unknown, blocks: readonly Block[]): EditedDocument {
  return { head: readHead(head), regions: { [PAGE_REGION]: blocks.map(withoutEmptySlots) }, notes: {} }
}

/** The input of a page save that a draft makes. Its head is not checked: the save refuses what does not fit. */
export function pageOfDraft({ head, regions }: EditedDocument, page: Pick<PageDocument, 'id' | 'locale'>): PageInput {
  return { ...keepHead(head), ...page, layout: { blocks: [...(regions[PAGE_REGION] ?? [])] } }
}
