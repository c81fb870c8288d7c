import type { Resource } from '#schemas/admin/resources/resource.ts'
import { callsOfMany } from './calls-of-many.ts'
import { callsOfOne } from './calls-of-one.ts'
import type { ResourceCall } from './resource-call.ts'

/** Derives every call of a resource. Their types are lost: the client is typed by the declaration. */
export function deriveCalls(resource: Resource): readonly ResourceCall[] {
  return [...callsOfMany(resource), ...callsOfOne(resource)]
}
