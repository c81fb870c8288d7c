import type { Fields } from './form-fields.ts'
import { definePageForm, type FormPage } from './page-form.ts'

const quantityField = /^quantity-([1-9]\d{0,9})$/

/** The quantity of each product in a partial withdrawal. */
function chosenProducts({ entries }: Fields): readonly { readonly id: number; readonly quantity: number }[] {
  return [...entries].flatMap(([name, values]) => {
    const id = Number(quantityField.exec(name)?.[1])
    const quantity = Number(values.at(-1))
    return id > 0 && quantity > 0 ? [{ id, quantity }] : []
  })
}

/** The scope of a withdrawal: the whole order, chosen products, or a part in words. A part without any is refused. */
function givenUp(fields: Fields) {
  const message = fields.text('message')
  const chosen = chosenProducts(fields)
  const products = chosen.length === 0 ? null : chosen
  if (fields.text('scope') !== 'PART') return { scope: fields.text('scope') === 'WORDED' ? 'WORDED' : 'ALL', products, message }
  // Before words were a choice of their own, a buyer who could choose no products described the part there.
  return products === null && message !== null ? { scope: 'WORDED', products, message } : { scope: 'LINES', products, message }
}

/** The token of the order in the page's address; null without one. */
const tokenOf = ({ params: { token } }: FormPage): string | null => (token === undefined ? null : String(token))

/** The forms with which people follow their orders, pay for them, and withdraw from them. */
export const orderForms = {
  'order.askLink': definePageForm({
    call: 'order.askLink',
    blocks: ['order-tracking'],
    read: (fields) => ({ body: { reference: fields.text('reference'), email: fields.text('email') } }),
  }),
  // By transfer alone: every other way takes a script, and its page where the shop is open.
  'order.pay': definePageForm({
    call: 'order.pay',
    blocks: ['order-tracking'],
    read: (_fields, place) => ({
      params: { reference: String(place.params['reference'] ?? '') },
      body: { token: tokenOf(place), method: 'TRANSFER' },
    }),
  }),
  'order.withdraw': definePageForm({
    call: 'order.withdraw',
    blocks: ['withdrawal'],
    isRevisable: true,
    read: (fields, place) => {
      const { reference = fields.text('reference') } = place.params
      const who = { name: fields.text('name'), email: fields.text('email') }
      const seen = fields.text('seen')
      return { body: { reference, ...who, ...givenUp(fields), token: tokenOf(place), seen: seen === null ? null : Number(seen) } }
    },
    done: (answer) => ({ shown: answer }),
  }),
  'order.confirmWithdrawal': definePageForm({
    call: 'order.confirmWithdrawal',
    blocks: ['withdrawal'],
    read: (fields) => ({ params: { id: fields.text('withdrawalId') ?? '' } }),
    done: (answer) => ({ told: answer }),
  }),
}
