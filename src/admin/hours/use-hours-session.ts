import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '#kit/feedback/toast.ts'
import { usePanel } from '#admin/panel-context.ts'
import { ItemSession } from '#admin/resources/edit/item-session.ts'
import { useSessionNews } from '#admin/resources/edit/use-session-news.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import type { ReadHours } from './hours-form.ts'
import { useHoursText } from './texts/use-hours-text.ts'

/** Opens the work on the opening hours. A save says where the change is seen, and how it is taken back. */
export function useHoursSession({ item }: ReadHours): ItemSession {
  const text = useHoursText()
  const news = useSessionNews()
  const panelText = usePanelText()
  const queries = useQueryClient()
  const { admin, start } = usePanel()
  const { resource, client } = useResource()
  const [session] = useState(() => {
    const refresh = () => {
      void queries.invalidateQueries({ queryKey: ['hours'] })
      void queries.invalidateQueries({ queryKey: ['today'] })
    }
    const undo = async () => {
      await opened.undo(admin.undo)
      refresh()
      toast({ text: panelText('panel.act.undone') })
    }
    const opened: ItemSession = new ItemSession({
      ...{ client, resource, item, locale: start.locales[0] ?? '' },
      news: {
        onSaved: () => {
          refresh()
          toast({ text: text('hours.saved'), acts: [{ label: panelText('panel.act.undo'), onAct: () => void undo() }] })
        },
        ...news,
      },
    })
    return opened
  })
  return session
}
