import { useLeaveReason } from '#kit/leaving/use-leave-reason.ts'
import { itemAddress } from '#admin/resources/list/rows/RowTitle.tsx'
import { useResource } from '#admin/resources/use-resource.ts'
import type { ItemSession } from './item-session.ts'

/** Holds a form whose changes are not saved against leaving. */
export function useUnsavedGuard(session: ItemSession): void {
  const { resource } = useResource()
  useLeaveReason({
    risks: (way) => {
      const { item } = session.state()
      const own = item === null ? null : itemAddress(resource.name, item.id)
      const stays = way !== null && [way.from.pathname, own].includes(way.to.pathname)
      return { edits: session.isDirty() && !stays ? 1 : 0 }
    },
    drop: session.revert,
    save: async () => (await session.save()) !== null,
  })
}
