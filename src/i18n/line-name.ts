import { writtenVolume } from './written-volume.ts'

interface NamedLine {
  readonly name: string
  readonly year: number | null
  readonly capacityMl?: number | null | undefined
  /** What tells it from its variants, where the cart knows it: « 75 cl ». */
  readonly variants?: readonly string[]
}

/** What a line of a cart or an order is called, with its year and its size. */
export function lineName({ name, year, capacityMl = null, variants = [] }: NamedLine, locale: string): string {
  const told = variants.length > 0 ? variants : [writtenVolume(capacityMl, locale)]
  return [[name, year].filter(Boolean).join(' '), ...told.filter((each) => each !== null)].join(', ')
}
