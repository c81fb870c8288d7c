import { useEffect } from 'react'
import { UnsavedNote } from '#admin/unsaved/UnsavedNote.tsx'
import { unsavedForms } from '#admin/unsaved/unsaved-forms.ts'
import { useFormPlace, useFoundForm } from '#admin/unsaved/use-found-form.ts'
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
  const [found, end] = useFoundForm(mayWrite ? placeOf(formOf(resource.name, session)) : null)
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
  const unsaved = found && readUnsaved(found.content)
  if (!found || !unsaved || !session.differs(unsaved)) return null
  const drop = () => {
    end()
    if (!session.isDirty()) void unsavedForms.write(found.place, null)
  }
  const resume = () => {
    end()
    session.resume(unsaved)
  }
  return <UnsavedNote at={found.at} onResume={resume} onDrop={drop} />
}
