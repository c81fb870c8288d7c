import type { Text } from '#i18n/hooks/use-text.ts'

/** A row of an amount. The sum adds up the rows above it; a note explains a part of it. */
export interface TotalRow {
  readonly name: string
  readonly amount: string
  readonly kind?: 'sum' | 'note'
}

interface Code {
  readonly code: string
  readonly value: number
  /** True for a code that reduces shipping fees that are not known yet. */
  readonly onFees?: true
}

interface Totals {
  readonly subtotal: number
  /** The number of bottles, which the subtotal names. */
  readonly bottles?: number
  /** The formatted shipping fees; null without shipping. The name is the one of the carrier. */
  readonly fees: { readonly amount: string; readonly name?: string | null } | null
  readonly step: { readonly bottles: number; readonly value: number } | null
  readonly code: Code | null
  readonly total: number
  readonly vat?: readonly { readonly rate: number; readonly amount: number }[]
}

function codeAmount({ value, onFees }: Code, text: Text, money: (amount: number) => string): string {
  return value === 0 ? text(onFees ? 'block.cart.codeOnFees' : 'block.cart.codeIdle') : money(-value)
}

/** Lists the amounts of a cart or an order, from the subtotal to the VAT, in the unit that `money` formats. */
export function totalRows(totals: Totals, text: Text, money: (amount: number) => string): TotalRow[] {
  const { subtotal, bottles = 0, fees, step, code, total, vat = [] } = totals
  return [
    { name: text('block.cart.subtotal', { bottles }), amount: money(subtotal) },
    ...(fees ? [{ name: [text('block.cart.fees'), fees.name].filter(Boolean).join(', '), amount: fees.amount }] : []),
    ...(step ? [{ name: text('block.cart.step', { bottles: step.bottles }), amount: money(-step.value) }] : []),
    ...(code ? [{ name: text('block.cart.code', { code: code.code }), amount: codeAmount(code, text, money) }] : []),
    { name: text('block.cart.total'), amount: money(total), kind: 'sum' },
    ...vat.map(({ rate, amount }) => ({ name: text('block.cart.vat', { rate }), amount: money(amount), kind: 'note' as const })),
  ]
}
