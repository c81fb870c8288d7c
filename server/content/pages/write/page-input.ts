import type { Block, PageDocument } from '#schemas/generated/content.ts'
import type { PageHead } from '#server/database/tables/page-tables.ts'
import { hashOf } from '#engine/document/hash.ts'

/** Input of a page save. Without `id` the page is new. The server sets the id and the hash of the layout. */
export type PageInput = Omit<PageDocument, '$schema' | 'id' | 'layout'> & {
  readonly $schema?: string
  readonly id?: number
  readonly layout: { readonly blocks: Block[]; readonly id?: number; readonly hash?: string }
}

/** Completes an input to a document of the page schema. */
export function toDocument(input: PageInput): PageDocument {
  // External input may have any layout. Validation of the document reports the errors.
  const given: PageInput['layout'] | undefined | null = input.layout
  const layout = { ...given, id: given?.id ?? 0, hash: '' }
  return { ...input, $schema: '/schemas/page.schema.json', id: input.id ?? 0, layout }
}

/** Returns the document fields that a revision stores, without the blocks. */
export function headOf({ url, title, seo, shell, middleware }: PageDocument): PageHead {
  return { url, title, seo, shell, middleware }
}

/** Hashes the blocks and the head of a page. Ids are not part of the hash. */
export function hashOfPage(head: PageHead, blocks: readonly Block[]): string {
  return hashOf({ ...head, blocks })
}
