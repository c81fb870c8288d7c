import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { ResourceItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { usePanel } from '#admin/panel-context.ts'
import { FailedList } from '#admin/resources/list/ListStates.tsx'
import { InResource } from '#admin/resources/InResource.tsx'
import { useResource } from '#admin/resources/use-resource.ts'
import { MissingScreen } from '#admin/screens/MissingScreen.tsx'
import { ItemEditor } from './ItemEditor.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'

/** The number of an item in an address; null for what is none. */
function itemId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

/** The form of a stored item. Of one that visitors see by its uses, those who do not publish read it, with the reason. */
function StoredEditor({ item }: { readonly item: ResourceItem }) {
  const scope = useResource()
  const isHeld = item.isShown === true && scope.may('write') && !scope.may('publish')
  if (!isHeld) return <ItemEditor item={item} />
  return (
    <InResource scope={{ ...scope, may: (verb) => verb !== 'write' && scope.may(verb) }}>
      <ItemEditor item={item} isHeld />
    </InResource>
  )
}

function StoredItem({ id }: { readonly id: number }) {
  const { lock } = usePanel()
  const { resource, client } = useResource()
  const found = useQuery({
    queryKey: ['resource-item', resource.name, id],
    queryFn: () => lock.read(() => client.read(id)),
    // The work on an item begins with what is there now, and its own calls tell what becomes of it.
    gcTime: 0,
    staleTime: Infinity,
  })
  if (found.data) return <StoredEditor item={found.data} />
  if (found.isPending) return <FormSkeleton />
  if (found.error instanceof CallError && found.error.response.status === 404) return <MissingScreen />
  return <FailedList query={found} />
}

/** The form of the item that the address names, or of a new one. */
export function ItemScreen() {
  const { id: name } = useParams()
  const { may } = useResource()
  const [made, setMade] = useState<number | null>(null)
  const id = itemId(name)
  // The editor of a new item stays mounted when its first save changes the address.
  if ((name === 'nouveau' && may('write')) || (id !== null && id === made)) return <ItemEditor key="new" item={null} onMade={setMade} />
  return id === null ? <MissingScreen /> : <StoredItem key={id} id={id} />
}
