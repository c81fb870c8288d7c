import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { countRequests } from './in-flight-requests.ts'

it('counts those who wait for their answer, also those who go away', async () => {
  const answers: ServerResponse[] = []
  const server = createServer((_request, response) => void answers.push(response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const underWay = countRequests(server)
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const gone = new AbortController()
  const asked = [fetch(url), fetch(url), fetch(url, { signal: gone.signal }).catch(() => null)]
  await expect.poll(() => [underWay(), answers.length]).toEqual([3, 3])
  gone.abort()
  await expect.poll(underWay).toBe(2)
  for (const answer of answers) answer.end()
  await Promise.all(asked)
  await expect.poll(underWay).toBe(0)
  server.closeAllConnections()
  server.close()
})
