import { describe, expect, it, vi } from 'vitest'
import { userExample } from '#schemas/api/people/user.ts'
import { createCaller } from '#api-client/transport/caller.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { actorLoader } from '#site/block-actors.ts'
import { createAuthActor } from './auth-actor.ts'

type Answer = { readonly status: number; readonly body: unknown } | Error

const good = (data: unknown, status = 200): Answer => ({ status, body: { success: true, data, message: null } })
const bad = (status: number, code: string, message: string, more: object = {}): Answer => ({
  status,
  body: { success: false, data: { code, ...more }, message },
})

/** An actor whose server returns the given responses in sequence. */
function actorWith(answers: Answer[], target: string | null = null) {
  const asked: { method: string; path: string; body: unknown }[] = []
  const opened: string[] = []
  const fetch = vi.fn((address: string, init: RequestInit) => {
    asked.push({ method: init.method ?? 'GET', path: address, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined })
    const answer = answers.shift() ?? new Error('nothing more was expected')
    return answer instanceof Error
      ? Promise.reject(answer)
      : Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }))
  })
  const caller = createCaller({ base: '/api', fetch: fetch as unknown as typeof globalThis.fetch })
  const parts = {
    caller,
    target,
    home: '/en',
    locale: () => 'en_GB',
    localPath: (url: string) => `/en/${url}`,
    open: (address: string) => void opened.push(address),
    idSite: () => 37,
    notify: () => undefined,
    takeBack: () => undefined,
    unreachable: 'Le serveur ne répond pas.',
    unconfirmed: () => '',
    notKept: () => 'Autorisez les cookies.',
  }
  const claimCart = vi.fn(() => Promise.resolve())
  const actor = createAuthActor(parts, claimCart)
  const settled = () => waitUntil(() => expect(['authenticating', 'registering', 'signingOut']).not.toContain(actor.getState().step))
  return { actor, asked, opened, claimCart, settled, parts }
}

const credentials = { email: 'camille.roy@example.org', password: 'trois chats sous la lune' }

describe('the actor of the login page', () => {
  it('logs in, loads the profile, claims the cart and opens the requested page', async () => {
    const { actor, asked, opened, claimCart, settled } = actorWith(
      [good({ token: 'x', idSite: 37 }), good({ ...userExample, role: 'ADMIN' })],
      '/compte/securite',
    )
    actor.send({ type: 'credentials.submit', credentials })
    await settled()
    expect(asked).toEqual([
      { method: 'POST', path: '/api/login', body: credentials },
      { method: 'GET', path: '/api/user', body: undefined },
    ])
    expect(claimCart.mock.calls).toEqual([[37, userExample.id]])
    expect(actor.getState().step).toBe('admin')
    expect(opened).toEqual(['/compte/securite'])
  })

  it('registers with the page to open afterwards', async () => {
    const { actor, asked, settled } = actorWith([good({ email: credentials.email, next: 'CONFIRM' }, 202)], '/commande')
    actor.send({ type: 'registration.submit', form: credentials })
    await settled()
    expect(asked).toEqual([{ method: 'POST', path: '/api/register', body: { ...credentials, target: '/commande' } }])
  })

  it('opens the home page without a requested one', async () => {
    const { actor, opened, settled } = actorWith([good({ token: 'x', idSite: 37 }), good(userExample)])
    actor.send({ type: 'credentials.submit', credentials })
    await settled()
    expect(opened).toEqual(['/en'])
  })

  it('passes on the errors of the server by field', async () => {
    const errors = [{ field: 'email', code: 'EMAIL', message: 'Saisissez une adresse complète.' }]
    const { actor, settled } = actorWith([bad(422, 'VALIDATION_FAILED', 'Vérifiez les champs signalés.', { errors })])
    actor.send({ type: 'registration.submit', form: { email: 'x' } })
    await settled()
    expect(actor.getState().failure).toEqual({
      form: 'user.register',
      code: 'VALIDATION_FAILED',
      message: 'Vérifiez les champs signalés.',
      errors,
    })
  })

  it('reports an unreachable server', async () => {
    for (const answers of [[new TypeError('fetch failed')], [good({ token: 'x', idSite: 37 }), new TypeError('fetch failed')]]) {
      const { actor, settled, opened } = actorWith(answers)
      actor.send({ type: 'credentials.submit', credentials })
      await settled()
      expect(actor.getState()).toMatchObject({ step: 'anonymous', failure: { code: null, message: 'Le serveur ne répond pas.' } })
      expect(opened).toEqual([])
    }
  })

  it('reports that cookies are required when the browser stored none', async () => {
    const { actor, settled, opened, claimCart } = actorWith([good({ token: 'x', idSite: 37 }), good(null)])
    actor.send({ type: 'credentials.submit', credentials })
    await settled()
    expect(actor.getState()).toMatchObject({ step: 'anonymous', failure: { code: null, message: 'Autorisez les cookies.' } })
    expect(claimCart).not.toHaveBeenCalled()
    expect(opened).toEqual([])
  })

  it('requests a code, registers, and returns the same state until an event', async () => {
    const { actor, settled } = actorWith([
      bad(401, 'TOTP_REQUIRED', 'Saisissez le code.'),
      good({ email: 'a@example.org', next: 'CONFIRM' }, 202),
    ])
    const changes = vi.fn()
    const stop = actor.subscribe(changes)
    expect(actor.getState()).toBe(actor.getState())
    actor.send({ type: 'credentials.submit', credentials })
    await settled()
    expect(actor.getState().isCodeAsked).toBe(true)
    actor.send({ type: 'registration.submit', form: { email: 'a@example.org' } })
    await settled()
    expect(actor.getState()).toMatchObject({ isCodeAsked: false, mailedTo: 'a@example.org' })
    const { length } = changes.mock.calls
    expect(length).toBeGreaterThan(2)
    stop()
    actor.send({ type: 'code.cancel' })
    expect(changes.mock.calls).toHaveLength(length)
  })
})

it('pages without machines get none', async () => {
  const load = actorLoader(actorWith([]).parts)
  expect(await load(['tabs', 'constructor', 'toString'])).toEqual({})
  const { auth } = await load(['auth', 'text'])
  expect(Object.keys(await load(['form']))).toEqual(['auth', 'forms'])
  expect((await load(['auth'])).auth).toBe(auth)
})
