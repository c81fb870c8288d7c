import { wordsFor } from '#schemas/words.ts'
import type { GivenUpProduct } from '#server/database/withdrawal-tables.ts'
import type { LeftOfOrder } from './left-of-order.ts'

/** That less is left than is given up: the declaration stands as it was made, and says so. */
function whatIsLeft(left: number, locale: string): string {
  const fr = left <= 0 ? 'il n’en restait plus' : `il n’en restait que ${left}`
  const en = left <= 0 ? 'none were left' : `only ${left} ${left === 1 ? 'was' : 'were'} left`
  return wordsFor(locale, {
    fr: `${fr}\u00a0: le reste avait déjà fait l’objet d’une rétractation ou d’un remboursement`,
    en: `${en}: the rest had been withdrawn from or refunded before`,
  })
}

/** Something that is given up, on one line; without a name where nobody has shown that the order is theirs, and with what was left of it where that is less. */
export function writeProduct({ id, quantity, name }: GivenUpProduct, locale: string, left: LeftOfOrder | null = null): string {
  const product = `${quantity} × ${name ?? wordsFor(locale, { fr: 'produit de cette commande', en: 'product of this order' })}`
  const unitsLeft = left?.get(id) ?? quantity
  return unitsLeft < quantity ? `${product} (${whatIsLeft(unitsLeft, locale)})` : product
}
