import { writtenVolume } from '#i18n/format/format-volume.ts'

interface NamedLine {
  readonly name: string
  readonly year: number | null
  readonly capacityMl?: number | null | undefined
  /** The labels of the variant: « 75 cl ». */
  readonly variants?: readonly string[]
}

/** Returns the name of a cart or order line with its year and its variants, or its size without any. */
export function lineName({ name, year, capacityMl = null, variants = [] }: NamedLine, locale: string): string {
  const details = variants.length > 0 ? variants : [writtenVolume(capacityMl, locale)]
  return [[name, year].filter(Boolean).join(' '), ...details.filter((each) => each !== null)].join(', ')
}

const withoutSpaces = (words: string): string => words.replaceAll(/\s/g, '').toLowerCase()

/** Returns the name of an order line, with its size when no variant contains it. */
export function orderLineName(line: NamedLine, locale: string): string {
  const { capacityMl = null, variants = [] } = line
  const volume = writtenVolume(capacityMl, locale)
  const isTold = volume === null || variants.some((each) => withoutSpaces(each).includes(withoutSpaces(volume)))
  return lineName(isTold ? line : { ...line, variants: [...variants, volume] }, locale)
}
