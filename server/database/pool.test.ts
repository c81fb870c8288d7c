import { createServer, type AddressInfo, type Server } from 'node:net'
import { Client } from 'pg'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { silentLog } from './log.ts'
import { createPool } from './pool.ts'
import { PreparingClient } from './prepared.ts'

/** A connection that is open at once, to no server. */
class OpenClient extends Client {
  override connect = ((opened: () => void) => opened()) as unknown as Client['connect']
}

afterEach(() => vi.useRealTimers())

describe('a pool whose connections are all at work', () => {
  const waiting = async () => {
    vi.useFakeTimers()
    const pool = createPool({ max: 1, Client: OpenClient }, silentLog)
    const first = await pool.connect()
    const second = pool.connect().then(
      () => 'a connection',
      ({ message }: Error) => message,
    )
    return { first, second }
  }

  it('gives the one that becomes free after eleven seconds', async () => {
    const { first, second } = await waiting()
    await vi.advanceTimersByTimeAsync(11_000)
    first.release()
    expect(await second).toBe('a connection')
  })

  it('refuses a caller that has waited for twelve seconds', async () => {
    const { second } = await waiting()
    await vi.advanceTimersByTimeAsync(12_000)
    expect(await second).toBe('timeout exceeded when trying to connect')
  })
})

describe('a connection of the pool', () => {
  let silent: Server | undefined
  afterEach(() => silent?.close())

  it('that a silent server does not open is given up after three seconds', async () => {
    const reached = Promise.withResolvers<void>()
    silent = createServer(() => reached.resolve())
    await new Promise<void>((listening) => silent?.listen(0, '127.0.0.1', listening))
    const { port } = silent.address() as AddressInfo
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const pool = createPool({ host: '127.0.0.1', port, user: 'nobody' }, silentLog)
    const refused = pool.connect().then(
      () => 'a connection',
      ({ message }: Error) => message,
    )
    await reached.promise
    await vi.advanceTimersByTimeAsync(3000)
    expect(await refused).toBe('timeout expired')
  })

  it('has the password that the pool hides from copies', () => {
    const settings = Object.defineProperty({ user: 'vitrine', openTimeoutMillis: 5 }, 'password', { value: 'secret', enumerable: false })
    expect(new PreparingClient(settings).password).toBe('secret')
  })
})
