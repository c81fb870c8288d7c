import { useEffect } from 'react'
import { RefusedNote } from '#admin/unsaved/RefusedNote.tsx'
import { UnsavedNote } from '#admin/unsaved/UnsavedNote.tsx'
import { unsavedForms, type UnsavedForm } from '#admin/unsaved/unsaved-forms.ts'
import { useFormPlace, useFoundForms, useIsRefused } from '#admin/unsaved/use-found-form.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import type { ItemSession } from './item-session.ts'
import { readUnsaved } from './unsaved-item.ts'

/** The form of a session in the browser: a new item has a place of its own until it has a number. */
const formOf = (resource: string, session: ItemSession): string => `${resource} ${session.state().item?.id ?? 'new'}`

/** Stores what is not saved in the browser, and offers what an earlier visit has left. */
export function UnsavedItem({ session }: { readonly session: ItemSession }) {
  const { resource, may } = useResource()
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
  const drop = (form: UnsavedForm) => {
    end(form)
    void unsavedForms.drop(form)
  }
  const resume = (form: UnsavedForm) => {
    const unsaved = readUnsaved(form.content)
    end(form)
    unsavedForms.take(placeNow(), form)
    if (unsaved) session.resume(unsaved)
  }
  return (
    <>
      {offered.length > 0 && <UnsavedNote found={offered} onResume={resume} onDrop={drop} />}
      <RefusedNote isRefused={isRefused} />
    </>
  )
}
