import type { CartState, CartTotals, CartLineView } from '#schemas/runtime/block-actors.ts'
import { codeRow } from '#i18n/shop/discount-row.ts'
import { formatMoney } from '#i18n/format/format.ts'
import { useText, type Text } from './use-text.ts'

/** What a cart costs, row by row; the last one is what all come to. */
interface CartSumWords {
  readonly rows: readonly { readonly name: string; readonly amount: string; readonly kind?: 'sum' }[]
  /** Why it cannot be brought as it is. */
  readonly limit: string | null
  /** What a few more bottles would bring. */
  readonly gain: string | null
}

/** The words of a cart, the same ones wherever it is shown. */
export interface CartWords {
  readonly line: (line: CartLineView) => ReturnType<typeof lineWords>
  readonly sums: (totals: CartTotals) => CartSumWords
  /** What is heard of a cart that has changed. */
  readonly spoken: (lines: readonly CartLineView[], totals: CartTotals) => string
  readonly removed: (name: string) => { readonly said: string; readonly act: { readonly label: string; readonly name: string } }
}

/** Why the shop refused a cart, or that it does not answer; a cart of which it has not told the prices yet can be asked about again. */
export function cartFaultWords({ lines, totals, message }: Pick<CartState, 'lines' | 'totals' | 'message'>, text: Text) {
  if (message === null) return null
  const isUncounted = totals === null && lines.length > 0 && !arePricesHidden(lines)
  return { title: message === '' ? text('form.unreachable') : message, again: isUncounted ? text('block.cart.askAgain') : null }
}

const shortageWords = { order: 'block.cart.most', step: 'block.cart.fewerByStep', left: 'block.cart.fewer' } as const

function faultOf({ most, limit = 'left', wanted, quantity, step }: CartLineView, text: Text): string {
  if (most === 0 || limit === 'gone') return text('block.cart.soldOut')
  if (wanted === null || wanted <= quantity) return ''
  return text(shortageWords[limit], { wanted, quantity, step })
}

/** That there are more of it than somebody wanted, because it is sold by so many. */
function noteOf({ most, wanted, quantity, step }: CartLineView, text: Text): string {
  return most > 0 && wanted !== null && wanted < quantity ? text('block.cart.more', { step, wanted, quantity }) : ''
}

/** Whether whoever looks is shown no prices: they are for those who are signed in. */
export function arePricesHidden(lines: readonly Pick<CartLineView, 'price'>[]): boolean {
  return lines.some(({ price }) => price === null)
}

/** What is said of an article of a cart. */
function lineWords(line: CartLineView, text: Text, money: (cents: number) => string) {
  const { year, variants, contents, price, total, step } = line
  const name = [line.name, year].filter(Boolean).join(' ')
  // A bottle and a magnum of one wine are told apart by their buttons too.
  const told = [name, ...variants].join(', ')
  return {
    name,
    variants: variants.length > 0 ? variants.join(' · ') : null,
    contents: {
      label: text('block.cart.contents'),
      items: contents.map((content) => text('block.cart.content', { quantity: content.quantity, name: content.name })),
    },
    unit: price === null ? null : text('block.cart.unit', { price: money(price) }),
    total: total === null ? null : money(total),
    remove: text('block.cart.remove', { name: told }),
    fault: faultOf(line, text),
    note: noteOf(line, text),
    quantity: {
      field: text('block.cart.quantity', { name: told }),
      decrease: text('block.cart.decrease', { step, name: told }),
      increase: text('block.cart.increase', { step, name: told }),
      by: step > 1 ? text('block.cart.by', { step }) : null,
    },
  }
}

/** What is said of a cart that cannot be brought as it is. */
export function limitWords({ limit }: Pick<CartTotals, 'limit'>, text: Text): string | null {
  return limit ? text(`block.cart.limit.${limit.kind}`, { bottles: limit.bottles, count: limit.count }) : null
}

/** What is said of what a few more bottles would bring. */
export function savingLabel(nextStep: CartTotals['nextStep'], text: Text, money: (cents: number) => string): string | null {
  if (nextStep === null) return null
  const { bottles, gain, kind, inFrance = false } = nextStep
  if (kind === 'DISCOUNT') return text('block.cart.nearlyLess', { bottles, gain: money(gain) })
  return text(inFrance ? 'block.cart.nearlyFreeInFrance' : 'block.cart.nearlyFree', { bottles })
}

function sumWords(
  { subtotal, step, code, fees, total, nextStep, bottles, limit }: CartTotals,
  text: Text,
  money: (cents: number) => string,
) {
  const feesSaid = fees === 0 ? text('block.cart.free') : fees === null ? text('block.cart.later') : money(fees)
  const rows: CartSumWords['rows'] = [
    { name: text('block.cart.subtotal', { bottles }), amount: money(subtotal) },
    { name: text('block.cart.fees'), amount: feesSaid },
    ...(step ? [{ name: text('block.cart.step', { bottles: step.bottles }), amount: money(-step.value) }] : []),
    ...(code ? [codeRow(code, text, money)] : []),
    { name: text('block.cart.total'), amount: money(total), kind: 'sum' },
  ]
  return {
    rows,
    limit: limitWords(limit ? { limit } : {}, text),
    gain: savingLabel(nextStep, text, money),
  }
}

/** The words of the cart in a locale. */
export function useCartWords(locale: string): CartWords {
  const text = useText()
  const money = (cents: number) => formatMoney(cents, locale)
  return {
    line: (line) => lineWords(line, text, money),
    sums: (totals) => sumWords(totals, text, money),
    spoken: (lines, { total }) =>
      text('block.cart.spoken', { articles: lines.reduce((sum, { quantity }) => sum + quantity, 0), total: money(total) }),
    removed: (name) => ({
      said: text('block.cart.removed', { name }),
      act: { label: text('block.cart.undo'), name: text('block.cart.restore', { name }) },
    }),
  }
}
