import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailIdentityExample } from '#tests/support/mail/mail-examples.ts'
import { orderStage, type OrderStage } from '#tests/support/shop/order-stage.ts'
import { addWine } from '#tests/support/shop/shop.ts'
import { renderMail } from '#server/mail/delivery/render-mail.ts'

const company = { name: 'Le Comptoir SARL', siret: '73282932000074', vatNumber: 'FR40303265045', reference: 'BC-2026-17' }
const gift = { from: 'Camille', message: 'Bonne fête, Alix' }

let stage: OrderStage
let wine: Awaited<ReturnType<typeof addWine>>

beforeAll(async () => {
  stage = await orderStage({ clock: () => Date.parse('2026-11-20T09:00:00Z'), connections: 5 })
  wine = await addWine(stage.db, { onHand: 50 })
})
afterAll(() => stage.close())

const order = async () => (await stage.place({ products: [{ id: wine.id, quantity: 6 }], gift, company })).order

describe('an order that is a gift, billed to a company', () => {
  it.each([
    ['ORDER_PLACED', 'fr_FR', ['Cadeau de', 'Mot du cadeau', 'Facturée à', 'Référence de l’acheteur']],
    ['ORDER_TEAM', 'fr_FR', ['Cadeau de', 'Mot du cadeau', 'Facturée à', 'Référence de l’acheteur']],
    ['ORDER_TEAM', 'en_GB', ['A gift from', 'Words of the gift', 'Billed to', 'Buyer’s reference']],
  ] as const)('is one in the mail %s (%s)', async (kind, locale, labels) => {
    const { reference } = await order()
    const mail = await stage.db
      .selectFrom('mails')
      .select('data')
      .where('key', '=', reference)
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow()
    const { text } = renderMail({ kind, locale, data: mail.data, identity: mailIdentityExample })
    for (const words of [...labels, gift.from, gift.message, ...Object.values(company)]) expect(text).toContain(words)
  })

  it('tells its buyer what goes into the parcel', async () => {
    const { reference, accessToken: token } = await order()
    expect(await stage.features.orders.get({ scope: stage.scope(), caller: { kind: 'visitor' } }, { reference, token })).toMatchObject({
      gift,
    })
  })
})
