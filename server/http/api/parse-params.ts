import type { CallDefinition } from '#schemas/api/base/define-call.ts'
import { singleLineText } from '#schemas/text/visible-text.ts'
import { stripEnds } from '#schemas/text/strip-ends.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import { isReadable } from '#server/platform/input/is-safe-body.ts'

/** A parameter of a call as it comes: out of an address, or from a block's need. */
export type FlatParams = Readonly<Record<string, string | number | boolean | null | undefined>>

// Digits alone are always a row's number: no slug is made of them.
function readId(value: string | number | boolean): string | number | boolean {
  if (typeof value !== 'string') return value
  const text = stripEnds(value, /\//)
  return /^\d+$/.test(text) ? Number(text) : text
}

/** Reads what stands in a call's path; what is ill-formed does not exist. */
export function readParams<Definition extends CallDefinition>(definition: Definition, given: FlatParams): Record<string, unknown> {
  const names = Object.keys(definition.params.shape)
  const params = Object.fromEntries(
    names.flatMap((name) => {
      const value = ownValue(given, name)
      if (value == null) return []
      const read = typeof value === 'string' ? singleLineText(value) : value
      return [[name, name === 'id' ? readId(read) : read]]
    }),
  )
  const parsed = definition.params.safeParse(params)
  if (!parsed.success || !Object.values(parsed.data).every(isReadable)) throw notFound()
  return parsed.data
}

/** The parameters that do not stand in the path, as pairs of a query. */
export function queryPairsOf(definition: CallDefinition, given: FlatParams): [string, string][] {
  return Object.entries(given).flatMap(([name, value]) =>
    value == null || Object.hasOwn(definition.params.shape, name) ? [] : [[name, String(value)]],
  )
}
