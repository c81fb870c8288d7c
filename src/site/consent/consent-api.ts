import type { CallBody, CallData } from '#schemas/api/calls.ts'
import type { ExternalApp } from '#schemas/api/sites/external-app.ts'
import { send } from '#api-client/transport/transport.ts'

const options = { base: '/api', locale: () => document.documentElement.lang.replace('-', '_') }

// Three addresses alone: the list of all calls would weigh as much as all the rest.

/** The public settings of a service; null when the site does not use it any more. */
export async function askSettings(app: ExternalApp): Promise<CallData<'externalApp.config'>> {
  return (await send(options, { address: `/external-app/${app}/config/public` })).data as CallData<'externalApp.config'>
}

let asking: Promise<string | null> | undefined

/** The number of whoever is signed in now; null for a visitor, and when that cannot be known. What is asked while an answer is awaited is answered with it, in turn. */
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

/** Sends the proof of a choice, also from a page that is being left. */
export async function sendProof(body: CallBody<'consent.record'>): Promise<void> {
  await send(options, { method: 'POST', address: '/consent', body, keepalive: true })
}
