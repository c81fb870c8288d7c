import { isRecord } from '#schemas/text/is-record.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { JointRefusal, type JointNeeds, type RefusedItem } from './publish-together.ts'

/** Reads the refused fields of an item with their faults; none for another reason. */
function faultsOf({ refusal: { data } }: RefusedItem): { field: string; message: string }[] {
  const errors = data['errors']
  if (!Array.isArray(errors)) return []
  return errors.filter(isRecord).map(({ field, message }) => ({ field: String(field), message: String(message) }))
}

/** Turns the refusal of a joint publication into an answer that names each document and item with its reason; another error stays as it is. */
export async function jointRefusal({ db, kinds }: Pick<JointNeeds, 'db' | 'kinds'>, siteId: number, error: unknown): Promise<Error> {
  if (!(error instanceof JointRefusal)) return error as Error
  const documents = error.refused.map(({ key, ...rest }) => ({
    kind: kinds[key.kind].name,
    id: key.documentId,
    locale: key.locale,
    ...rest,
  }))
  if (error.items.length === 0) return new ApiError('PUBLICATION_REFUSED', { documents, items: [] })
  const titles = await db
    .selectFrom('items')
    .select(['kind', 'id', 'title'])
    .where('site_id', '=', siteId)
    .where((is) =>
      is(
        is.refTuple('kind', 'id'),
        'in',
        error.items.map(({ resource, id }) => is.tuple(resource, id)),
      ),
    )
    .execute()
  const titleOf = ({ resource, id }: RefusedItem) => titles.find((row) => row.kind === resource && row.id === id)?.title ?? ''
  const items = error.items.map((item) => ({
    ...{ resource: item.resource, id: item.id, title: titleOf(item), code: item.refusal.code, errors: faultsOf(item) },
  }))
  return new ApiError('PUBLICATION_REFUSED', { documents, items })
}
