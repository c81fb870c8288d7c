import type { z } from 'zod'
import type { CallDefinition } from './define-call.ts'

/** Parameters of a call after their check. */
export type ParamsOf<Call extends CallDefinition> = z.output<Call['params']>

/** Response data of a call. */
export type DataOf<Call extends CallDefinition> = z.output<Call['data']>

/** Body of a call after its check; undefined for a call without a body. */
export type BodyOf<Call extends CallDefinition> =
  NonNullable<Call['body']> extends z.ZodType ? z.output<NonNullable<Call['body']>> : undefined

/** Responses of a set of calls by their names. */
export type DataByName<Call extends CallDefinition> = { readonly [Name in Call['name']]: DataOf<Extract<Call, { readonly name: Name }>> }

/** Name of a call that asks for a right: every call that is not of visitors or members by its type. */
export type RightedName<Call extends CallDefinition> = Call extends { readonly role: 'V' | 'M' } ? never : Call['name']
