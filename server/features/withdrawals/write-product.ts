import { wordsFor } from '#schemas/words.ts'
import type { GivenUpProduct } from '#server/database/withdrawal-tables.ts'

/** Something that is given up, on one line; without a name where nobody has shown that the order is theirs. */
export function writeProduct({ quantity, name }: GivenUpProduct, locale: string): string {
  return `${quantity} × ${name ?? wordsFor(locale, { fr: 'produit de cette commande', en: 'product of this order' })}`
}
