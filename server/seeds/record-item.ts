import type { RecordKind, RecordOf } from '#schemas/admin/records/record-kind.ts'
import type { Records } from '#server/composition/records.ts'
import type { RecordStore } from '#server/platform/resources/records/record-store.ts'
import type { SeedContext, SeedItem } from './seed-item.ts'

interface RecordParts<K extends RecordKind> extends Pick<SeedItem, 'key' | 'source' | 'read'> {
  readonly store: (records: Records) => RecordStore<K>
  /** Value by which the record is found on its site; absent where its number alone tells. */
  readonly name?: string | number
  /** The whole form, given what is stored of it. */
  readonly form: (context: SeedContext, before: RecordOf<K> | undefined) => RecordOf<K> | Promise<RecordOf<K>>
}

/** Makes an item of a seed that is stored by the store of its kind, under the rules for owners. */
export function recordItem<K extends RecordKind>({ key, source, read, store: storeOf, name, form }: RecordParts<K>): SeedItem {
  return {
    ...{ key, source, read },
    apply: async (context, known) => {
      const { db, features, siteId, locales } = context
      const store = storeOf(features.records)
      const id = name === undefined ? known : ((await store.find(db, siteId, [name])).get(String(name)) ?? null)
      const before = id === null ? undefined : (await store.read(db, siteId, [id])).get(id)
      const [defaultLocale = 'fr_FR'] = locales
      const scope = { site: { id: siteId, locales, defaultLocale }, locale: defaultLocale }
      const [saved = null] = await store.save(db, scope, [{ id, form: await form(context, before) }])
      return saved
    },
  }
}
