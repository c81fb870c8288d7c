import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { startCanary, type Canary } from '#tests/support/http/canary.ts'
import { selfSigned } from '#tests/support/http/self-signed.ts'
import { createFetchOutside, type FetchDeps, type FetchRequest } from './safe-fetch.ts'

/** A local address that represents the public internet. */
const outside = '127.0.0.2'
const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'

const started: Canary[] = []
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.close()))
})

async function serve(answer: RequestListener): Promise<Canary> {
  const server = await startCanary(outside, { answer })
  started.push(server)
  return server
}

const asking = ({ port }: { port: number }, parts: FetchDeps = {}) => {
  const fetchOutside = createFetchOutside({
    schemes: ['http:'],
    ports: [port],
    resolve: async () => [outside],
    isPublic: (address) => address === outside,
    ...parts,
  })
  return (path = '/', wanted: Partial<FetchRequest> = {}) =>
    fetchOutside(`http://images.public.org:${port}${path}`, { accept: ['image/svg+xml'], ...wanted })
}

const reason = (name: string) => ({ name: 'OutsideError', reason: name })
const send =
  (body: string | Buffer, headers: Record<string, string> = { 'content-type': 'image/svg+xml' }): RequestListener =>
  (_request, response) =>
    response.writeHead(200, headers).end(body)

describe('an external resource', () => {
  it('is returned with its type and final URL', async () => {
    const server = await serve(send(svg, { 'content-type': 'Image/SVG+XML ; charset=utf-8' }))
    const answer = await asking(server)('/logo.svg?x=1')
    expect({ ...answer, bytes: answer.bytes.toString() }).toEqual({
      bytes: svg,
      type: 'image/svg+xml',
      url: `http://images.public.org:${server.port}/logo.svg?x=1`,
    })
  })

  it('is requested without cookies, referrer or data of the caller', async () => {
    let seen: Record<string, unknown> = {}
    const server = await serve((request, response) => {
      seen = request.headers
      response.writeHead(200, { 'content-type': 'image/svg+xml', 'set-cookie': 'a=b' }).end(svg)
    })
    const ask = asking(server)
    const accept = ['image/svg+xml', 'image/webp']
    await ask('/', { accept })
    await ask('/', { accept })
    expect(seen).toEqual({
      accept: 'image/svg+xml, image/webp',
      'accept-encoding': 'identity',
      connection: 'close',
      host: `images.public.org:${server.port}`,
      'user-agent': 'Vitrine',
    })
  })

  it.each<[string, RequestListener]>([
    ['type', send(svg, { 'content-type': 'text/html' })],
    ['type', send(svg, {})],
    ['type', send(svg, { 'content-type': 'image/svg+xml, text/html' })],
    ['type', send(gzipSync(svg), { 'content-type': 'image/svg+xml', 'content-encoding': 'gzip' })],
    ['status', (_request, response) => response.writeHead(404, { 'content-type': 'image/svg+xml' }).end(svg)],
    ['status', (_request, response) => response.writeHead(206, { 'content-type': 'image/svg+xml' }).end(svg)],
    ['status', (_request, response) => response.writeHead(302).end()],
    ['size', send(Buffer.alloc(1_048_577, 32))],
    ['connection', (request) => request.socket.destroy()],
    ['connection', (request) => request.socket.end('SMTP ready\r\n')],
  ])('is rejected when its %s is not the requested one', async (name, answer) => {
    await expect(asking(await serve(answer))()).rejects.toMatchObject(reason(name))
  })

  it('may have its maximum size, and not a byte more', async () => {
    const server = await serve(send(Buffer.alloc(100, 32)))
    const streamed = await serve(
      (_request, response) =>
        void response.writeHead(200, { 'content-type': 'image/svg+xml' }).write(' '.repeat(100), () => response.end()),
    )
    for (const each of [server, streamed]) {
      expect((await asking(each)('/', { maxBytes: 100 })).bytes).toHaveLength(100)
      await expect(asking(each)('/', { maxBytes: 99 })).rejects.toMatchObject(reason('size'))
    }
  })

  it('is rejected by its declared length, before any data', async () => {
    const server = await serve((_request, response) =>
      response.writeHead(200, { 'content-type': 'image/svg+xml', 'content-length': '101' }).flushHeaders(),
    )
    await expect(asking(server)('/', { maxBytes: 100 })).rejects.toMatchObject(reason('size'))
  })

  it('has its connection closed when it is rejected, with data pending', async () => {
    const hungUp = Promise.withResolvers<void>()
    const server = await serve((request, response) => {
      request.socket.on('close', () => hungUp.resolve())
      response.writeHead(404).write('and so on')
    })
    await expect(asking(server)()).rejects.toMatchObject(reason('status'))
    await expect(hungUp.promise).resolves.toBeUndefined()
  })

  it('reports the underlying error', async () => {
    const server = await serve((request) => request.socket.destroy())
    await expect(asking(server)()).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } })
    const cause = new Error('no such name')
    await expect(asking(server, { resolve: () => Promise.reject(cause) })()).rejects.toMatchObject({ cause })
  })

  it('is aborted beyond its size, for any declared length', async () => {
    let sent = 0
    const server = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'image/svg+xml' })
      const more = (): void => {
        if (response.destroyed) return
        sent += 65_536
        if (response.write(Buffer.alloc(65_536, 32))) setImmediate(more)
        else response.once('drain', more)
      }
      more()
    })
    await expect(asking(server)('/', { maxBytes: 200_000 })).rejects.toMatchObject(reason('size'))
    expect(sent).toBeLessThan(20_000_000)
  })

  it.each<[string, RequestListener]>([
    ['never answers', () => undefined],
    ['sends its headers one by one for ever', (_request, response) => void setInterval(() => response.writeContinue(), 50).unref()],
    [
      'sends a byte now and then',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'image/svg+xml' })
        setInterval(() => response.write(' '), 50).unref()
      },
    ],
  ])('is abandoned in time when it %s', async (_what, answer) => {
    await expect(asking(await serve(answer), { timeoutMs: 300 })()).rejects.toMatchObject(reason('timeout'))
  })

  it('is abandoned in time when its name does not resolve', async () => {
    const server = await serve(send(svg))
    const never = asking(server, { timeoutMs: 200, resolve: () => new Promise(() => undefined) })
    await expect(never()).rejects.toMatchObject(reason('timeout'))
    await expect(asking(server, { resolve: () => Promise.reject(new Error('no')) })()).rejects.toMatchObject(reason('unknown-host'))
    await expect(asking(server, { resolve: async () => [] })()).rejects.toMatchObject(reason('unknown-host'))
    expect(server.hits).toEqual([])
  })
})

