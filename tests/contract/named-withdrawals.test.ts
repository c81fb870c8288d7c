import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderMail } from '#server/mail/delivery/render-mail.ts'
import { waitingMails } from '#tests/support/accounts/account-calls.ts'
import { hearStatements } from '#tests/support/database/hear-statements.ts'
import { runJob } from '#tests/support/sites/job-runs.ts'
import { mailIdentityExample } from '#tests/support/mail/mail-examples.ts'
import { addWine } from '#tests/support/shop/shop.ts'
import { withdrawalStage, type PlacedOrder, type WithdrawalStage } from '#tests/support/shop/withdrawal-stage.ts'

type Wine = Awaited<ReturnType<typeof addWine>>
type Sent = { id: number; declinationId?: number | null; quantity: number }

let stage: WithdrawalStage
let wine: Wine
let second: Wine
let absent: Wine

beforeAll(async () => {
  stage = await withdrawalStage()
  const { db } = stage.test.database
  ;[wine, second, absent] = [await addWine(db, { onHand: 900 }), await addWine(db, { onHand: 900 }), await addWine(db)]
})
afterAll(() => stage.close())

/** Six bottles of one wine and three of another, paid with a new email address, so that no mail limit applies. */
async function bought(): Promise<PlacedOrder> {
  const lines = [
    { id: wine.id, quantity: 6 },
    { id: second.id, quantity: 3 },
  ]
  const order = await stage.placePaid({ products: lines })
  const own = stage.test.database.db.updateTable('orders').set({ email: emailOf(order) })
  await own.where('id', '=', order.id).execute()
  return order
}
const emailOf = ({ reference }: PlacedOrder) => `${reference}@example.org`
const asGuest = (order: PlacedOrder, ...products: Sent[]) => ({ reference: order.reference, email: emailOf(order), products })
const asHolder = (order: PlacedOrder, ...products: Sent[]) => ({ ...asGuest(order, ...products), token: order.token })
const named = (quantity: number): Sent => ({ id: wine.productId, declinationId: wine.id, quantity })
const plain = (quantity: number): Sent => ({ id: wine.id, quantity })

async function giveUp(body: ReturnType<typeof asGuest>): Promise<void> {
  await stage.withdrawAtOnce(body)
  await runJob(stage.test, 'withdrawals.settling')
}

/** Returns the status of an order and the lines that its withdrawals claim. */
async function claimed(order: PlacedOrder) {
  const { db } = stage.test.database
  const received = db.selectFrom('withdrawals').select('refund').where('order_id', '=', order.id).where('received_at', 'is not', null)
  const rows = await received.orderBy('id').execute()
  return [(await stage.order(order.reference)).withdrawal, rows.map(({ refund }) => refund?.lines ?? null)]
}

/** Returns the lines and the text of the last company mail about an order. */
async function told(order: PlacedOrder, locale = 'fr_FR') {
  const mails = await waitingMails(stage.test, 'cave@example.org')
  const mail = mails.findLast(({ kind, data }) => kind === 'WITHDRAWAL_TEAM' && data['reference'] === order.reference)
  const { text } = renderMail({ kind: 'WITHDRAWAL_TEAM', locale, data: mail?.data, identity: mailIdentityExample })
  return { lines: mail?.data['products'], text: text.replaceAll(/\s+/g, ' ') }
}
const marked = /la commande est marquée comme telle/
const already = /l’a déjà été/

describe('a variant that is withdrawn by its id and that of its product', () => {
  it('counts as the variant, declared by a guest or by the owner of the order', async () => {
    for (const declare of [asGuest, asHolder]) {
      const order = await bought()
      await giveUp(declare(order, named(2)))
      expect(await claimed(order)).toEqual(['CONFIRMED', [[{ id: wine.id, quantity: 2 }]]])
      const { lines, text } = await told(order)
      expect(lines).toEqual([expect.stringContaining(`2 × ${wine.name}`)])
      expect(text).toMatch(marked)
    }
  })

  it('is counted together with a withdrawal by its own id', async () => {
    const order = await bought()
    const { data } = await stage.withdraw(asGuest(order, named(2), plain(1), { ...plain(1), declinationId: wine.id }))
    expect(data?.['declared']).toMatchObject({ products: ['4 × produit de cette commande'] })
    const refused = await stage.withdraw(asHolder(order, named(4), plain(3)))
    expect([refused.status, refused.faults]).toEqual([422, ['products OPTION']])
  })

  it('is the same withdrawal under either id, with and without a link', async () => {
    const order = await bought()
    const ids = []
    for (const body of [asGuest(order, named(2)), asGuest(order, plain(2)), asHolder(order, named(2))])
      ids.push((await stage.withdraw(body)).data?.['withdrawalId'])
    for (const id of ids) await stage.confirm(id)
    await runJob(stage.test, 'withdrawals.settling')
    expect(await claimed(order)).toEqual(['CONFIRMED', [[{ id: wine.id, quantity: 2 }]]])
  })

  it('counts after its removal from the catalogue, because the order contains it', async () => {
    const { db } = stage.test.database
    const order = await bought()
    const gone = { ...wine, id: 900_001 }
    await db.updateTable('order_lines').set({ sellable_id: gone.id }).where('order_id', '=', order.id).where('position', '=', 0).execute()
    await giveUp(asGuest(order, { ...named(2), declinationId: gone.id }))
    expect(await claimed(order)).toEqual(['CONFIRMED', [[{ id: gone.id, quantity: 2 }]]])
  })

  it('runs the same queries for an existing and a missing order', async () => {
    const order = await bought()
    const takeSent = hearStatements(stage.test.database.pool)
    const asked = async (email: string) => {
      takeSent()
      await stage.withdrawAtOnce({ ...asGuest(order, named(2)), email })
      return takeSent().flatMap(({ text }) => (text.includes('content_version') ? [] : [text]))
    }
    expect(await asked(emailOf(order))).toEqual(await asked('personne@example.org'))
  })
})

