import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startCanary, type Canary } from '#tests/support/http/canary.ts'
import { ssrfForms, type SsrfForms } from '#tests/support/http/ssrf-forms.ts'
import { createFetchOutside, type FetchDeps } from './safe-fetch.ts'
import { isPublicAddress } from './is-public-ip.ts'

const accept = ['image/svg+xml']
/** A local address that represents a public host. */
const outside = '127.0.0.2'

let canaries: Canary[]
let forms: SsrfForms

beforeAll(async () => {
  const first = await startCanary('127.0.0.1')
  const { port } = first
  // On every address of this machine that a URL may mean.
  const others = await Promise.allSettled([startCanary('::1', { port })])
  canaries = [first, ...others.flatMap((made) => (made.status === 'fulfilled' ? [made.value] : []))]
  forms = ssrfForms(port)
})
afterAll(() => Promise.all(canaries.map((canary) => canary.close())))
afterEach(() => {
  for (const { hits } of canaries) hits.length = 0
})

const hits = (): string[] => canaries.flatMap((canary) => canary.hits)
const port = (): number => canaries[0]?.port ?? 0
const resolve: FetchDeps['resolve'] = async (host) => {
  const found = forms.names.get(host)
  if (!found) throw new Error(`ENOTFOUND ${host}`)
  return found
}
/** Allows the port of the canary and http, so that only the address check protects. */
const client = (parts: FetchDeps = {}) =>
  createFetchOutside({ schemes: ['http:', 'https:'], ports: [80, 443, port()], resolve, timeoutMs: 30_000, ...parts })

async function reasonOf(asked: Promise<unknown>): Promise<string> {
  try {
    await asked
    return 'fetched'
  } catch (error) {
    return error instanceof Error && 'reason' in error ? String(error.reason) : `no reason: ${String(error)}`
  }
}

describe('a URL that leads to an internal network', () => {
  it('is rejected in each of at least 200 forms, without a request', async () => {
    expect(forms.addresses.length).toBeGreaterThanOrEqual(200)
    const reasons = await Promise.all(forms.addresses.map((address) => reasonOf(client()(address, { accept }))))
    const passed = forms.addresses.filter((_address, index) => !/^(address|private|unknown-host)$/.test(reasons[index] ?? ''))
    expect(passed).toEqual([])
    expect(hits()).toEqual([])
  })

  it('would be fetched by an unprotected client: the forms are real', async () => {
    // A separate canary, so that late requests are not counted elsewhere.
    const real = await startCanary('127.0.0.1')
    const loopback = ssrfForms(real.port).addresses.filter((address) => /^http:\/\/(?:127|0|2130|\[::|localhost|①)/.test(address))
    const over = new AbortController()
    const naive = async (address: string) => (await fetch(address, { signal: over.signal })).arrayBuffer()
    const ended = Promise.allSettled(loopback.map(naive))
    const asked = () => real.hits.filter((hit) => hit !== 'connection').length
    await expect.poll(asked).toBeGreaterThan(15)
    over.abort()
    await ended
    await real.close()
  })

  it('is rejected as the target of a public host, in every form and redirect status', async () => {
    const targets = forms.addresses.filter((address) => /^[\x21-\x7e]+$/.test(address))
    const queue = targets.flatMap((address, index) => ({ address, status: [301, 302, 303, 307, 308][index % 5] ?? 302 }))
    const sender = await startCanary(outside, {
      answer: (request, response) => {
        const next = queue[Number(request.url?.slice(1))]
        response.writeHead(next?.status ?? 500, { location: next?.address ?? '' }).end()
      },
    })
    const asking = client({ ports: [80, 443, port(), sender.port], isPublic: (address) => address === outside || isPublicAddress(address) })
    const reasons: string[] = []
    for (const index of queue.keys()) reasons.push(await reasonOf(asking(`http://${outside}:${sender.port}/${index}`, { accept })))
    await sender.close()
    const passed = targets.filter((_address, index) => reasons[index] === 'fetched')
    // An empty URL, a path and a query mean the redirecting host itself.
    expect(passed).toEqual([])
    expect(hits()).toEqual([])
    expect(targets.length).toBeGreaterThanOrEqual(180)
  })

  it('is not reached by a name that resolves differently a moment later', async () => {
    const real = await startCanary(outside, { port: port() })
    for (const later of ['127.0.0.1', '::1']) {
      let asked = 0
      const rebinding = client({
        resolve: async () => [(asked += 1) === 1 ? outside : later],
        isPublic: (address) => address === outside || isPublicAddress(address),
      })
      expect(await reasonOf(rebinding(`http://rebinding.example:${port()}/`, { accept }))).toBe('fetched')
      expect(asked).toBe(1)
    }
    await real.close()
    expect(hits()).toEqual([])
  })

  it('is not reached by a redirect to the same name that resolves differently then', async () => {
    const sender = await startCanary(outside, {
      port: port(),
      answer: (_request, response) => response.writeHead(302, { location: '/again' }).end(),
    })
    let asked = 0
    const rebinding = client({
      resolve: async () => [(asked += 1) === 1 ? outside : '127.0.0.1'],
      isPublic: (address) => address === outside || isPublicAddress(address),
    })
    expect(await reasonOf(rebinding(`http://rebinding.example:${port()}/`, { accept }))).toBe('private')
    expect(asked).toBe(2)
    await sender.close()
    expect(hits()).toEqual([])
  })
})
