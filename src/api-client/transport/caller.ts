import type { CallData } from '#schemas/api/calls.ts'
import { createCallerOf, type CallerOf } from './caller-of.ts'
import { routes, type RoutedCall } from './routes.ts'
import type { ClientOptions } from './transport.ts'

type PublicData = { readonly [Name in RoutedCall]: CallData<Name> }

/** Makes the public calls by their names; the files of this folder are made of it. */
export type Caller = CallerOf<PublicData>

/** Makes the caller that the resources share. */
export function createCaller(options: ClientOptions): Caller {
  return createCallerOf<PublicData>(options, routes)
}
