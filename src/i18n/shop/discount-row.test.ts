import { expect, it } from 'vitest'
import type { Text } from '#i18n/hooks/use-text.ts'
import { codeRow } from './discount-row.ts'

const text: Text = (key, values) => `${key} ${JSON.stringify(values ?? {})}`
const money = (amount: number) => `${amount} c`

it('tells what a code takes off, and of one that takes nothing off that it does not', () => {
  expect(codeRow({ code: 'CADEAU5', value: 500 }, text, money)).toEqual({ name: 'block.cart.code {"code":"CADEAU5"}', amount: '-500 c' })
  expect(codeRow({ code: 'CADEAU5', value: 0 }, text, money).amount).toBe('block.cart.codeIdle {}')
  expect(codeRow({ code: 'PORTOFFERT', value: 0, onFees: true }, text, money).amount).toBe('block.cart.codeOnFees {}')
})
