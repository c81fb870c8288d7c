import type { ResourceDescription } from '#schemas/admin/resources/resource-description.ts'
import { systemClock } from '#domain/dates/clock.ts'
import type { ResourceClient } from '#api-client/admin/resources/admin-client.ts'
import { CHOICE_LIMIT } from './act-limit.ts'
import { isTrash, listQuery, type ListView } from './list-view.ts'
import { trashRows } from './trash-rows.ts'
import type { Row } from './row-parts.ts'

/** Most rows that one call gives. */
const CALL_ROWS = 100

/** Asks for all items that a list finds, on every page, up to the most that it counts. */
export async function chooseAll(
  client: Pick<ResourceClient, 'list' | 'trash'>,
  view: ListView,
  resource: Pick<ResourceDescription, 'list' | 'life' | 'columns'>,
): Promise<readonly Row[]> {
  const found: Row[] = []
  const query = listQuery(view, resource, systemClock())
  const isOwnList = isTrash(view) && resource.life === 'immediate'
  for (let page = 1; found.length < CHOICE_LIMIT; page += 1) {
    const { rows, total } = await (isOwnList
      ? trashRows(client, resource, { page, nbItem: CALL_ROWS })
      : client.list({ ...query, nbItem: CALL_ROWS, page }))
    found.push(...(rows as readonly Row[]))
    if (rows.length < CALL_ROWS || found.length >= total) break
  }
  return found.slice(0, CHOICE_LIMIT)
}
