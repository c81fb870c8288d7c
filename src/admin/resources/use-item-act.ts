import { useQueryClient } from '@tanstack/react-query'
import { useAct } from '#admin/screens/use-act.ts'
import { resourceKey } from './list/use-resource-rows.ts'
import { useResource } from './use-resource.ts'

/** Does acts on the items of a resource: the list follows, and what waits to be published. */
export function useItemAct() {
  const queries = useQueryClient()
  const { resource } = useResource()
  const refresh = () =>
    Promise.all([resourceKey(resource.name), ['publication']].map((queryKey) => queries.invalidateQueries({ queryKey })))
  return { perform: useAct(refresh), refresh }
}
