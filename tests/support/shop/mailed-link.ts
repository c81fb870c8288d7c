import type { CallData } from '#schemas/api/calls.ts'
import type { OrderStage } from './order-stage.ts'

/** Reads the token of the link in the mail that confirms an order. */
export async function mailedToken({ db }: Pick<OrderStage, 'db'>, reference: string): Promise<string> {
  const placed = db.selectFrom('mails').select('data').where('kind', '=', 'ORDER_PLACED').where('key', '=', reference)
  const { orderLink } = (await placed.executeTakeFirstOrThrow()).data as { orderLink: string }
  return orderLink.slice(orderLink.lastIndexOf('/') + 1)
}

/** Opens an order by the link in the mail that confirms it, which proves its e-mail address. */
export async function openMailedLink(
  stage: Pick<OrderStage, 'db' | 'features' | 'scope'>,
  { reference }: { readonly reference: string },
): Promise<CallData<'order.get'>> {
  const token = await mailedToken(stage, reference)
  return stage.features.orders.get({ scope: stage.scope(), caller: { kind: 'visitor' } }, { reference, token })
}
