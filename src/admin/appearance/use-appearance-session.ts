import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { toast } from '#kit/feedback/toast.ts'
import { usePanel } from '#admin/panel-context.ts'
import { ItemSession } from '#admin/resources/edit/item-session.ts'
import { useSessionNews } from '#admin/resources/edit/use-session-news.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import type { ReadAppearance } from './appearance-form.ts'
import { useAppearanceText } from './texts/use-appearance-text.ts'

/** Time after the last change at which a trial is saved by itself. */
const SAVED_AFTER_MS = 700

/** Saves what is changed after a pause; a change during a save is saved after it. Returns the end of it. */
function saveByItself(session: ItemSession): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLate = false
  const save = () => {
    if (session.state().conflict === null && session.isDirty()) void session.save()
  }
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(save, SAVED_AFTER_MS)
  }
  const ends = [
    session.store.subscribe('', () => {
      if (session.state().busy === null) schedule()
      else isLate = true
    }),
    session.subscribe(() => {
      if (!isLate || session.state().busy !== null) return
      isLate = false
      schedule()
    }),
  ]
  return () => {
    clearTimeout(timer)
    for (const end of ends) end()
  }
}

/** Opens the work on the appearance: what is chosen is saved as a trial by itself. */
export function useAppearanceSession({ item }: ReadAppearance): ItemSession {
  const news = useSessionNews()
  const queries = useQueryClient()
  const { start } = usePanel()
  const { resource, client, may } = useResource()
  const [session] = useState(
    () =>
      new ItemSession({
        ...{ client, resource, item, locale: start.locales[0] ?? '' },
        news: {
          onSaved: () => void queries.invalidateQueries({ queryKey: ['publication'] }),
          ...news,
        },
      }),
  )
  const canWrite = may('write')
  useEffect(() => {
    if (!canWrite) return undefined
    return saveByItself(session)
  }, [session, canWrite])
  return session
}

/** The acts on a trial: each says what it did, and how it is taken back. */
export function useAppearanceActs(session: ItemSession) {
  const text = useAppearanceText()
  const panelText = usePanelText()
  const queries = useQueryClient()
  const { admin } = usePanel()
  const { client } = useResource()
  const done = (isDone: boolean, said: string) => {
    void queries.invalidateQueries({ queryKey: ['publication'] })
    if (isDone) toast({ text: said, acts: [{ label: panelText('panel.act.undo'), onAct: () => void session.undo(admin.undo) }] })
  }
  return {
    publish: async () => done((await session.act('publish', (held) => client.publish(held))) !== null, text('appearance.published')),
    discard: async () => done((await session.actWithout((held) => client.discard(held))) !== null, text('appearance.discarded')),
  }
}
