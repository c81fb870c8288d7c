import { expect, it, vi } from 'vitest'
import { findCall, type CallName } from '#schemas/api/calls.ts'
import { createApi } from './create-api.ts'

const answer = () => new Response(JSON.stringify({ success: true, data: null, message: null }))

type Api = ReturnType<typeof createApi>

const acts: Readonly<Partial<Record<CallName, (api: Api) => Promise<unknown>>>> = {
  'newsletter.lists': ({ newsletter }) => newsletter.lists(),
  'newsletter.subscription': ({ newsletter }) => newsletter.subscription(),
  'newsletter.update': ({ newsletter }) => newsletter.update({ lists: [1] }),
  'newsletter.subscribe': ({ newsletter }) => newsletter.subscribe({ email: 'a@b.example', lists: [1], consent: true }),
  'newsletter.confirm': ({ newsletter }) => newsletter.confirm('t'),
  'newsletter.unsubscribe': ({ newsletter }) => newsletter.unsubscribe('t'),
  'privacy.request': ({ privacy }) => privacy.request({ type: 'ACCESS', email: 'a@b.example' }),
  'consent.record': ({ privacy }) => privacy.recordConsent({ choices: { matomo: false }, version: '2026-11-20' }),
}

it.each(Object.entries(acts))('%s is sent as its definition says', async (name, act) => {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(answer()))
  await act(createApi({ base: '/api', fetch: fetched }))
  const definition = findCall(name)
  const [address, init] = fetched.mock.calls[0] ?? []
  expect([init?.method ?? 'GET', address]).toEqual([definition?.method, `/api${definition?.path.replace('{token}', 't')}`])
  if (definition?.body) expect(definition.body.safeParse(JSON.parse(init?.body as string))).toMatchObject({ success: true })
  else expect(init?.body).toBeUndefined()
})
