import type { AdminProfile } from '#schemas/admin/resources/rights.ts'
import { VIEW_HEADER } from '#schemas/admin/team/view-header.ts'

/** Sends reading calls with the rights of a profile. A writing call is not sent: its answer is a refusal with a sentence. */
export function lookingFetch(profile: AdminProfile, refusal: string): typeof fetch {
  return async (address, init = {}) => {
    if ((init.method ?? 'GET') !== 'GET') {
      const refused = { success: false, data: { code: 'FORBIDDEN' }, message: refusal }
      return new Response(JSON.stringify(refused), { status: 403, headers: { 'content-type': 'application/json' } })
    }
    const headers = new Headers(init.headers)
    headers.set(VIEW_HEADER, profile)
    return fetch(address, { ...init, headers })
  }
}
