import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { ResourceItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import { toast } from '#kit/feedback/toast.ts'
import { usePanel } from '#admin/panel-context.ts'
import { followTitles } from '#admin/resources/form/follow-title.ts'
import { resourceKey } from '#admin/resources/list/use-resource-rows.ts'
import { agreementOf } from '#admin/resources/texts/resource-words.ts'
import { useResourceText } from '#admin/resources/texts/use-resource-text.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { ItemSession } from './item-session.ts'
import { useSessionNews } from './use-session-news.ts'

/** Opens the work on an item, and tells what becomes of it. */
export function useItemSession(item: ResourceItem | null): ItemSession {
  const text = useResourceText()
  const panelText = usePanelText()
  const news = useSessionNews()
  const queries = useQueryClient()
  const { admin, start } = usePanel()
  const { resource, client } = useResource()
  const [first = ''] = start.locales
  const [session] = useState(() => {
    const opened: ItemSession = new ItemSession({
      ...{ client, resource, item, locale: first },
      news: {
        onSaved: (saved, isNew) => {
          void queries.invalidateQueries({ queryKey: resourceKey(resource.name) })
          void queries.invalidateQueries({ queryKey: ['publication'] })
          const key = isNew ? 'resources.saved.new' : 'resources.saved'
          // The creation of an item has no undo here: the list moves it to the trash.
          const acts = isNew ? [] : [{ label: panelText('panel.act.undo'), onAct: () => void opened.undo(admin.undo) }]
          toast({
            text: text(saved.state === 'DRAFT' && isNew ? 'resources.saved.draft' : key, { agreement: agreementOf(resource) }),
            acts,
          })
        },
        ...news,
      },
    })
    return opened
  })
  useEffect(() => {
    if (session.state().item !== null) return undefined
    const end = followTitles(session.store, resource.fields, start.locales)
    // An address that visitors may know, or a name that contents use, no longer changes by itself.
    const endWatch = session.subscribe(() => session.state().item !== null && end())
    return () => {
      end()
      endWatch()
    }
  }, [session, resource, start])
  return session
}

/** The state of a session, drawn again with each change of it. */
export function useSessionState(session: ItemSession) {
  return useSyncExternalStore(session.subscribe, session.state)
}

/** Tells if something is not saved, drawn again when that changes. */
export function useIsDirty(session: ItemSession): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [session.store.subscribe('', listener), session.subscribe(listener)]
      return () => ends.forEach((end) => end())
    },
    [session],
  )
  return useSyncExternalStore(subscribe, session.isDirty)
}
