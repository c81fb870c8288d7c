import { connect } from 'node:net'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '#server/http/server/request-limits.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

const token = 'canary-metrics-token'

describe('the application', () => {
  let test: TestApp

  beforeAll(async () => {
    test = await testApp({ template: twoSites, env: { METRICS_TOKEN: token, TRUST_PROXY: '127.0.0.1', RATE_LIMIT_FACTOR: '100' } })
    const open = { config: { access: { role: 'V' } } } as const
    test.app.get('/api/throws', open, async () => {
      throw new TypeError('canary: password is not defined')
    })
    test.app.get('/throws', open, async () => {
      throw new Error('canary: select * from users')
    })
    test.app.post('/api/echo', open, async (request) => ({ success: true, data: request.body, message: null }))
    test.app.get('/api/held', open, async () => {
      throw new ApiError('STORAGE_FULL')
    })
    test.app.get('/api/hangs', { ...open, handlerTimeout: 50 }, () => new Promise(() => undefined))
    await test.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await test.close()
  })

  const ask = (options: InjectOptions) => test.app.inject({ headers: { host: 'localhost' }, ...options })

  it('may take a minute to start where the machine is slow', () => {
    expect(test.app.initialConfig.pluginTimeout).toBe(60_000)
  })

  it.each([
    ['GET', '/', 200],
    ['GET', '/api/site/info', 200],
    ['GET', '/healthz', 200],
    ['GET', '/readyz', 200],
    ['GET', '/no-such-page', 404],
    ['GET', '/api/no-such-call', 404],
    ['GET', '/media/0-none/none.webp', 404],
    ['GET', '/%zz', 400],
    ['GET', '/%00', 400],
    ['GET', '/blog/..%2f..%2fetc/passwd', 400],
    ['GET', '/throws', 500],
    ['GET', '/api/throws', 500],
    ['GET', '/api/held', 507],
    ['GET', '/api/hangs', 503],
    ['TRACE', '/', 405],
    ['PUT', '/blog', 405],
    ['DELETE', '/api/site/info', 404],
  ] as const)('answers %s %s with %i and every security header', async (method, url, status) => {
    const { headers, statusCode, body } = await ask({ method, url })
    expect(statusCode).toBe(status)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()') as string,
      'content-security-policy': expect.stringContaining("script-src 'self'") as string,
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    })
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers['server']).toBeUndefined()
    expect(headers['strict-transport-security']).toBeUndefined()
    if (status >= 400) expect(headers['cache-control']).toBe('no-store')
    expect(body).not.toMatch(/canary|\.ts:\d|node_modules/)
  })

  const sendRaw = async (...lines: readonly string[]): Promise<string> => {
    const socket = connect(Number(new URL(test.app.listeningOrigin).port), '127.0.0.1')
    socket.write([...lines, 'Connection: close', '', ''].join('\r\n'))
    let answer = ''
    for await (const chunk of socket) answer += String(chunk)
    return answer
  }

  it.each([
    ['no Host', 400, ['GET / HTTP/1.1']],
    ['two Host headers', 400, ['GET / HTTP/1.1', 'Host: localhost', 'Host: cave.localhost']],
    ['the same Host twice', 400, ['GET / HTTP/1.1', 'Host: localhost', 'hOST: localhost']],
    ['two Host headers in HTTP/1.0', 400, ['GET / HTTP/1.0', 'Host: localhost', 'Host: cave.localhost']],
    ['an unknown expectation', 417, ['GET / HTTP/1.1', 'Host: localhost', 'Expect: x']],
    ['another expectation', 417, ['POST /api/echo HTTP/1.1', 'Host: localhost', 'Content-Length: 0', 'Expect: 200-ok']],
    ['a header that is too long', 431, ['GET / HTTP/1.1', 'Host: localhost', `X-Long: ${'a'.repeat(20_000)}`]],
  ] as const)('refuses a request with %s with %i and every security header', async (_, status, lines) => {
    const answer = await sendRaw(...lines)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    for (const name of [
      'content-security-policy',
      'x-content-type-options',
      'referrer-policy',
      'permissions-policy',
      'cross-origin-opener-policy',
    ])
      expect(answer).toContain(`\r\n${name}: `)
    expect(answer).toContain('\r\ncache-control: no-store\r\n')
    expect((await ask({ url: '/' })).statusCode).toBe(200)
  })

  it('answers 100 Continue to a request that expects it', async () => {
    const body = '{"a":1}'
    const answer = await sendRaw('POST /api/nowhere HTTP/1.1', 'Host: localhost', `Content-Length: ${body.length}`, 'Expect: 100-continue')
    expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n/)
  })

  it('refuses an address that is longer than any of its own', async () => {
    expect((await ask({ url: `/${'a'.repeat(3000)}` })).statusCode).toBe(400)
  })

  it('promises https for two years, on https alone', async () => {
    const { headers } = await ask({ url: '/healthz', headers: { host: 'localhost', 'x-forwarded-proto': 'https' } })
    expect(headers['strict-transport-security']).toBe('max-age=63072000')
  })

  it('answers errors of calls in the envelope, with a reference for unexpected ones', async () => {
    const answer = await ask({ url: '/api/throws' })
    const reference = String(answer.headers['x-request-id'])
    expect(answer.json()).toEqual({
      success: false,
      data: { code: 'INTERNAL', requestId: reference },
      message: `Erreur de notre côté. Référence\u00a0: ${reference}.`,
    })
    const english = await ask({ url: '/api/no-such-call', headers: { host: 'cave.localhost', userlang: 'en_GB' } })
    expect(english.json()).toMatchObject({
      success: false,
      data: { code: 'NOT_FOUND' },
      message: 'This content does not exist or no longer exists.',
    })
  })

  it('answers for a handler that hangs, and says when to come again', async () => {
    expect(limits.handlerTimeout).toBe(15_000)
    const answer = await ask({ url: '/api/hangs' })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.json()).toMatchObject({ success: false, data: { code: 'UNAVAILABLE' } })
  })

  it('answers errors of pages with a page that leads home', async () => {
    const missing = await ask({ url: '/no-such-page' })
    expect(missing.headers['content-type']).toContain('text/html')
    expect(missing.body).toContain('This page could not be found')
    expect(missing.body).toMatch(/href="\/"/)
  })

  it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'text/html'])(
    'refuses a body of type %s',
    async (type) => {
      const answer = await ask({ method: 'POST', url: '/api/echo', headers: { host: 'localhost', 'content-type': type }, body: 'a=b' })
      expect(answer.statusCode).toBe(415)
      expect(answer.json()).toMatchObject({ success: false, data: { code: 'UNSUPPORTED_MEDIA_TYPE' } })
    },
  )

  it.each(['{', 'nul'])('refuses the body %s', async (body) => {
    const answer = await ask({ method: 'POST', url: '/api/echo', headers: { host: 'localhost', 'content-type': 'application/json' }, body })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ data: { code: 'BAD_REQUEST' } })
  })

  it('refuses a body over one mebibyte', async () => {
    const body = JSON.stringify({ text: 'x'.repeat(1_048_576) })
    const answer = await ask({ method: 'POST', url: '/api/echo', headers: { host: 'localhost', 'content-type': 'application/json' }, body })
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toMatchObject({ data: { code: 'TOO_LARGE' } })
  })

  it('shows its metrics to the machine itself and the holder of the token alone', async () => {
    const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
      ask({ url: '/metrics', remoteAddress, headers: { host: 'localhost', ...headers } })
    expect((await from('127.0.0.1')).body).toContain('http_request_duration_seconds_bucket')
    expect((await from('203.0.113.7', { authorization: `Bearer ${token}` })).statusCode).toBe(200)
    expect((await from('203.0.113.7')).statusCode).toBe(404)
    expect((await from('203.0.113.7', { authorization: 'Bearer canary-metrics-tokem' })).statusCode).toBe(404)
    // A proxy on this machine relays a remote client.
    expect((await from('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).statusCode).toBe(404)
    expect((await from('127.0.0.1', { forwarded: 'for=127.0.0.1' })).statusCode).toBe(404)
    expect((await from('127.0.0.1', { 'x-forwarded-proto': 'https' })).statusCode).toBe(404)
    // So does one that adds nothing but hands on the name that was asked for, and a name that is made to lead here.
    expect((await from('127.0.0.1', { host: 'www.example.org' })).statusCode).toBe(404)
    expect((await from('::1', { host: '[::1]:3000' })).statusCode).toBe(200)
  })

  it('is not ready while draining', async () => {
    test.app.readiness.draining = true
    const answer = await ask({ url: '/readyz' })
    test.app.readiness.draining = false
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toEqual({ ready: false, draining: true, database: true })
    expect((await ask({ url: '/healthz' })).statusCode).toBe(200)
  })

  it.each([
    ['garbage', 'GARBAGE\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: localhost\r\n${'X-A: b\r\n'.repeat(4000)}\r\n`, 431],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['two lengths', 'POST /api/echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcd', 400],
    [
      'a length and chunks',
      'POST /api/echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
  ])('answers a socket that sends %s and closes it', async (_name, sent, status) => {
    const address = test.app.server.address()
    if (address === null || typeof address === 'string') throw new Error('not listening')
    const socket = connect(address.port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(sent)
    let text = ''
    socket.on('data', (chunk) => (text += chunk.toString()))
    await new Promise((resolve) => socket.on('close', resolve))
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  })
})
