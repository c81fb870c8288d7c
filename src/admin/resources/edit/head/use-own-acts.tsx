import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CallError } from '#api-client/transport/errors.ts'
import type { MenuAct } from '#kit/overlays/Menu.tsx'
import { usePanel } from '#admin/panel-context.ts'
import type { ItemSession } from '#admin/resources/edit/item-session.ts'
import { itemTitle } from '#admin/resources/edit/item-title.ts'
import { useSessionState } from '#admin/resources/edit/use-item-session.ts'
import { UsedDialog } from '#admin/resources/list/UsedDialog.tsx'
import { itemAddress } from '#admin/resources/list/rows/RowTitle.tsx'
import { useResourceText } from '#admin/resources/texts/use-resource-text.ts'
import { usesOf } from '#admin/resources/use-resource-acts.ts'
import { mayTrash } from '#admin/resources/resource-list.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import { useItemSaid } from './use-item-said.ts'

/** Makes the acts that any item has: a copy, and the trash. */
function useKeeping(session: ItemSession) {
  const text = useResourceText()
  const { client } = useResource()
  const { refresh, say, done } = useItemSaid(session)
  /** Puts the item into the trash. Where more places use it than were seen, `onUsed` gets their number, and what was typed stays. */
  const trash = async (onUsed: (total: number) => void, used?: number) => {
    const typed = session.store.form()
    const seen: number[] = []
    const item = await session.actWithout(async (held) => {
      try {
        await client.removeMany([held], used)
      } catch (error) {
        const total = error instanceof CallError ? usesOf(error) : null
        if (total === null) throw error
        seen.push(total)
        return held
      }
      return client.read(held.id)
    })
    if (item?.state === 'TRASHED') done(item, 'resources.act.trashed')
    else session.store.replace(typed)
    seen.forEach(onUsed)
  }
  /** Copies the item as it is typed; the message leads to the copy. */
  const duplicate = async (onOpen: (id: number) => void) => {
    const made: number[] = []
    const item = await session.act('act', async (held) => {
      made.push((await client.duplicate(held, crypto.randomUUID())).id)
      return held
    })
    refresh()
    const [id] = made
    if (item !== null && id !== undefined)
      say(item, 'resources.act.duplicated', { label: text('resources.act.open'), onAct: () => onOpen(id) })
  }
  return { trash, duplicate }
}

/** The acts of the menu that any item has, and the question that waits for an answer: the number of places that use the item. */
export function useOwnActs(session: ItemSession) {
  const text = useResourceText()
  const navigate = useNavigate()
  const { resource, may } = useResource()
  const { item } = useSessionState(session)
  const [used, setUsed] = useState<number | null>(null)
  const { trash, duplicate } = useKeeping(session)
  const open = (id: number) => void navigate(itemAddress(resource.name, id))
  const acts: readonly MenuAct[] =
    item === null || !may('write')
      ? []
      : [
          { label: text('resources.duplicate'), icon: 'copy', onAct: () => void duplicate(open) },
          ...(mayTrash(resource, item, may)
            ? [{ label: text('resources.trash'), icon: 'trash' as const, tone: 'remove' as const, onAct: () => void trash(setUsed) }]
            : []),
        ]
  return { acts, used, onLeave: () => setUsed(null), onConfirm: (seen: number) => void trash(setUsed, seen) }
}

/** The question before an item is taken away that other places use. */
export function UsedQuestion({ session, own }: { readonly session: ItemSession; readonly own: ReturnType<typeof useOwnActs> }) {
  const { start } = usePanel()
  const { resource } = useResource()
  const { item } = useSessionState(session)
  const { used } = own
  if (used === null || item === null) return null
  const named = { ...item, title: itemTitle(item.form, resource, start.locales[0] ?? '') }
  return <UsedDialog items={[named]} total={used} onClose={own.onLeave} onRemove={() => own.onConfirm(used)} />
}
