import type { AdminApi } from '#api-client/admin/create-admin-api.ts'
import { holdWindow } from '#kit/leaving/leave-reasons.ts'
import type { SessionLock } from '#admin/session/session-lock.ts'

type MediaCalls = AdminApi['media']
type Sending = Pick<MediaCalls, 'upload' | 'uploadFilm' | 'replace' | 'replaceFilm'>

/**
 * The calls of the library with uploads that outlive their session: one that is refused because it has ended is sent again at the return of
 * the person. The window asks before it is closed while one is under way.
 */
export function lastingUploads<Calls extends Sending>(media: Calls, lock: Pick<SessionLock, 'read'>): Calls {
  const lasting =
    <Given extends readonly unknown[], Answer>(send: (...given: Given) => Promise<Answer>) =>
    (...given: Given): Promise<Answer> =>
      holdWindow(lock.read(() => send(...given)))
  return {
    ...media,
    upload: lasting(media.upload),
    uploadFilm: lasting(media.uploadFilm),
    replace: lasting(media.replace),
    replaceFilm: lasting(media.replaceFilm),
  }
}
