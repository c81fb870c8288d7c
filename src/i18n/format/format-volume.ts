import { formatCapacity } from '#i18n/shop/wine-facts.ts'

const centilitre = 10
const litre = 1000

/** « 75 cl », « 1,5 L ». */
export function writtenVolume(ml: number | null, locale: string): string | null {
  if (ml === null) return null
  const isLarge = ml >= litre
  return formatCapacity({ capacity: isLarge ? ml / litre : ml / centilitre, capacityUnit: isLarge ? 'LITER' : 'CENTILITRE' }, locale)
}
