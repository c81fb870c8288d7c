import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { allowSilence, closeStalledSockets, endSilence } from './stalled-sockets.ts'

const limitMs = 400
const megabyte = 1_048_576

const open: { close(): void }[] = []
afterEach(() => {
  vi.useRealTimers()
  for (const one of open.splice(0)) one.close()
})

/** A server with one client that has sent a request and reads only after `resume()`. */
async function ask(listener: RequestListener, { keepAliveTimeout, limit = limitMs }: { keepAliveTimeout?: number; limit?: number } = {}) {
  const options = { ...(keepAliveTimeout !== undefined && { keepAliveTimeout }), keepAliveTimeoutBuffer: 0 }
  const server: Server = createServer(options, listener).listen(0, '127.0.0.1')
  closeStalledSockets(server, limit)
  await once(server, 'listening')
  const accepted = once(server, 'connection') as Promise<[Socket]>
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').pause()
  client.on('error', () => undefined)
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  open.push({
    close: () => {
      client.destroy()
      server.close()
    },
  })
  const [socket] = await accepted
  let periods = 0
  socket.on('timeout', () => (periods += 1))
  return { server, socket, client, periods: () => periods }
}

const answerWith =
  (bytes: number): RequestListener =>
  (_request, response) =>
    void response.end(Buffer.alloc(bytes))

describe('a socket on which nothing moves', () => {
  // The timer of a socket is not a global one: it runs. The count is forgotten by a global timer, which a busy machine can run too early.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

  it('is closed after three periods without movement when its reader takes nothing', async () => {
    const { socket, periods } = await ask(answerWith(64 * megabyte))
    await once(socket, 'close')
    expect(periods()).toBeGreaterThanOrEqual(3)
  })

  it('is closed after four periods when no answer is written', async () => {
    const { socket, periods } = await ask(() => undefined)
    await once(socket, 'close')
    expect(periods()).toBeGreaterThanOrEqual(4)
  })

  it('stays open while a long call may be silent, and is closed four periods later', async () => {
    const { socket, periods } = await ask(({ socket: asking }) => allowSilence(asking, 60_000))
    while (periods() < 6) await once(socket, 'timeout')
    expect(socket.destroyed).toBe(false)
    endSilence(socket)
    await once(socket, 'close')
    expect(periods()).toBeGreaterThanOrEqual(10)
  })

  it('is closed between two requests after the time of an idle connection', async () => {
    const { socket, client, periods } = await ask(answerWith(2), { keepAliveTimeout: 50 })
    client.resume()
    await once(socket, 'close')
    expect(periods()).toBeGreaterThanOrEqual(1)
  })
})

describe('a socket whose reader takes a part now and then', () => {
  it('stays open for more periods than a stalled one, until all is taken', async () => {
    // The system may take over some 40 MB beside what the reader asks for.
    const size = 128 * megabyte
    // On a busy machine the reader, in the same process, may come a good while after it was resumed.
    const { socket, client, periods } = await ask(answerWith(size), { keepAliveTimeout: 50, limit: 4 * limitMs })
    let [taken, wanted] = [0, 0]
    client.on('data', (chunk: Buffer) => {
      taken += chunk.length
      if (taken >= wanted) client.pause()
    })
    client.pause()
    socket.on('timeout', () => {
      wanted = taken + 16 * megabyte
      client.resume()
    })
    // What the system had taken over when the socket closed still arrives.
    socket.on('close', () => {
      wanted = Number.POSITIVE_INFINITY
      client.resume()
    })
    await once(client, 'close')
    expect(taken).toBeGreaterThan(size)
    expect(periods()).toBeGreaterThan(4)
  })
})
