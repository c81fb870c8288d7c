/** A reference to an item in a request: the id of the variant alone, or beside the id of its product. */
export interface VariantRef {
  readonly id: number
  readonly declinationId?: number | null | undefined
}

/** An item and the product it belongs to. */
export interface NamedSale {
  readonly id: number
  readonly productId: number
}

/** Returns the id of the referenced item. */
export const sellableOf = ({ id, declinationId }: VariantRef): number => declinationId ?? id

/** Returns true when a reference names an item. A variant beside the id of another product does not match. */
export function isNamed({ id, productId }: NamedSale, name: VariantRef): boolean {
  return sellableOf(name) === id && (name.id === id || name.id === productId)
}
