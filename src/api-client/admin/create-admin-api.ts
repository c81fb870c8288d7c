import type { ClientOptions } from '#api-client/transport/transport.ts'
import { createAdminCaller } from './admin-caller.ts'
import { choiceCalls } from './choices.ts'
import { draftCalls } from './drafts.ts'
import { mediaCalls } from './media.ts'
import { modelCalls } from './models.ts'
import { pageCalls } from './pages.ts'
import { revisionCalls } from './revisions.ts'

/** Makes the client of the panel's calls. Calls reject as those of visitors do: with the sentence of the server, or with the raw error. */
export function createAdminApi(options: Omit<ClientOptions, 'base'> = {}) {
  const caller = createAdminCaller(options)
  return {
    caller,
    draft: draftCalls(caller),
    page: pageCalls(caller),
    revision: revisionCalls(caller),
    media: mediaCalls(caller),
    choice: choiceCalls(caller),
    model: modelCalls(caller),
  }
}

/** Client of the panel's calls. */
export type AdminApi = ReturnType<typeof createAdminApi>
