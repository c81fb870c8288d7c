import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import type { ResourceItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import { toast } from '#kit/feedback/toast.ts'
import { usePanel } from '#admin/panel-context.ts'
import { ItemSession } from '#admin/resources/edit/item-session.ts'
import { useSessionNews } from '#admin/resources/edit/use-session-news.ts'
import { singleClient } from '#admin/resources/single-client.ts'
import { useResourceText } from '#admin/resources/texts/use-resource-text.ts'
import type { ResourceScope } from '#admin/resources/use-resource.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { openedShop } from '#admin/settings/use-settings.ts'
import { describedSettings } from './described-settings.ts'

/** The settings as a resource, with their own calls. */
export function useSettingsScope(): ResourceScope {
  const { admin, start } = usePanel()
  return { resource: describedSettings, client: singleClient(admin.setting), may: (verb) => start.rights.includes(`settings.${verb}`) }
}

/** Opens the work on the settings. */
export function useSettingsSession(item: ResourceItem, { client }: ResourceScope): ItemSession {
  const text = useResourceText()
  const panelText = usePanelText()
  const news = useSessionNews()
  const queries = useQueryClient()
  const { admin, start } = usePanel()
  const [session] = useState(() => {
    const opened: ItemSession = new ItemSession({
      ...{ client, resource: describedSettings, item, locale: start.locales[0] ?? '' },
      news: {
        onSaved: () => {
          openedShop.set(opened.store.get('/SHOP_OPEN') === true)
          void queries.invalidateQueries({ queryKey: ['resource', 'setting'] })
          const acts = [{ label: panelText('panel.act.undo'), onAct: () => void opened.undo(admin.undo) }]
          toast({ text: text('resources.saved', { agreement: 'v' }), acts })
        },
        ...news,
      },
    })
    return opened
  })
  return session
}

/** A value of the form, drawn again with each change of it. */
export function useSettingValue(session: ItemSession, pointer: string): unknown {
  return useSyncExternalStore(
    (listener) => session.store.subscribe(pointer, listener),
    () => session.store.get(pointer) ?? null,
  )
}
