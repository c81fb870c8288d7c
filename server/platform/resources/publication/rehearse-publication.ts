import { sql, type Transaction } from 'kysely'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import { asFieldFault } from '#server/platform/resources/checks/database-faults.ts'
import { withPublication, type Form } from '#server/platform/resources/item.ts'
import { withMergedNames } from '#server/platform/resources/merge/merged-names.ts'
import { spokenIn } from '#server/platform/resources/moved-items.ts'
import type { Actor, KeptResource, ResourceNeeds } from '#server/platform/resources/resource-needs.ts'
import { setUnseen } from '#server/platform/resources/write-items.ts'

/** An item as it is in a transaction that publishes what is edited of it. */
export interface RehearsedItem {
  readonly trx: Transaction<Tables>
  /** Address of the item in the language of the scope; null where it has none. */
  readonly address: string | null
}

/** Carries what was read out of a transaction that is rolled back. */
class Rehearsed<Result> extends Error {
  readonly result: Result

  constructor(result: Result) {
    super('the publication was rehearsed')
    this.result = result
  }
}

/**
 * Publishes what is edited of an item in a transaction, reads in it, and rolls it back: what is read is what visitors will see. The rows of
 * the item are locked meanwhile, and no version, history or cache changes.
 */
export async function rehearsePublication<Result>(
  { db, clock }: Pick<ResourceNeeds, 'db' | 'clock'>,
  { resource, keeper, store, tree }: KeptResource,
  { actor: { scope }, id }: { readonly actor: Pick<Actor, 'scope'>; readonly id: number },
  read: (item: RehearsedItem) => Promise<Result>,
): Promise<Result> {
  const { site, locale } = scope
  const forms: Form[] = []
  try {
    return await inTransaction(db, async (trx): Promise<Result> => {
      const before = (await keeper.read(trx, site.id, [id])).get(id)
      if (!before || before.life.isDeleted || resource.life !== 'published') throw notFound()
      const after = { id, ...withPublication(before, { at: null, now: clock() }) }
      const [pair] = await withMergedNames(trx, { resource, store, tree }, site.id, [{ before, after }])
      const form = pair?.after.form ?? after.form
      forms.push(form)
      await setUnseen(trx, true)
      await store.forms.write(trx, site.id, new Map([[id, form]]))
      await sql`
        update ${sql.table(store.table)} set status = 'PUBLISHED', published_at = least(coalesce(published_at, now()), now())
        where id = ${id} and site_id = ${site.id}`.execute(trx)
      const spoken = spokenIn(form, tree, { locale, usual: site.defaultLocale })
      throw new Rehearsed(await read({ trx, address: resource.shownAt?.(spoken, locale) ?? null }))
    })
  } catch (error) {
    if (error instanceof Rehearsed) return error.result as Result
    throw asFieldFault(error, { tree, forms, locale })
  }
}
