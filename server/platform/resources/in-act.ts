import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { afterCommit, inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { asFieldFault } from './checks/database-faults.ts'
import type { Change, Form } from './item.ts'
import type { Actor, KeptResource, ResourceNeeds } from './resource-needs.ts'

/** Transaction and authorship of an act. */
export interface Act {
  readonly trx: Transaction<Tables>
  readonly change: Change
}

interface ActParts {
  readonly act: string
  /** Forms in which the fields are looked for that a constraint of the database names. */
  readonly forms?: readonly Form[]
}

/** Runs an act in one transaction, under a batch of its own. A refusal of the database is reported at its field. */
export async function inAct<Result>(
  { db, onWrite }: Pick<ResourceNeeds, 'db' | 'onWrite'>,
  { scope, userId, requirePublish }: Actor,
  { act, forms = [], tree }: ActParts & Pick<Partial<KeptResource>, 'tree'>,
  work: (act: Act) => Promise<Result>,
): Promise<Result> {
  const siteId = scope.site.id
  const change = { siteId, by: userId, act, batch: randomUUID(), requirePublish }
  try {
    return await inTransaction(db, (trx) => {
      afterCommit(trx, `site ${siteId}`, () => onWrite(siteId))
      return work({ trx, change })
    })
  } catch (error) {
    throw asFieldFault(error, { tree: tree ?? [], forms, locale: scope.locale })
  }
}
