import { useState } from 'react'
import { usePanel } from '#admin/panel-context.ts'
import { useFileActs } from '#admin/media/acts/use-file-acts.ts'
import type { MediaFile } from '#admin/media/media-file.ts'
import { beginWork, isChanged, joinFile, openPaths, settleFile, takeTheirs, textsOf, type MediaFields } from './media-form.ts'

/** The fields of a file as they are typed. A newer state of the file, by the same person or another, is joined with them. */
export function useMediaWork(file: MediaFile) {
  const { locales } = usePanel().start
  const { save } = useFileActs()
  const [work, setWork] = useState(() => beginWork(file, locales))
  const [isBusy, setIsBusy] = useState(false)
  if (file.version > work.base.version) setWork(joinFile(work, file, locales))
  const { base, fields } = work
  const send = async (): Promise<boolean> => {
    setIsBusy(true)
    const onStored = (stored: MediaFile) => setWork((now) => settleFile(now, fields, stored, locales))
    const done = await save(base, { name: fields.name, texts: textsOf(base, fields), focus: fields.focus }, onStored)
    setIsBusy(false)
    return done !== null
  }
  return {
    ...{ base, fields, isBusy, send },
    isDirty: isChanged(work, locales),
    /** The paths that another person changed meanwhile too. */
    met: openPaths(work, locales),
    change: (part: Partial<MediaFields>) => setWork((now) => ({ ...now, fields: { ...now.fields, ...part } })),
    take: (path: string) => setWork((now) => takeTheirs(now, path, locales)),
    reset: () => setWork(beginWork(base, locales)),
  }
}
