import type { Selectable } from 'kysely'
import { expect, it } from 'vitest'
import type { OrdersTable } from '#server/database/tables/order-tables.ts'
import { closedReason } from './closed-reason.ts'

type Row = Selectable<OrdersTable>

it('names withdrawal first, then cancellation, then the end as the reason of a closed order', () => {
  const why = (withdrawal: Row['withdrawal_status'], fulfilment: Row['fulfilment_status']) =>
    closedReason({ withdrawal_status: withdrawal, fulfilment_status: fulfilment } as Row)
  expect([why('REQUESTED', 'NEW'), why('CLOSED', 'CANCELLED')]).toEqual(['WITHDRAWN', 'WITHDRAWN'])
  expect([why('NONE', 'CANCELLED'), why('NONE', 'NEW'), why('NONE', 'PREPARING')]).toEqual(['CANCELLED', 'ENDED', 'ENDED'])
})
