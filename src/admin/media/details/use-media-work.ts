import { useEffect, useRef, useState } from 'react'
import { usePanel } from '#admin/panel-context.ts'
import { useFileActs } from '#admin/media/acts/use-file-acts.ts'
import type { MediaFile } from '#admin/media/media-file.ts'
import { unsavedForms } from '#admin/unsaved/unsaved-forms.ts'
import { useFormPlace } from '#admin/unsaved/use-found-form.ts'
import {
  beginWork,
  isChanged,
  joinFile,
  openPaths,
  resumeWork,
  settleFile,
  takeTheirs,
  type MediaFields,
  type MediaWork,
} from './media-form.ts'
import { saveWork } from './save-work.ts'

/** The place of the fields of a file in the browser. */
export const useMediaPlace = (id: number): string => useFormPlace()(`media ${id}`)

/** Stores fields that are not saved in the browser, and forgets them once they are saved or dropped. */
function useUnsavedWork(place: string, work: MediaWork | null): void {
  const isWritten = useRef(false)
  useEffect(() => {
    if (work === null && !isWritten.current) return
    isWritten.current = work !== null
    void unsavedForms.write(place, work)
  }, [place, work])
}

/** The fields of a file as they are typed. A newer state of the file, by the same person or another, is joined with them. */
export function useMediaWork(file: MediaFile) {
  const { admin, start } = usePanel()
  const { locales } = start
  const { save } = useFileActs()
  const [work, setWork] = useState(() => beginWork(file, locales))
  const [isBusy, setIsBusy] = useState(false)
  if (file.version > work.base.version) setWork(joinFile(work, file, locales))
  const { base, fields } = work
  const send = async (): Promise<boolean> => {
    setIsBusy(true)
    const onRead = (read: MediaFile) => setWork((now) => joinFile(now, read, locales))
    // The sheet takes the answer before the library is asked for again.
    const done = await save(fields.name, async () => {
      const saved = await saveWork({ media: admin.media, locales, onRead }, work)
      setWork((now) => settleFile(now, saved.sent, saved.done.media, locales))
      return saved.done
    })
    setIsBusy(false)
    return done !== null
  }
  const isDirty = isChanged(work, locales)
  const place = useMediaPlace(file.id)
  useUnsavedWork(place, isDirty ? work : null)
  return {
    ...{ base, fields, isBusy, send, isDirty },
    /** Takes up the work of an earlier visit. A later state of the file is joined with it. */
    resume: (former: MediaWork) => setWork((now) => resumeWork(now, former, locales)),
    /** The paths that another person changed meanwhile too. */
    met: openPaths(work, locales),
    change: (part: Partial<MediaFields>) => setWork((now) => ({ ...now, fields: { ...now.fields, ...part } })),
    take: (path: string) => setWork((now) => takeTheirs(now, path, locales)),
    reset: () => {
      setWork(beginWork(base, locales))
      void unsavedForms.write(place, null)
    },
  }
}
