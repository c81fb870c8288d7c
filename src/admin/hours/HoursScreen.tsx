import { useQuery } from '@tanstack/react-query'
import { usePanel } from '#admin/panel-context.ts'
import { FormSkeleton } from '#admin/resources/edit/FormSkeleton.tsx'
import { FailedList } from '#admin/resources/list/ListStates.tsx'
import { describedHours, mayDo } from '#admin/resources/resource-list.ts'
import { singleClient } from '#admin/resources/single-client.ts'
import { InResource } from '#admin/resources/InResource.tsx'
import type { ResourceScope } from '#admin/resources/use-resource.ts'
import { hoursWords } from './hours-history-words.ts'
import { HoursDesk } from './HoursDesk.tsx'
import { HoursTexts } from './texts/HoursTexts.tsx'

function StoredHours() {
  const { admin, lock } = usePanel()
  const found = useQuery({ queryKey: ['hours'], queryFn: () => lock.read(() => admin.hours.read()), gcTime: 0, staleTime: Infinity })
  if (found.data) return <HoursDesk read={found.data} />
  if (found.isPending) return <FormSkeleton />
  return <FailedList query={found} />
}

/** « Horaires »: the week, the days that differ, the closures, and the places that follow them. */
export function HoursScreen() {
  const { admin, start } = usePanel()
  const scope: ResourceScope = {
    resource: describedHours,
    client: singleClient(admin.hours),
    may: (verb) => mayDo(describedHours, verb, start.rights),
    wordsOf: hoursWords,
  }
  return (
    <HoursTexts>
      <InResource scope={scope}>
        <StoredHours />
      </InResource>
    </HoursTexts>
  )
}
