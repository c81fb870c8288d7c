import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { AdminApi } from '#api-client/admin/create-admin-api.ts'
import { CallError } from '#api-client/transport/errors.ts'
import type { MediaFile } from '#admin/media/media-file.ts'
import { isChanged, joinFile, openPaths, textsOf, type MediaFields, type MediaWork } from './media-form.ts'

/** Times that a save is tried again after the change of another person was joined with it. */
const ATTEMPTS = 3

interface Needs {
  readonly media: Pick<AdminApi['media'], 'update' | 'read'>
  readonly locales: readonly string[]
  /** Called with the file that is there where it has changed meanwhile. */
  readonly onRead: (file: MediaFile) => void
}

/** A save that was done: its answer, and the fields that it sent. */
export interface SavedWork {
  readonly done: AdminCallData['media.update']
  readonly sent: MediaFields
}

/** Saves the fields of a file. A change of another person meanwhile is joined with them, and refused where both changed the same thing. */
export async function saveWork(needs: Needs, { base, fields }: MediaWork, left = ATTEMPTS): Promise<SavedWork> {
  const { media, locales, onRead } = needs
  try {
    const done = await media.update(base, { name: fields.name, texts: textsOf(base, fields), focus: fields.focus })
    return { done, sent: fields }
  } catch (error) {
    if (!(error instanceof CallError && error.code === 'STALE_VERSION') || left === 0) throw error
    const { media: now } = await media.read(base.id)
    onRead(now)
    // What was met before this save is decided by it.
    const joined = joinFile({ base, fields, met: [] }, now, locales)
    if (now.deletedAt !== null || openPaths(joined, locales).length > 0) throw error
    if (!isChanged(joined, locales)) return { done: { media: now, batch: null }, sent: joined.fields }
    return saveWork(needs, joined, left - 1)
  }
}
