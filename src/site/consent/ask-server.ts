import type { CallBody, CallData } from '#schemas/api/calls.ts'
import type { ExternalApp } from '#schemas/api/external-app.ts'
import { send } from '#api-client/transport.ts'

const options = { base: '/api', locale: () => document.documentElement.lang.replace('-', '_') }

// Three addresses alone: the list of all calls would weigh as much as all the rest.

/** The public settings of a service; null when the site does not use it any more. */
export async function askSettings(app: ExternalApp): Promise<CallData<'externalApp.config'>> {
  return (await send(options, { address: `/external-app/${app}/config/public` })).data as CallData<'externalApp.config'>
}

/** The number of whoever is signed in; null for a visitor. */
export async function askUserId(): Promise<string | null> {
  const me = (await send(options, { address: '/user' })).data as CallData<'user.me'>
  return me === null ? null : String(me.id)
}

/** Sends the proof of a choice, also from a page that is being left. */
export async function sendProof(body: CallBody<'consent.record'>): Promise<void> {
  await send(options, { method: 'POST', address: '/consent', body, keepalive: true })
}
