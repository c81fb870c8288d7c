import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ItemChange } from '#schemas/admin/resources/calls/item-shapes.ts'
import { usePanel } from '#admin/panel-context.ts'
import { historyQuery } from '#admin/resources/history/history-query.ts'
import { changeSince } from '#admin/unsaved/change-since.ts'
import { RefusedNote } from '#admin/unsaved/RefusedNote.tsx'
import { UnsavedNote } from '#admin/unsaved/UnsavedNote.tsx'
import { unsavedForms, type UnsavedForm } from '#admin/unsaved/unsaved-forms.ts'
import { useFormPlace, useFoundForms, useIsRefused } from '#admin/unsaved/use-found-form.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import type { ItemSession } from './item-session.ts'
import { readUnsaved } from './unsaved-item.ts'
import { useSessionState } from './use-item-session.ts'

/** A new item has no history. */
const NEW = { id: 0, version: 0 }

/** The form of a session in the browser: a new item has a place of its own until it has a number. */
const formOf = (resource: string, session: ItemSession): string => `${resource} ${session.state().item?.id ?? 'new'}`

/** The history of an item, read where it was changed since one of its forms was left. */
function useHistorySince(session: ItemSession, forms: readonly UnsavedForm[]): readonly ItemChange[] {
  const { lock } = usePanel()
  const { resource, client } = useResource()
  const { item } = useSessionState(session)
  const isChanged = item !== null && forms.some(({ content }) => (readUnsaved(content)?.base?.version ?? Infinity) < item.version)
  const { data } = useQuery({ ...historyQuery({ resource, client, lock }, item ?? NEW), enabled: isChanged })
  return data ?? []
}

/** Stores what is not saved in the browser, and offers what an earlier visit has left. */
export function UnsavedItem({ session }: { readonly session: ItemSession }) {
  const { resource, may } = useResource()
  const { person } = usePanel()
  const placeOf = useFormPlace()
  const mayWrite = may('write') && session.state().item?.state !== 'TRASHED'
  const placeNow = () => placeOf(formOf(resource.name, session))
  const [found, end] = useFoundForms(mayWrite ? placeNow() : null)
  const isRefused = useIsRefused(placeNow)
  const prefix = placeOf('')
  useEffect(() => {
    let written: string | null = null
    const follow = () => {
      const place = prefix + formOf(resource.name, session)
      const unsaved = session.unsaved()
      if (written !== null && (unsaved === null || written !== place)) {
        void unsavedForms.write(written, null)
        written = null
      }
      if (unsaved === null) return
      void unsavedForms.write(place, unsaved)
      written = place
    }
    const ends = [session.store.subscribe('', follow), session.subscribe(follow)]
    return () => ends.forEach((stop) => stop())
  }, [session, resource, prefix])
  const offered = found.filter(({ content }) => {
    const unsaved = readUnsaved(content)
    return unsaved !== null && session.differs(unsaved)
  })
  const history = useHistorySince(session, offered)
  const since = ({ content }: UnsavedForm) => {
    const base = readUnsaved(content)?.base
    return base ? changeSince(history, base.version, person.id) : null
  }
  const drop = (form: UnsavedForm) => {
    end(form)
    void unsavedForms.drop(form)
  }
  const resume = (form: UnsavedForm) => {
    const unsaved = readUnsaved(form.content)
    end(form)
    unsavedForms.take(placeNow(), form)
    if (unsaved) session.resume(unsaved, since(form))
  }
  return (
    <>
      {offered.length > 0 && <UnsavedNote what="content" found={offered} since={since} onResume={resume} onDrop={drop} />}
      <RefusedNote isRefused={isRefused} />
    </>
  )
}
