import type { CallBody, CallData } from '#schemas/api/calls.ts'
import type { ExternalApp } from '#schemas/api/sites/external-app.ts'
import { send } from '#api-client/transport/transport.ts'

const options = { base: '/api', locale: () => document.documentElement.lang.replace('-', '_') }

// Only three URLs: the list of all calls would weigh as much as the rest of this file.

/** Loads the public settings of a service, null when the site no longer uses it. */
export async function askSettings(app: ExternalApp): Promise<CallData<'externalApp.config'>> {
  return (await send(options, { address: `/external-app/${app}/config/public` })).data as CallData<'externalApp.config'>
}

let asking: Promise<string | null> | undefined

/** Loads the id of the current member; null for a visitor and when it is unknown. Concurrent calls share the request. */
export function askUserId(): Promise<string | null> {
  asking ??= send(options, { address: '/user' })
    .then(({ data }) => {
      const me = data as CallData<'user.me'>
      return me === null ? null : String(me.id)
    })
    .catch(() => null)
    .finally(() => (asking = undefined))
  return asking
}

/** Sends the proof of a choice, also while the page is unloading. */
export async function sendProof(body: CallBody<'consent.record'>): Promise<void> {
  await send(options, { method: 'POST', address: '/consent', body, keepalive: true })
}
