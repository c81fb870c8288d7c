import { z } from 'zod'
import type { Asking } from '#schemas/admin/resources/rights.ts'
import type { RightedName } from '#schemas/api/base/call-types.ts'
import type { CallDefinition } from '#schemas/api/base/define-call.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import type { CallContext, CallInput } from './call-context.ts'
import type { HandlersOf } from './handlers/call-handler.ts'
import type { FieldCheck } from './field-validators.ts'

/** Parameters, query and body of a call after their checks. */
export type ReadInput = CallInput<Record<string, unknown>, unknown>

/** Definition of a call with the functions that answer it. */
export interface RegisteredCall {
  readonly definition: CallDefinition
  /** How the right of an administrator is asked for; absent for a call of visitors or members. */
  readonly asks?: Asking
  readonly answer: (context: CallContext, input: ReadInput) => unknown
  /** Makes the file of `alsoFile`. */
  readonly answerFile?: (context: CallContext, params: Record<string, unknown>) => Promise<unknown>
  /** Checks single fields beyond their shape. */
  readonly checkFields?: FieldCheck
}

/** Set of calls that is served under one path with its own OpenAPI description. */
export interface CallRegistry {
  readonly base: `/api${'' | `/${string}`}`
  readonly calls: readonly RegisteredCall[]
  readonly find: (name: string) => RegisteredCall | undefined
}

interface RegistryParts<Definition extends CallDefinition> {
  readonly base: CallRegistry['base']
  readonly calls: readonly Definition[]
  readonly handlers: HandlersOf<Definition>
  /** How each call of administrators asks for the right of its caller. */
  readonly rights: Readonly<Record<RightedName<Definition>, Asking>>
  readonly fileHandlers?: Readonly<Record<string, unknown>>
  readonly fieldChecks?: Readonly<Record<string, unknown>>
  /** Bodies are refused for unknown keys; a definition with a lax body is refused at start. */
  readonly isStrict?: boolean
}

type Schema = z.core.JSONSchema.BaseSchema

function innerSchemas(schema: Schema, path: string): (readonly [path: string, schema: Schema | boolean | undefined])[] {
  const { additionalProperties, properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema
  return [
    ...Object.entries(properties).map(([name, each]) => [`${path}/${name}`, each] as const),
    ...[items, additionalProperties, ...anyOf, ...oneOf, ...allOf].flat().map((each) => [path, each] as const),
  ]
}

/** Finds a place of a schema where an object takes unknown keys; null when there is none. */
function laxPlace(schema: Schema, path: string): string | null {
  if (schema.properties !== undefined && schema.additionalProperties !== false) return path === '' ? 'the body' : path
  for (const [place, inner] of innerSchemas(schema, path)) {
    const lax = typeof inner === 'object' ? laxPlace(inner, place) : null
    if (lax !== null) return lax
  }
  return null
}

function checkStrict({ name, body }: CallDefinition): void {
  const lax = body === undefined ? null : laxPlace(z.toJSONSchema(body, { io: 'input' }), '')
  if (lax !== null) throw new Error(`${name} takes unknown keys in ${lax}: its registry is strict`)
}

/** The right of a call of administrators. One without is refused at start. */
function askingOf({ name, role }: CallDefinition, rights: Readonly<Record<string, Asking>>): { readonly asks?: Asking } {
  if (role === 'V' || role === 'M') return {}
  const asks = ownValue(rights, name)
  if (asks === undefined) throw new Error(`${name} asks for no right`)
  return { asks }
}

function distinct(names: readonly string[]): void {
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) throw new Error(`two calls are named ${twice}`)
}

/** Joins the definitions of calls with their handlers. */
export function createCallRegistry<const Definition extends CallDefinition>(parts: RegistryParts<Definition>): CallRegistry {
  const { base, calls, fileHandlers = {}, fieldChecks = {}, isStrict = false } = parts
  // The table is typed call by call; here each function only meets the input of its own call.
  const handlers = parts.handlers as unknown as Readonly<Record<string, RegisteredCall['answer']>>
  distinct(calls.map(({ name }) => name))
  const registered = calls.map((definition): RegisteredCall => {
    const answer = ownValue(handlers, definition.name)
    if (!answer) throw new Error(`${definition.name} has no handler`)
    if (isStrict) checkStrict(definition)
    const answerFile = ownValue(fileHandlers, definition.name) as RegisteredCall['answerFile']
    const checkFields = ownValue(fieldChecks, definition.name) as FieldCheck | undefined
    return {
      definition,
      answer,
      ...askingOf(definition, parts.rights),
      ...(answerFile && { answerFile }),
      ...(checkFields && { checkFields }),
    }
  })
  const byName = new Map(registered.map((call) => [call.definition.name, call]))
  return { base, calls: registered, find: (name) => byName.get(name) }
}

/** Refuses registries that share a name: keys of repeated requests are stored under the name of the call. */
export function checkRegistries(registries: readonly CallRegistry[]): void {
  distinct(registries.flatMap(({ calls }) => calls.map(({ definition }) => definition.name)))
}
