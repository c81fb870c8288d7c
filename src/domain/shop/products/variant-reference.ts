/** What is named as it is sent: by the number of what is sold, or by that of its product beside it. */
export interface VariantRef {
  readonly id: number
  readonly declinationId?: number | null | undefined
}

/** Something that is sold, and whose declination it is. */
export interface NamedSale {
  readonly id: number
  readonly productId: number
}

/** The number of what is sold under a name. */
export const sellableOf = ({ id, declinationId }: VariantRef): number => declinationId ?? id

/** Whether a name is one of something that is sold: a declination is not, beside the number of another product. */
export function isNamed({ id, productId }: NamedSale, name: VariantRef): boolean {
  return sellableOf(name) === id && (name.id === id || name.id === productId)
}
