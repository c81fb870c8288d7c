import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { Menu, type MenuAct, type MenuGroup } from '#kit/overlays/Menu.tsx'
import { useResourceText } from '#admin/resources/texts/use-resource-text.ts'
import { useResourceActs, type NamedItem } from '#admin/resources/use-resource-acts.ts'
import { mayTrash } from '#admin/resources/resource-list.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import { EraseDialog } from '#admin/resources/list/EraseDialog.tsx'
import type { Row } from '#admin/resources/list/row-parts.ts'
import { UsedDialog } from '#admin/resources/list/UsedDialog.tsx'
import { itemAddress } from './RowTitle.tsx'

interface RowMenuProps {
  readonly row: Row
  readonly title: string
}

/** The acts of a row that its life has, and that the person may do. */
function usePublishingActs(row: Row, item: NamedItem): readonly MenuAct[] {
  const text = useResourceText()
  const { resource, may } = useResource()
  const acts = useResourceActs()
  if (resource.life !== 'published' || !may('publish')) return []
  const publish: MenuAct = { label: text('resources.publish'), icon: 'send', shortcut: 'E', onAct: () => void acts.publish(item) }
  const unpublish: MenuAct = { label: text('resources.unpublish'), icon: 'eye-off', onAct: () => void acts.unpublish(item) }
  return [...(row.state === 'PUBLISHED' ? [] : [publish]), ...(row.state === 'DRAFT' ? [] : [unpublish])]
}

/** The menu of a row: open, publish, copy, take away; in the trash, take out or erase. */
export function RowMenu({ row, title }: RowMenuProps) {
  const text = useResourceText()
  const navigate = useNavigate()
  const { resource, may } = useResource()
  const acts = useResourceActs()
  const [used, setUsed] = useState<number | null>(null)
  const [isErasing, setIsErasing] = useState(false)
  const item: NamedItem = { id: row.id, version: row.version, title }
  const publishing = usePublishingActs(row, item)
  const open = (id: number) => void navigate(itemAddress(resource.name, id))
  const trash = (seen?: number) => void acts.trash([item], setUsed, seen)
  const living: MenuGroup[] = [
    { acts: [{ label: text(may('write') ? 'resources.edit' : 'resources.read'), icon: 'pencil', onAct: () => open(row.id) }] },
    { acts: publishing },
    {
      acts: [
        ...(may('write')
          ? [{ label: text('resources.duplicate'), icon: 'copy' as const, onAct: () => void acts.duplicate(item, open) }]
          : []),
        ...(mayTrash(resource, row, may)
          ? [{ label: text('resources.trash'), icon: 'trash' as const, tone: 'remove' as const, onAct: () => trash() }]
          : []),
      ],
    },
  ]
  const gone: MenuGroup[] = [
    { acts: may('write') ? [{ label: text('resources.restore'), icon: 'undo', onAct: () => void acts.restore(item) }] : [] },
    { acts: may('erase') ? [{ label: text('resources.erase'), icon: 'trash', tone: 'remove', onAct: () => setIsErasing(true) }] : [] },
  ]
  const groups = (row.state === 'TRASHED' ? gone : living).filter((group) => group.acts.length > 0)
  if (groups.length === 0) return null
  return (
    <>
      <Menu groups={groups}>
        <IconButton label={text('resources.actsOf', { title })} icon="ellipsis" hasTooltip={false} />
      </Menu>
      {used !== null && <UsedDialog items={[item]} total={used} onClose={() => setUsed(null)} onRemove={() => trash(used)} />}
      {isErasing && <EraseDialog item={item} onClose={() => setIsErasing(false)} onErase={() => void acts.erase(item)} />}
    </>
  )
}
