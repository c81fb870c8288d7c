import { z } from 'zod'
import type { CallDefinition } from '#schemas/api/base/define-call.ts'
import { adminCalls } from '#server/http/admin-api/admin-calls.ts'
import type { CallRegistry } from '#server/http/api/call-registry.ts'
import { publicCalls } from '#server/http/api/public-calls.ts'

/** A call that takes JSON, with the path before those of its registry. */
export type CallWithBody = readonly [name: string, base: CallRegistry['base'], definition: CallDefinition]

const withBody = ({ base, calls }: CallRegistry): CallWithBody[] =>
  calls.flatMap(({ definition }) => {
    const { name, body, takesForms, isSigned } = definition
    return body === undefined || takesForms === true || isSigned === true ? [] : [[name, base, definition] as const]
  })

/** The calls of both registries that take JSON. */
export const callsWithBody: readonly CallWithBody[] = [...withBody(publicCalls), ...withBody(adminCalls)]

/** The address of a call, with the values of its example. */
export const pathOf = (base: string, { path, example }: CallDefinition): string =>
  `${base}${path.replace(/\{(\w+)[?*]?\}/g, (_all, name: string) => JSON.stringify(example.params[name] ?? '').replaceAll('"', ''))}`

/** A body of many names. */
export const manyNames = (count: number): string => `{${Array.from({ length: count }, (_, at) => `"k${at}":1`).join(',')}}`

/** A body of many levels. */
export const deepBody = (levels: number): string => `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`

/** A body with one name that is as long as a call takes. */
export const longName = ({ bodyLimit }: CallDefinition): string => `{"${'k'.repeat(Math.min(bodyLimit ?? 1_048_576, 1_048_576) - 100)}":1}`

/** A body with 5,000 wrong values in the place of each list that the schema of a call names at its top, and in a list of its own. */
export function manyFaults({ body, example }: CallDefinition): string {
  const given = (example.body ?? {}) as Readonly<Record<string, unknown>>
  const names = body instanceof z.ZodObject ? Object.keys(body.shape).filter((name) => Array.isArray(given[name])) : []
  const wrong = Array.from({ length: 5000 }, () => ({ x: 1 }))
  return JSON.stringify({ ...given, ...Object.fromEntries(names.map((name) => [name, wrong])), wrong })
}
