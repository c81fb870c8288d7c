import { beforeAll, describe, expect, it } from 'vitest'
import { formatReasons } from '#schemas/errors/error-details.ts'
import { deskOfTests } from '#tests/support/shop/admin-desk.ts'
import type { PlacedOrder } from '#tests/support/shop/withdrawal-stage.ts'

const { stage, say } = deskOfTests()
const { unprintable, oneLine } = formatReasons

const refund = { event: 'REFUND', lines: [{ position: 0, quantity: 1 }], fees: 0, restock: false, reason: 'Casse' }

/** Each event with a text that is printed or mailed, and the field of that text. */
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

describe('texts of an order event', () => {
  describe.each(worded)('%s of %s', (field, _event, saying) => {
    it.each([
      ['Casse 🍷', unprintable.fr.replace('{sign}', '🍷')],
      ['雅玛多运输', unprintable.fr.replace('{sign}', '雅')],
      ['Casse\nTotal TTC 0,00 €', oneLine.fr],
      ['Casse\u2028Total TTC 0,00 €', oneLine.fr],
    ])('is refused once when it cannot be printed: %j', async (words, message) => {
      const { status, data } = await say(order, saying(words))
      expect([status, data]).toMatchObject([422, { errors: [{ field, code: 'FORMAT', message }] }])
    })
  })

  it.each(worded.filter(([field, event]) => field === 'reason' && event !== 'RULE'))(
    'requires the %s of %s',
    async (field, _event, saying) => {
      for (const words of ['\u200b', '\u200c\u200d', '\u00ad \u2060'])
        expect(await say(order, saying(words))).toMatchObject({ status: 422, faults: [`${field} REQUIRED`] })
    },
  )

  it('stores texts as documents print them', async () => {
    const { code } = await say(order, {
      event: 'SHIP',
      lines: [{ position: 0, quantity: 1 }],
      carrier: ' Transports\u2009Le\u0301ger\u200b ',
    })
    expect(code).toBe('DONE')
    const row = stage.test.database.db.selectFrom('order_shipments').select('carrier').where('order_id', '=', order.id)
    expect(await row.execute()).toEqual([{ carrier: 'Transports Léger' }])
  })

  it('applies the same rules to a correction of the stock', async () => {
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
