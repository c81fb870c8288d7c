import type { ResourceDescription } from '#schemas/admin/resources/resource-description.ts'
import type { ResourceClient } from '#api-client/admin/resources/admin-client.ts'
import type { Row } from './row-parts.ts'

/** Asks for one page of the trash of a resource whose items have no state, as rows with a title and the moment of removal. */
export async function trashRows(
  client: Pick<ResourceClient, 'trash'>,
  { columns }: Pick<ResourceDescription, 'columns'>,
  { page, nbItem }: { readonly page: number; readonly nbItem: number },
) {
  const title = columns.find(({ kind }) => kind === 'text')?.key ?? 'title'
  const { rows, total } = await client.trash({ nbItem, page })
  return {
    total,
    hasMore: false,
    rows: rows.map((row): Row => ({ id: row.id, version: row.version, state: 'TRASHED', deletedAt: row.deletedAt, [title]: row.title })),
  }
}
