import { useQueryClient } from '@tanstack/react-query'
import type { ResourceItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import { toast, type ToastAct } from '#kit/feedback/toast.ts'
import { usePanel } from '#admin/panel-context.ts'
import type { ItemSession } from '#admin/resources/edit/item-session.ts'
import { itemTitle } from '#admin/resources/edit/item-title.ts'
import { resourceKey } from '#admin/resources/list/use-resource-rows.ts'
import { agreementOf } from '#admin/resources/texts/resource-words.ts'
import { useResourceText, type ResourceKey } from '#admin/resources/texts/use-resource-text.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'

/** Says what an act on an item did, and renews the lists that show it. */
export function useItemSaid(session: ItemSession) {
  const text = useResourceText()
  const panelText = usePanelText()
  const queries = useQueryClient()
  const { admin, start } = usePanel()
  const { resource } = useResource()
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: resourceKey(resource.name) })
    void queries.invalidateQueries({ queryKey: ['publication'] })
  }
  const say = (item: ResourceItem, key: ResourceKey, act: ToastAct) => {
    const title = itemTitle(item.form, resource, start.locales[0] ?? '') || text('resources.untitled')
    toast({ text: text(key, { title, agreement: agreementOf(resource), count: 1 }), acts: [act] })
  }
  const done = (item: ResourceItem | null, key: ResourceKey, undo: (batch: string) => Promise<unknown> = admin.undo) => {
    refresh()
    if (item !== null) say(item, key, { label: panelText('panel.act.undo'), onAct: () => void session.undo(undo) })
  }
  return { refresh, say, done }
}