describe('a literal IP address', () => {
  it.each([
    ['http://8.8.8.8/', '8.8.8.8'],
    ['http://[2001:4860:4860::8888]/', '2001:4860:4860::8888'],
  ])('is checked without a name lookup: %s', async (address, checked) => {
    const seen: string[] = []
    const fetchOutside = createFetchOutside({
      schemes: ['http:'],
      resolve: () => Promise.reject(new Error('nothing to look for')),
      isPublic: (ip) => {
        seen.push(ip)
        return false
      },
    })
    await expect(fetchOutside(address, { accept: [] })).rejects.toMatchObject(reason('private'))
    expect(seen).toEqual([checked])
  })
})

describe('a redirect', () => {
  const sending =
    (map: Record<string, string>): RequestListener =>
    (request, response) => {
      const next = map[request.url ?? '']
      if (next === undefined) send(svg)(request, response)
      else response.writeHead(302, { location: next }).end()
    }

  it('is followed twice, not three times', async () => {
    const server = await serve(sending({ '/1': '/2', '/2': '3', '/0': '/1', '/loop': '/loop' }))
    expect((await asking(server)('/1')).url).toMatch(/\/3$/)
    await expect(asking(server)('/0')).rejects.toMatchObject(reason('redirects'))
    await expect(asking(server)('/loop')).rejects.toMatchObject(reason('redirects'))
  })

  it('leads only to allowed hosts, ports and schemes', async () => {
    const server = await serve(
      sending({ '/host': `http://other.public.org:PORT/`, '/port': 'http://images.public.org:22/', '/scheme': 'ftp://images.public.org/' }),
    )
    const ask = asking(server)
    for (const path of ['/port', '/scheme', '/host']) await expect(ask(path)).rejects.toMatchObject(reason('address'))
    const only = { allows: (host: string) => host === 'images.public.org' }
    const onward = await serve(sending({ '/': `http://other.public.org:${server.port}/` }))
    await expect(asking(onward, { ports: [onward.port, server.port] })('/', only)).rejects.toMatchObject(reason('address'))
    expect((await asking(onward, { ports: [onward.port, server.port] })('/')).url).toContain('other.public.org')
  })
})

describe('a TLS connection', () => {
  const secure = async (host: string) => {
    const pair = selfSigned(host)
    const server = createSecureServer(pair, send(svg)).listen(0, outside)
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const close = async (): Promise<void> => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    }
    started.push({ host: outside, port, hits: [], close })
    return { port, cert: pair.cert }
  }
  const ask = (port: number, ca?: string) =>
    createFetchOutside({
      ports: [port],
      resolve: async () => [outside],
      isPublic: (address) => address === outside,
      ...(ca !== undefined && { ca }),
    })(`https://images.public.org:${port}/`, { accept: ['image/svg+xml'] })

  it('goes to the checked IP address with the certificate of the name', async () => {
    const { port, cert } = await secure('images.public.org')
    expect((await ask(port, cert)).bytes.toString()).toBe(svg)
  })

  it('is rejected with the certificate of another name or of an untrusted issuer', async () => {
    const { port, cert } = await secure('other.public.org')
    await expect(ask(port, cert)).rejects.toMatchObject(reason('connection'))
    const own = await secure('images.public.org')
    await expect(ask(own.port)).rejects.toMatchObject(reason('connection'))
  })

  it('is required by default, on the standard ports', async () => {
    const fetchOutside = createFetchOutside({ resolve: async () => ['10.0.0.1'] })
    await expect(fetchOutside('http://images.public.org/', { accept: [] })).rejects.toMatchObject(reason('address'))
    await expect(fetchOutside('https://images.public.org:8443/', { accept: [] })).rejects.toMatchObject(reason('address'))
    for (const port of ['', ':443', ':80']) {
      await expect(fetchOutside(`https://images.public.org${port}/`, { accept: [] })).rejects.toMatchObject(reason('private'))
    }
  })
})
