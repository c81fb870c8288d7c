import type { Block, PageDocument } from '#schemas/generated/content.ts'
import type { PageHead } from '#server/database/tables/page-tables.ts'
import { hashOf } from '#engine/document/hash.ts'

/** A page as it is given to be stored: without `id` it is a new one; the numbers and the hash of its layout are the server's. */
export type PageInput = Omit<PageDocument, '$schema' | 'id' | 'layout'> & {
  readonly $schema?: string
  readonly id?: number
  readonly layout: { readonly blocks: Block[]; readonly id?: number; readonly hash?: string }
}

/** The whole document that an input stands for, as the page's schema knows it. */
export function toDocument(input: PageInput): PageDocument {
  // What comes from outside may have anything for a layout: checking says what is wrong with it.
  const given: PageInput['layout'] | undefined | null = input.layout
  const layout = { ...given, id: given?.id ?? 0, hash: '' } as PageDocument['layout']
  return { ...input, $schema: '/schemas/page.schema.json', id: input.id ?? 0, layout }
}

/** What a revision keeps of a document beside its blocks. */
export function headOf({ url, title, seo, shell, middleware }: PageDocument): PageHead {
  return { url, title, seo, shell, middleware }
}

/** The hash by which a page's saved state is known: of its blocks and of all that stands beside them, not of its numbers. */
export function hashOfPage(head: PageHead, blocks: readonly Block[]): string {
  return hashOf({ ...head, blocks })
}
