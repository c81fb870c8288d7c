import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { patience } from '#tests/support/patience.ts'

/** A load balancer in front of several servers. */
export interface Balancer {
  readonly url: string
  /** The number of responses of each server, in the order of the ports. */
  readonly answered: readonly number[]
  close(): Promise<void>
}

const PROBE_EVERY_MS = 100

/** Returns true when a server is ready for requests. */
function isReady(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = ask({ port, path: '/readyz', agent: false, timeout: patience.timeout }, (response) => {
      response.resume()
      resolve(response.statusCode === 200)
    })
    probe.on('timeout', () => probe.destroy())
    probe.on('error', () => resolve(false))
    probe.end()
  })
}

/**
 * Distributes requests over the ready servers in turn. A request without any response data is retried on the next one, as proxies do with
 * GET.
 */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const ready = ports.map(() => true)
  const answered = ports.map(() => 0)
  let turn = 0
  const probes = ports.map((port, index) =>
    setInterval(() => {
      void isReady(port).then((is) => (ready[index] = is))
    }, PROBE_EVERY_MS),
  )

  const order = (): number[] => {
    turn += 1
    const all = ports.map((_, index) => (index + turn) % ports.length)
    return [...all.filter((index) => ready[index]), ...all.filter((index) => !ready[index])]
  }

  const sendOn = (from: IncomingMessage, to: ServerResponse, [next, ...others]: readonly number[]): void => {
    if (next === undefined) return void to.writeHead(502).end()
    const { url: path, method, headers } = from
    const sent = ask({ port: ports[next], path, method, headers, agent: false }, (response) => {
      to.writeHead(response.statusCode ?? 502, response.headers)
      response.on('error', () => to.destroy())
      response.on('end', () => (answered[next] = (answered[next] ?? 0) + 1))
      response.pipe(to)
    })
    sent.on('error', () => {
      ready[next] = false
      if (!to.headersSent) sendOn(from, to, others)
    })
    sent.end()
  }

  const server = createServer((from, to) => sendOn(from, to, order())).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the balancer has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    answered,
    close: async () => {
      for (const probe of probes) clearInterval(probe)
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
