import { lazy, Suspense, type ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import type { ResourceDescription } from '#schemas/admin/resources/resource-description.ts'
import { usePanel } from '#admin/panel-context.ts'
import { MissingScreen } from '#admin/screens/MissingScreen.tsx'
import { usePreload } from '#admin/frame/use-preload.ts'
import { FormSkeleton } from './edit/FormSkeleton.tsx'
import { InResource } from './InResource.tsx'
import { ResourceListScreen } from './list/ResourceListScreen.tsx'
import { describedResources, mayDo } from './resource-list.ts'
import { ResourceTexts } from './texts/ResourceTexts.tsx'
import { useResourceScope } from './use-resource.ts'

// The form has the editor of texts and the pickers: it is fetched once the list is there.
const importItem = () => import('./edit/ItemScreen.tsx')
const ItemScreen = lazy(async () => ({ default: (await importItem()).ItemScreen }))

function Screen({ resource, children }: { readonly resource: ResourceDescription; readonly children: ReactNode }) {
  return (
    <ResourceTexts>
      <InResource scope={useResourceScope(resource)}>{children}</InResource>
    </ResourceTexts>
  )
}

/** The list or the form of the resource that the address names; one that the person may not read is not there. */
export function ResourceScreens() {
  const { resource: name, id } = useParams()
  const { start } = usePanel()
  const resource = describedResources.find((each) => each.name === name)
  usePreload(importItem)
  if (!resource || !mayDo(resource, 'read', start.rights)) return <MissingScreen />
  return (
    <Screen key={resource.name} resource={resource}>
      {id === undefined ? (
        <ResourceListScreen />
      ) : (
        <Suspense fallback={<FormSkeleton />}>
          <ItemScreen />
        </Suspense>
      )}
    </Screen>
  )
}
