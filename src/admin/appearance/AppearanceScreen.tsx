import { useQuery } from '@tanstack/react-query'
import { usePanel } from '#admin/panel-context.ts'
import { FormSkeleton } from '#admin/resources/edit/FormSkeleton.tsx'
import { FailedList } from '#admin/resources/list/ListStates.tsx'
import { describedAppearance } from '#admin/resources/resource-list.ts'
import { InResource } from '#admin/resources/InResource.tsx'
import { useResourceScope } from '#admin/resources/use-resource.ts'
import { AppearanceDesk } from './AppearanceDesk.tsx'
import { AppearanceTexts } from './texts/AppearanceTexts.tsx'

function StoredAppearance() {
  const { admin, lock } = usePanel()
  const found = useQuery({
    queryKey: ['appearance'],
    queryFn: () => lock.read(() => admin.appearance.read()),
    // The work begins with what is there now, and its own calls tell what becomes of it.
    gcTime: 0,
    staleTime: Infinity,
  })
  if (found.data) return <AppearanceDesk read={found.data} />
  if (found.isPending) return <FormSkeleton />
  return <FailedList query={found} />
}

/** « Apparence »: the look of the site as a trial, with the site beside it. */
export function AppearanceScreen() {
  const scope = useResourceScope(describedAppearance)
  return (
    <AppearanceTexts>
      <InResource scope={scope}>
        <StoredAppearance />
      </InResource>
    </AppearanceTexts>
  )
}
