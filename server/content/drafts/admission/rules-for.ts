import type { Kysely } from 'kysely'
import type { AdmitOperation } from '#engine/draft/sync/draft-log.ts'
import type { DraftRequest } from '#engine/draft/sync/exchange.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { TakingRules } from '#server/content/drafts/aside/take-fairly.ts'
import { foreignIds, type DraftRow, type DraftWriter } from '#server/content/drafts/draft-rows.ts'
import type { EditedKind } from '#server/content/drafts/kinds/edited-kind.ts'
import { withinRights } from './within-rights.ts'

interface Writing {
  readonly kind: EditedKind
  readonly admit: AdmitOperation
  readonly registry: Registry
  readonly author: DraftWriter
  readonly batches?: DraftRequest['batches']
}

/** Makes the rules for what a person writes into a locked draft. What the site itself writes knows no rights. */
export async function rulesFor(
  trx: Kysely<Tables>,
  { id, kind: name }: Pick<DraftRow, 'id' | 'kind'>,
  { kind, admit, registry, author: { may, userId }, batches = [] }: Writing,
): Promise<TakingRules> {
  const undone = batches.flatMap(({ undoes }) => undoes ?? [])
  const rights = { may, isPage: name === 'PAGE', foreign: await foreignIds(trx, id, undone, userId) }
  return { kind, rights, admit: withinRights(admit, rights, registry) }
}
