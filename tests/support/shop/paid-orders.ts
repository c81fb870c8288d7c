import { sql } from 'kysely'
import type { OrderStage, OrderWish } from './order-stage.ts'
import { addWine } from './shop.ts'

/** A created order with its row id. */
export interface MadeOrder {
  readonly id: number
  readonly reference: string
  readonly token: string
}

/** Creates an order of six bottles of a new wine, shipped to Paris, with a code of 10 %. */
export async function makeOrder(stage: OrderStage, wish: Partial<OrderWish> = {}): Promise<MadeOrder> {
  const wine = await addWine(stage.db)
  const { order } = await stage.place({
    products: [{ id: wine.id, quantity: 6 }],
    ...{ delivery: { type: 'DELIVERY', idCarrier: stage.carrierId }, deliveryPostalCode: '75011', deliveryIdCountry: 1 },
    ...wish,
  })
  return { id: order.id, reference: order.reference, token: order.accessToken }
}

/** Copies an order with its lines the given number of times, and returns the ids of the copies. */
export async function copyOrder({ db }: Pick<OrderStage, 'db'>, { id }: Pick<MadeOrder, 'id'>, times: number): Promise<number[]> {
  const columns = async (table: string, left: readonly string[]) => {
    const { rows } = await sql<{ name: string }>`
      select quote_ident(column_name) as name from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and not column_name = any(${[...left]})`.execute(db)
    return sql.raw(rows.map(({ name }) => name).join(', '))
  }
  const [ofOrder, ofLine] = [await columns('orders', ['id', 'reference']), await columns('order_lines', ['id', 'order_id'])]
  const { rows } = await sql<{ id: number }>`
    insert into orders (reference, ${ofOrder})
      select reference || '-' || n, ${ofOrder} from orders, generate_series(1, ${times}) n where id = ${id}
    returning id`.execute(db)
  const ids = rows.map((row) => row.id)
  await sql`insert into order_lines (order_id, ${ofLine})
    select copy, ${ofLine} from order_lines, unnest(${ids}::integer[]) copy where order_id = ${id}`.execute(db)
  return ids
}
