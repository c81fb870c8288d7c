import { useText } from '#i18n/hooks/use-text.ts'
import type { FormState } from '#renderer/context.ts'
import type { OrderView } from '#schemas/api/shop/order-view.ts'
import { withdrawableLines } from './withdrawable-lines.ts'

const words: Readonly<Record<string, 'block.withdrawal.partNone' | 'block.withdrawal.partUnwanted'>> = {
  REQUIRED: 'block.withdrawal.partNone',
  NOT_CHOSEN: 'block.withdrawal.partUnwanted',
}

/** Returns the field name of the quantity of an order line. */
export const quantityOf = (line: { readonly id: number }): string => `quantity-${line.id}`

/** Returns the form with the errors of all products moved to the quantity of the first line, which takes the focus. Without withdrawable lines the form is unchanged. */
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
