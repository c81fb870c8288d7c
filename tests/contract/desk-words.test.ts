import { beforeAll, describe, expect, it } from 'vitest'
import { formatReasons } from '#schemas/error-details.ts'
import { deskOfTests } from '#tests/support/admin-desk.ts'
import type { PlacedOrder } from '#tests/support/withdrawal-stage.ts'

const { stage, say } = deskOfTests()
const { unprintable, oneLine } = formatReasons

const refund = { event: 'REFUND', lines: [{ position: 0, quantity: 1 }], fees: 0, restock: false, reason: 'Casse' }

/** Every act of the desk whose words stand on a paper or in a mail, and where they are told. */
const worded = [
  ['carrier', 'SHIP', (words: string) => ({ event: 'SHIP', carrier: words })],
  ['reason', 'REFUND', (words: string) => ({ ...refund, reason: words })],
  ['keptReason', 'REFUND', (words: string) => ({ ...refund, keptReason: words })],
  ['reason', 'LAPSE', (words: string) => ({ event: 'LAPSE', reason: words })],
  ['reason', 'RULE', (words: string) => ({ event: 'RULE', lines: [], reason: words })],
] as const

let order: PlacedOrder

beforeAll(async () => {
  order = await stage.place()
  await stage.happen(order.id, 'PAY', 'PREPARE')
})

describe('the words of the desk', () => {
  describe.each(worded)('%s of %s', (field, _event, saying) => {
    it.each(['\u200b', '\u200c\u200d', '\u00ad \u2060'])('are asked for where they are unseen signs alone: %j', async (words) => {
      expect(await say(order, saying(words))).toMatchObject({ status: 422, faults: [`${field} REQUIRED`] })
    })

    it.each([
      ['Casse 🍷', unprintable.fr],
      ['雅玛多运输', unprintable.fr],
      ['x\u202ey', unprintable.fr],
      ['Casse\nTotal TTC 0,00 €', oneLine.fr],
      ['Casse\u2028Total TTC 0,00 €', oneLine.fr],
    ])('are refused once where no paper can say them, with what to do: %j', async (words, message) => {
      const { status, data } = await say(order, saying(words))
      expect([status, data]).toMatchObject([422, { errors: [{ field, code: 'FORMAT', message }] }])
    })
  })

  it('are kept as papers write them', async () => {
    const { code } = await say(order, {
      event: 'SHIP',
      lines: [{ position: 0, quantity: 1 }],
      carrier: ' Transports\u2009Le\u0301ger\u200b ',
    })
    expect(code).toBe('DONE')
    const row = stage.test.database.db.selectFrom('order_shipments').select('carrier').where('order_id', '=', order.id)
    expect(await row.execute()).toEqual([{ carrier: 'Transports Léger' }])
  })

  it('of a correction of the stock follow the same rules', async () => {
    const [id] = stage.wines
    const correct = async (reason: string) => {
      const { status, data } = await stage.act('stock.correct', { id, version: 1, body: { delta: 1, reason } })
      return [status, (data?.['errors'] as { field: string; code: string }[]).map((fault) => `${fault.field} ${fault.code}`)]
    }
    expect(await correct('\u200b')).toEqual([422, ['reason REQUIRED']])
    expect(await correct('Casse 🍷')).toEqual([422, ['reason FORMAT']])
    expect(await correct('Casse\nRetour')).toEqual([422, ['reason FORMAT']])
  })
})
