import type { ReactNode } from 'react'
import { SavedAtOnceContext } from '#forms/form-context.ts'
import { ResourceContext, type ResourceScope } from './use-resource.ts'

/** Gives a screen its resource; its forms learn from the declaration if a change is published, or is on the site once saved. */
export function InResource({ scope, children }: { readonly scope: ResourceScope; readonly children: ReactNode }) {
  return (
    <ResourceContext value={scope}>
      <SavedAtOnceContext value={scope.resource.life === 'immediate'}>{children}</SavedAtOnceContext>
    </ResourceContext>
  )
}
