import { LeaveGuard } from '#admin/screens/LeaveGuard.tsx'
import { itemAddress } from '#admin/resources/list/rows/RowTitle.tsx'
import { useResource } from '#admin/resources/use-resource.ts'
import type { ItemSession } from './item-session.ts'
import { useIsDirty, useSessionState } from './use-item-session.ts'

/** Asks before a form is left whose changes are not saved. */
export function UnsavedGuard({ session }: { readonly session: ItemSession }) {
  const isDirty = useIsDirty(session)
  const { resource } = useResource()
  const { item } = useSessionState(session)
  const own = item === null ? null : itemAddress(resource.name, item.id)
  return (
    <LeaveGuard
      isDirty={isDirty}
      loses={(from, to) => session.isDirty() && ![from.pathname, own].includes(to.pathname)}
      drop={session.revert}
      save={async () => (await session.save()) !== null}
    />
  )
}
