import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { responseKey, RawResponseCache } from './raw-response-cache.ts'

const request = (own: Record<string, string> = {}, method = 'GET') => {
  const headers = { host: 'localhost:3000', ...own }
  // Nothing else of a request is read.
  return { method, url: '/contact', httpVersion: '1.1', headers, rawHeaders: Object.entries(headers).flat() } as unknown as IncomingMessage
}

function response() {
  const sent: { status?: number; headers?: readonly string[]; body?: Buffer } = {}
  const fake = {
    writeHead: (status: number, headers: readonly string[]) => Object.assign(sent, { status, headers }),
    end: (body: Buffer) => Object.assign(sent, { body }),
  }
  return { sent, response: fake as unknown as ServerResponse }
}

function setUp() {
  const state = { version: '5.1', now: 1000 }
  const logged: string[] = []
  const quick = new RawResponseCache({
    contentVersion: () => state.version,
    now: () => state.now,
    requestId: () => 'id-1',
    answered: (path) => logged.push(path),
  })
  quick.keep(responseKey(request()) ?? '', {
    siteId: 37,
    contentVersion: '5.1',
    expiresAt: 2000,
    headers: ['etag', '"a"'],
    body: Buffer.from('page'),
  })
  return { state, logged, quick }
}

describe('quick answers', () => {
  it('send a cached page with an id of its own, and are logged', () => {
    const { quick, logged } = setUp()
    const { sent, response: to } = response()
    expect(quick.send(request(), to)).toBe(true)
    expect(sent).toMatchObject({ status: 200, headers: ['etag', '"a"', 'x-request-id', 'id-1'] })
    expect(sent.body?.toString()).toBe('page')
    expect(logged).toEqual(['/contact'])
  })

  it('end with the content version and at the edge of a visibility', () => {
    const { quick, state } = setUp()
    state.version = '5.2'
    expect(quick.send(request(), response().response)).toBe(false)
    const other = setUp()
    other.state.now = 2000
    expect(other.quick.send(request(), response().response)).toBe(false)
  })

  it('leave to the application a request that names two hosts', () => {
    const twice = request()
    twice.rawHeaders.push('Host', 'cave.localhost')
    expect(setUp().quick.send(twice, response().response)).toBe(false)
  })

  it('leave to the application sessions, conditions, other methods and sites named by number', () => {
    for (const headers of [
      { cookie: 'token=abc' },
      { authorization: 'abc' },
      { 'if-none-match': '"a"' },
      { 'x-site-id': '38' },
      { 'sec-purpose': 'prefetch' },
    ] as Record<string, string>[])
      expect(responseKey(request(headers))).toBeNull()
    expect(responseKey(request({}, 'POST'))).toBeNull()
    expect(responseKey(request({}, 'HEAD'))).toBeNull()
  })

  it('are apart by host, language, encoding and protocol', () => {
    const keys = [
      request(),
      request({ host: 'cave.localhost' }),
      request({ cookie: 'locale=en_GB' }),
      request({ 'accept-encoding': 'br' }),
      request({ 'x-forwarded-proto': 'https' }),
    ].map(responseKey)
    expect(new Set(keys).size).toBe(5)
    expect(responseKey(request({ cookie: 'other=1' }))).toBe(responseKey(request()))
  })

  it('report a second sending once, and send the better answer that replaces it', () => {
    const { quick } = setUp()
    const key = responseKey(request()) ?? ''
    let told = 0
    const first = { siteId: 37, contentVersion: '5.1', expiresAt: 2000, headers: ['etag', '"a"'], body: Buffer.from('page') }
    const answer = { ...first, onSentAgain: () => (told += 1) }
    quick.keep(key, answer)
    expect(told).toBe(0)
    quick.send(request(), response().response)
    quick.send(request(), response().response)
    expect(told).toBe(1)
    quick.replace(key, answer, { ...first, headers: ['etag', '"a-small"'], body: Buffer.from('pg') })
    const { sent, response: to } = response()
    quick.send(request(), to)
    expect(sent).toMatchObject({ headers: ['etag', '"a-small"', 'x-request-id', 'id-1'], body: Buffer.from('pg') })
  })

  it('put no better answer in the place of a newer one', () => {
    const { quick } = setUp()
    const key = responseKey(request()) ?? ''
    const old = { siteId: 37, contentVersion: '5.0', expiresAt: 2000, headers: [], body: Buffer.from('old') }
    quick.replace(key, old, { ...old, body: Buffer.from('ld') })
    const { sent, response: to } = response()
    quick.send(request(), to)
    expect(sent.body?.toString()).toBe('page')
  })
})