describe('a product that is not in the order', () => {
  const astray: [what: string, sent: () => Sent, line: () => string][] = [
    ['another product', () => ({ id: absent.id, quantity: 1 }), () => `1 × produit n°\u00a0${absent.id}`],
    ['the product alone of a declination', () => ({ id: wine.productId, quantity: 1 }), () => `1 × produit n°\u00a0${wine.productId}`],
    [
      'a declination beside another product',
      () => ({ ...named(1), id: second.productId }),
      () => `1 × produit n°\u00a0${second.productId}, déclinaison n°\u00a0${wine.id}`,
    ],
  ]

  it.each(astray)('claims nothing, and the company is asked to review it: %s', async (_, sent, line) => {
    const order = await bought()
    await giveUp(asGuest(order, sent()))
    expect(await claimed(order)).toEqual(['NONE', [null]])
    const { lines, text } = await told(order)
    expect(lines).toEqual([`${line()} (n’est pas dans cette commande)`])
    expect(text).toMatch(/Rien de ce que nomme cette déclaration n’est dans la commande : elle n’y change rien/)
    expect(text).toMatch(/répondez à ce message pour demander/)
    expect(text).not.toMatch(marked)
    expect(text).not.toMatch(already)
    expect((await stage.withdraw(asHolder(order, sent()))).faults).toEqual(['products OPTION'])
  })

  it('is reported beside the known products, which count', async () => {
    const order = await bought()
    await giveUp(asGuest(order, named(2), { ...named(1), id: second.productId }))
    expect(await claimed(order)).toEqual(['CONFIRMED', [[{ id: wine.id, quantity: 2 }]]])
    const { text } = await told(order)
    for (const words of [marked, /Une part de ce que nomme cette déclaration n’est pas dans la commande/, /25,00 €/])
      expect(text).toMatch(words)
    expect((await told(order, 'en_GB')).text).toMatch(/A part of what this declaration names is not in the order/)
  })

  it('is never taken for a product of the order that is withdrawn later', async () => {
    const order = await bought()
    await giveUp(asGuest(order, { ...named(2), id: second.productId }))
    await giveUp(asGuest(order, plain(2)))
    expect(await claimed(order)).toEqual(['CONFIRMED', [null, [{ id: wine.id, quantity: 2 }]]])
  })
})

describe('more units than were bought', () => {
  it('are reported to the company with the number bought and the number withdrawn before', async () => {
    const order = await bought()
    await giveUp(asGuest(order, plain(7)))
    expect((await told(order)).lines).toEqual([expect.stringMatching(/^7 × .* \(la commande n’en comptait que 6\)$/)])
    const before = 'le reste avait déjà fait l’objet d’une rétractation ou d’un remboursement)'
    await giveUp(asGuest(order, plain(8)))
    const [again] = (await told(order)).lines as string[]
    expect(again).toContain(`(la commande n’en comptait que 6, et il n’en restait plus\u00a0: ${before}`)
    const part = await bought()
    for (const units of [2, 7]) await giveUp(asGuest(part, plain(units)))
    const [more] = (await told(part)).lines as string[]
    expect(more).toContain(`(la commande n’en comptait que 6, et il n’en restait que 4\u00a0: ${before}`)
  })

  it('claim nothing after a full withdrawal, and do not mark the order', async () => {
    const order = await bought()
    await giveUp(asGuest(order, plain(6)))
    await giveUp(asGuest(order, plain(5)))
    const { text } = await told(order)
    expect(text).toMatch(already)
    expect(text).not.toMatch(marked)
  })
})
