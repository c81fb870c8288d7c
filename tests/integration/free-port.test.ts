import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { onFreePort } from '#tests/support/server/processes.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function listen(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  servers.push(server)
}

it('starts on another port when a program has taken the first one meanwhile', async () => {
  const tried: number[] = []
  const start = async (port: number) => {
    tried.push(port)
    if (tried.length === 1) await listen(port)
    await listen(port)
    return port
  }
  expect(await onFreePort(start)).toBe(tried[1])
  expect(tried).toHaveLength(2)
})

it('starts once when the start fails for another reason', async () => {
  const tried: number[] = []
  await expect(onFreePort((port) => Promise.reject(new Error(`no ${tried.push(port)}`)))).rejects.toThrow('no 1')
})
