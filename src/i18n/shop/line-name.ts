import { writtenVolume } from '#i18n/format/format-volume.ts'

interface NamedLine {
  readonly name: string
  readonly year: number | null
  readonly capacityMl?: number | null | undefined
  /** What tells it from its variants, where the cart knows it: « 75 cl ». */
  readonly variants?: readonly string[]
}

/** What a line of a cart or an order is called, with its year and its variants, or its size where it has none. */
export function lineName({ name, year, capacityMl = null, variants = [] }: NamedLine, locale: string): string {
  const told = variants.length > 0 ? variants : [writtenVolume(capacityMl, locale)]
  return [[name, year].filter(Boolean).join(' '), ...told.filter((each) => each !== null)].join(', ')
}

const withoutSpaces = (words: string): string => words.replaceAll(/\s/g, '').toLowerCase()

/** What a line of an order is called: as in the cart, and with its size where none of its variants tells it. */
export function orderLineName(line: NamedLine, locale: string): string {
  const { capacityMl = null, variants = [] } = line
  const volume = writtenVolume(capacityMl, locale)
  const isTold = volume === null || variants.some((each) => withoutSpaces(each).includes(withoutSpaces(volume)))
  return lineName(isTold ? line : { ...line, variants: [...variants, volume] }, locale)
}
