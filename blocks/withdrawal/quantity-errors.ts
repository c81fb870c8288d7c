import { useText } from '#i18n/hooks/use-text.ts'
import type { FormState } from '#renderer/context.ts'
import type { OrderView } from '#schemas/api/shop/order-view.ts'
import { withdrawableLines } from './withdrawable-lines.ts'

const words: Readonly<Record<string, 'block.withdrawal.partNone' | 'block.withdrawal.partUnwanted'>> = {
  REQUIRED: 'block.withdrawal.partNone',
  NOT_CHOSEN: 'block.withdrawal.partUnwanted',
}

/** The name of the field of one line's quantity. */
export const quantityOf = (line: { readonly id: number }): string => `quantity-${line.id}`

/** A declaration as it stands where quantities are chosen: what is wrong with all of them is told at the first, which takes the focus. */
export function usePartFaults(form: FormState, order: Pick<OrderView, 'products' | 'givenUp'> | null): FormState {
  const text = useText()
  const [first] = order ? withdrawableLines(order) : []
  if (!first) return form
  const errors = form.errors.map((error) => {
    if (error.field !== 'products') return error
    const own = words[error.code]
    return { ...error, field: quantityOf(first), message: own ? text(own) : error.message }
  })
  return { ...form, errors }
}
