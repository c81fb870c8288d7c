import { describe, expect, it } from 'vitest'
import type { Text } from '#i18n/hooks/use-text.ts'
import { totalRows } from './total-rows.ts'

const text: Text = (key, values) => `${key} ${JSON.stringify(values ?? {})}`
const money = (amount: number) => `${amount} c`
const totals = { subtotal: 100, fees: null, step: null, code: null, total: 100 }

describe('totalRows', () => {
  it('lists every amount in the order of an invoice', () => {
    const all = {
      ...{ subtotal: 100, bottles: 6, fees: { amount: '9 c', name: 'Chronopost' }, step: { bottles: 6, value: 10 } },
      ...{ code: { code: 'CADEAU5', value: 5 }, total: 94, vat: [{ rate: 20, amount: 15 }] },
    }
    expect(totalRows(all, text, money)).toEqual([
      { name: 'block.cart.subtotal {"bottles":6}', amount: '100 c' },
      { name: 'block.cart.fees {}, Chronopost', amount: '9 c' },
      { name: 'block.cart.step {"bottles":6}', amount: '-10 c' },
      { name: 'block.cart.code {"code":"CADEAU5"}', amount: '-5 c' },
      { name: 'block.cart.total {}', amount: '94 c', kind: 'sum' },
      { name: 'block.cart.vat {"rate":20}', amount: '15 c', kind: 'note' },
    ])
  })

  it('omits absent amounts', () => {
    expect(totalRows(totals, text, money).map(({ amount }) => amount)).toEqual(['100 c', '100 c'])
  })

  it('explains a code without an amount', () => {
    const codeOf = (code: object) => totalRows({ ...totals, code: { code: 'X', value: 0, ...code } }, text, money)[1]?.amount
    expect(codeOf({})).toBe('block.cart.codeIdle {}')
    expect(codeOf({ onFees: true })).toBe('block.cart.codeOnFees {}')
  })
})
