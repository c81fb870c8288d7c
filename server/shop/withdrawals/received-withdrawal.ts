import type { Selectable } from 'kysely'
import type { WithdrawalsTable } from '#server/database/tables/withdrawal-tables.ts'

/** A withdrawal that was confirmed. */
export type ReceivedWithdrawal = Omit<Selectable<WithdrawalsTable>, 'received_at'> & { readonly received_at: Date }
