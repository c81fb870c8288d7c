import { translate } from '#schemas/errors/translations.ts'
import { isNamed } from '#domain/shop/products/variant-reference.ts'
import type { WithdrawnProduct } from '#server/database/tables/withdrawal-tables.ts'
import type { WithdrawableUnits } from './withdrawable-units.ts'

/** That less was bought than is given up, or that less is left of it: the declaration stands as it was made, and says so. */
function whatIsLeft({ quantity: bought, left }: WithdrawableUnits[number], wanted: number, locale: string): string {
  const taken = {
    ...{ fr: left <= 0 ? 'il n’en restait plus' : `il n’en restait que ${left}` },
    ...{ en: left <= 0 ? 'none were left' : `only ${left} ${left === 1 ? 'was' : 'were'} left` },
  }
  const whole = {
    ...{ fr: `la commande n’en comptait que ${bought}` },
    ...{ en: `the order had only ${bought}` },
  }
  const isTooMany = wanted > bought
  if (left === bought) return translate(locale, whole)
  return translate(locale, {
    fr: `${isTooMany ? `${whole.fr}, et ` : ''}${taken.fr}\u00a0: le reste avait déjà fait l’objet d’une rétractation ou d’un remboursement`,
    en: `${isTooMany ? `${whole.en}, and ` : ''}${taken.en}: the rest had been withdrawn from or refunded before`,
  })
}

/** Something that the order has not, by the numbers that it was named with. */
function writeAstray({ id, declinationId, quantity }: WithdrawnProduct, locale: string): string {
  const isDeclination = declinationId !== undefined
  return translate(locale, {
    fr: `${quantity} × produit n°\u00a0${id}${isDeclination ? `, déclinaison n°\u00a0${declinationId}` : ''} (n’est pas dans cette commande)`,
    en: `${quantity} × product no. ${id}${isDeclination ? `, declination no. ${declinationId}` : ''} (not in this order)`,
  })
}

/**
 * Formats a withdrawn item on one line. It has no name without proof of the order; with it, the remaining units are added if
 * they are fewer, or the fact that the order lacks the item.
 */
export function writeProduct(given: WithdrawnProduct, locale: string, left: WithdrawableUnits | null = null): string {
  const { quantity, name } = given
  const line = left?.find((each) => isNamed(each, given))
  if (left && !line) return writeAstray(given, locale)
  const product = `${quantity} × ${name ?? translate(locale, { fr: 'produit de cette commande', en: 'product of this order' })}`
  return line && line.left < quantity ? `${product} (${whatIsLeft(line, quantity, locale)})` : product
}
