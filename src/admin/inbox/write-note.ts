import type { InboxItem } from '#schemas/admin/inbox/inbox-shapes.ts'
import type { AdminApi } from '#api-client/admin/create-admin-api.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { OvertakenError, type Aimed } from './use-in-turn.ts'

interface Needs {
  readonly inbox: Pick<AdminApi['inbox'], 'change' | 'read'>
  /** Hears of the item that is there where it has changed meanwhile. */
  readonly onRead: (item: InboxItem) => void
}

interface Note {
  /** The note that its writer has read. */
  readonly base: string
  readonly note: string
}

/** Writes a note in the place of the one that its writer has read. Another change of the item meanwhile is none of the note. */
export async function writeNote({ inbox, onRead }: Needs, aim: Aimed, { base, note }: Note): Promise<InboxItem> {
  try {
    return await inbox.change(aim, { note })
  } catch (error) {
    if (!(error instanceof CallError && error.code === 'STALE_VERSION')) throw error
    const now = await inbox.read(aim.id)
    onRead(now)
    if (now.note !== base) throw new OvertakenError()
    return inbox.change(now, { note })
  }
}
