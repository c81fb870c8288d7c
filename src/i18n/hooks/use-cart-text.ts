import type { CartState, CartTotals, CartLineView } from '#schemas/runtime/block-actors.ts'
import { totalRows, type TotalRow } from '#i18n/shop/total-rows.ts'
import { formatMoney } from '#i18n/format/format.ts'
import { useText, type Text } from './use-text.ts'

/** The amounts of a cart with remarks. */
interface CartSumWords {
  readonly rows: readonly TotalRow[]
  /** The reason why it cannot be shipped. */
  readonly limit: string | null
  /** The saving that a few more bottles would bring. */
  readonly gain: string | null
}

/** The messages of a cart. */
export interface CartWords {
  readonly line: (line: CartLineView) => ReturnType<typeof lineWords>
  readonly sums: (totals: CartTotals) => CartSumWords
  /** The announcement of a change. */
  readonly spoken: (lines: readonly CartLineView[], totals: CartTotals) => string
  readonly removed: (name: string) => { readonly said: string; readonly act: { readonly label: string; readonly name: string } }
}

/** Explains the refusal of a cart or a missing response. A cart without prices can be requested again. */
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

/** Explains a quantity that was rounded up to the size of a lot. */
function noteOf({ most, wanted, quantity, step }: CartLineView, text: Text): string {
  return most > 0 && wanted !== null && wanted < quantity ? text('block.cart.more', { step, wanted, quantity }) : ''
}

/** Returns true when prices are hidden from visitors without an account. */
export function arePricesHidden(lines: readonly Pick<CartLineView, 'price'>[]): boolean {
  return lines.some(({ price }) => price === null)
}

/** Describes a line of a cart. */
function lineWords(line: CartLineView, text: Text, money: (cents: number) => string) {
  const { year, variants, contents, price, total, step } = line
  const name = [line.name, year].filter(Boolean).join(' ')
  // The buttons of a bottle and a magnum of one wine have different names.
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

/** Explains why a cart cannot be shipped. */
export function limitWords({ limit }: Pick<CartTotals, 'limit'>, text: Text): string | null {
  return limit ? text(`block.cart.limit.${limit.kind}`, { bottles: limit.bottles, count: limit.count }) : null
}

/** Describes the saving that a few more bottles would bring. */
export function savingLabel(nextStep: CartTotals['nextStep'], text: Text, money: (cents: number) => string): string | null {
  if (nextStep === null) return null
  const { bottles, gain, kind, inFrance = false } = nextStep
  if (kind === 'DISCOUNT') return text('block.cart.nearlyLess', { bottles, gain: money(gain) })
  return text(inFrance ? 'block.cart.nearlyFreeInFrance' : 'block.cart.nearlyFree', { bottles })
}

function sumWords(totals: CartTotals, text: Text, money: (cents: number) => string) {
  const { fees, nextStep, limit } = totals
  const feesSaid = fees === 0 ? text('block.cart.free') : fees === null ? text('block.cart.later') : money(fees)
  return {
    rows: totalRows({ ...totals, fees: { amount: feesSaid } }, text, money),
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
