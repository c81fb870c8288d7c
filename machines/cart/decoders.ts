import { isRecord } from '#schemas/text/is-record.ts'
import { emptyRecord } from '#schemas/names/empty-record.ts'

/** Decodes an untrusted value; undefined when it does not have the shape. */
export type Shape<Value> = (value: unknown) => Value | undefined

type Shapes = Readonly<Record<string, Shape<unknown>>>
type Shaped<Fields extends Shapes> = { readonly [Name in keyof Fields]: Exclude<ReturnType<Fields[Name]>, undefined> }

/** Decodes any string, including the empty one. */
export const text: Shape<string> = (value) => (typeof value === 'string' ? value : undefined)

/** Decodes a boolean. */
export const flag: Shape<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

/** Decodes a finite number. */
export const number: Shape<number> = (value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined)

/** Decodes a non-negative number. */
export const amount: Shape<number> = (value) => atLeast(0, number(value))

/** Decodes a non-negative safe integer. */
export const whole: Shape<number> = (value) => (Number.isSafeInteger(value) ? atLeast(0, value as number) : undefined)

/** Decodes one of the given strings. */
export function oneOf<const Word extends string>(...words: readonly Word[]): Shape<Word> {
  return (value) => words.find((word) => word === value)
}

/** Decodes null or undefined as null, and any other value by a shape. */
export function orNull<Value>(shape: Shape<Value>): Shape<Value | null> {
  return (value) => (value === null || value === undefined ? null : shape(value))
}

/** Decodes a list and drops the items that do not have the shape. */
export function listOf<Value>(shape: Shape<Value>): Shape<readonly Value[]> {
  return (value) => (Array.isArray(value) ? value.map(shape).filter((item) => item !== undefined) : undefined)
}

/** Decodes an object with the given fields and drops the others. */
export function record<Fields extends Shapes>(fields: Fields): Shape<Shaped<Fields>> {
  return (value) => {
    if (!isRecord(value)) return undefined
    const read = emptyRecord<unknown>()
    for (const [name, shape] of Object.entries(fields)) {
      const part = shape(Object.hasOwn(value, name) ? value[name] : undefined)
      if (part === undefined) return undefined
      read[name] = part
    }
    return read as Shaped<Fields>
  }
}

function atLeast(least: number, value: number | undefined): number | undefined {
  return value !== undefined && value >= least ? value : undefined
}
