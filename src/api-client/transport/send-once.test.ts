import { describe, expect, it, vi } from 'vitest'
import { createAdminCaller } from '#api-client/admin/admin-caller.ts'

const answer = (status: number, data: unknown) => () =>
  Promise.resolve(new Response(JSON.stringify({ success: status < 300, data, message: 'Réponse.' }), { status }))
const made = answer(201, { idPage: 7 })
const refused = answer(422, { code: 'VALIDATION' })
const atFault = answer(500, { code: 'INTERNAL' })
const going = answer(409, { code: 'IN_PROGRESS' })
const cut = () => Promise.reject(new TypeError('Failed to fetch'))

/** The keys of acts that are asked one after the other. */
async function keysOf(answers: readonly (() => Promise<Response>)[], bodies: readonly object[]): Promise<(string | null)[]> {
  const keys: (string | null)[] = []
  const left = [...answers]
  const fetch = vi.fn((_address: RequestInfo | URL, init?: RequestInit) => {
    keys.push(new Headers(init?.headers).get('idempotency-key'))
    return (left.shift() ?? made)()
  })
  const caller = createAdminCaller({ fetch })
  for (const body of bodies) await caller.act('newSite.create', { method: 'POST', body }).catch(() => undefined)
  return keys
}

const page = { title: 'Tarifs' }

describe('the key of an act that makes something', () => {
  it.each([
    ['no answer came', cut],
    ['the server was at fault', atFault],
    ['the first is going on', going],
  ])('is the same when it is asked again because %s', async (_why, first) => {
    const [before, after] = await keysOf([first], [page, page])
    expect(before).toMatch(/^[\w-]{36}$/)
    expect(after).toBe(before)
  })

  it.each([
    ['it was done', made],
    ['it was refused', refused],
  ])('is another one when the same is asked again after %s', async (_why, first) => {
    const [before, after] = await keysOf([first], [page, page])
    expect(after).toMatch(/^[\w-]{36}$/)
    expect(after).not.toBe(before)
  })

  it('is another one for other words, and the same with a password beside', async () => {
    const [first, other, again] = await keysOf([cut, cut], [page, { title: 'Prix' }, { ...page, password: 'trois chats' }])
    expect(other).not.toBe(first)
    expect(again).toBe(first)
  })

  it('is the same for two equal acts under way at once', async () => {
    const keys: (string | null)[] = []
    const fetch = (_address: RequestInfo | URL, init?: RequestInit) => {
      keys.push(new Headers(init?.headers).get('idempotency-key'))
      return made()
    }
    const caller = createAdminCaller({ fetch })
    const act = () => caller.act('newSite.create', { method: 'POST', body: page })
    await Promise.all([act(), act()])
    expect(new Set(keys).size).toBe(1)
  })

  it('is forgotten for the oldest of 51 acts without an answer', async () => {
    const many = Array.from({ length: 51 }, (_, number) => ({ title: `Page ${number}` }))
    const keys = await keysOf(
      many.map(() => cut),
      [...many, many[1] ?? {}, many[0] ?? {}],
    )
    expect(keys[51]).toBe(keys[1])
    expect(keys[52]).not.toBe(keys[0])
  })

  it('is absent from readings, changes, removals and files; the caller’s own is left', async () => {
    const keys: (string | null)[] = []
    const fetch = (_address: RequestInfo | URL, init?: RequestInit) => {
      keys.push(new Headers(init?.headers).get('idempotency-key'))
      return made()
    }
    const caller = createAdminCaller({ fetch })
    await caller.call('newSite.order')
    await caller.act('newSite.open', { method: 'PUT', body: { isOpen: true } })
    await caller.act('media.upload', { method: 'POST', body: new FormData() })
    await caller.act('newSite.create', { method: 'POST', body: page, key: 'a-key-of-the-caller' })
    expect(keys).toEqual([null, null, null, 'a-key-of-the-caller'])
  })
})
