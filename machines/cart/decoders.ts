import { isRecord } from '#schemas/text/is-record.ts'

/** Reads a value that anybody may have written; undefined when it does not have the shape. */
export type Shape<Value> = (value: unknown) => Value | undefined

type Shapes = Readonly<Record<string, Shape<unknown>>>
type Shaped<Fields extends Shapes> = { readonly [Name in keyof Fields]: Exclude<ReturnType<Fields[Name]>, undefined> }

/** Any text, also one without a letter. */
export const text: Shape<string> = (value) => (typeof value === 'string' ? value : undefined)

/** Yes or no. */
export const flag: Shape<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

/** Any number that JSON can write. */
export const number: Shape<number> = (value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined)

/** An amount or a count: no less than nothing. */
export const amount: Shape<number> = (value) => atLeast(0, number(value))

/** A whole number from 0 on. */
export const whole: Shape<number> = (value) => (Number.isSafeInteger(value) ? atLeast(0, value as number) : undefined)

/** One of these words. */
export function oneOf<const Word extends string>(...words: readonly Word[]): Shape<Word> {
  return (value) => words.find((word) => word === value)
}

/** Either nothing, said or unsaid, or something of a shape. */
export function orNull<Value>(shape: Shape<Value>): Shape<Value | null> {
  return (value) => (value === null || value === undefined ? null : shape(value))
}

/** A list of which only what has the shape is taken. */
export function listOf<Value>(shape: Shape<Value>): Shape<readonly Value[]> {
  return (value) => (Array.isArray(value) ? value.map(shape).filter((item) => item !== undefined) : undefined)
}

/** An object whose named parts have their shapes; what is not named is left out. */
export function record<Fields extends Shapes>(fields: Fields): Shape<Shaped<Fields>> {
  return (value) => {
    if (!isRecord(value)) return undefined
    const read: Record<string, unknown> = {}
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
