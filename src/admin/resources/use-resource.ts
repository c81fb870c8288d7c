import { createContext, use } from 'react'
import type { ResourceDescription } from '#schemas/admin/resources/resource-description.ts'
import type { RightVerb } from '#schemas/admin/resources/rights.ts'
import type { ResourceClient } from '#api-client/admin/resources/admin-client.ts'
import { usePanel } from '#admin/panel-context.ts'
import { mayDo } from './resource-list.ts'

/** The resource of a screen, its calls, and what the person may do. */
export interface ResourceScope {
  readonly resource: ResourceDescription
  readonly client: ResourceClient
  readonly may: (verb: RightVerb) => boolean
  /** Writes the value at a path in words of its own; null for a path whose field does it. */
  readonly wordsOf?: (path: string, value: unknown) => string | null
}

/** Context of the resource of a screen. */
export const ResourceContext = createContext<ResourceScope | null>(null)

/** Makes the scope of a resource. */
export function useResourceScope(resource: ResourceDescription): ResourceScope {
  const { admin, start } = usePanel()
  return { resource, client: admin.resource(resource), may: (verb) => mayDo(resource, verb, start.rights) }
}

/** Reads the resource of the screen. */
export function useResource(): ResourceScope {
  const scope = use(ResourceContext)
  if (scope === null) throw new Error('A part of a resource stands outside of its screen')
  return scope
}
