import type { Right } from '#schemas/admin/resources/rights.ts'
import { SHOWN_UNPUBLISHED, type Today } from '#schemas/admin/today/today-shapes.ts'
import type { TodayNeeds, TodayReader } from './today-needs.ts'

/** Reads what is edited and not published of everything that the person may read: its number, and the last edited. */
export async function readUnpublished(
  { publications }: Pick<TodayNeeds, 'publications'>,
  { scope, may }: TodayReader,
  rights: readonly Right[],
): Promise<Today['unpublished']> {
  if (!may('pages.read')) return { count: 0, latest: [] }
  const [count, latest] = await Promise.all([publications.count(scope, rights), publications.latest(scope, rights, SHOWN_UNPUBLISHED)])
  return { count, latest: [...latest] }
}
