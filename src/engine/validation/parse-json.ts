import { stripEnd } from '#schemas/text/strip-ends.ts'

const NUMBER = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/

/** Parses a JSON text, and refuses a number that double precision cannot hold: it would come back as another number. */
export function parseJson(text: string): unknown {
  const reviver = (key: string, value: unknown, context: { source?: string } = {}): unknown => {
    if (typeof value === 'number' && context.source !== undefined && !isSameNumber(context.source, value))
      throw new RangeError(`JSON: ${context.source.slice(0, 60)} at "${key}" is beyond double precision`)
    return value
  }
  return JSON.parse(text, reviver)
}

function isSameNumber(source: string, value: number): boolean {
  return Number.isFinite(value) && digitsOf(source) === digitsOf(String(value))
}

/** A decimal text as its sign, its digits without outer zeros and their power of ten: equal for equal numbers. */
function digitsOf(source: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = NUMBER.exec(source) ?? []
  const digits = `${whole}${fraction}`.replace(/^0+/, '')
  const trimmed = stripEnd(digits, /0/)
  if (trimmed === '') return '0'
  return `${sign}${trimmed}e${Number(exponent) - fraction.length + digits.length - trimmed.length}`
}
