import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'

/** A local server that records its requests. */
export interface Canary {
  readonly host: string
  readonly port: number
  /** The requested paths. */
  readonly hits: string[]
  close(): Promise<void>
}

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>'

/** Starts a server on a local address. By default it responds with an SVG. */
export async function startCanary(host: string, { port = 0, answer }: { port?: number; answer?: RequestListener } = {}): Promise<Canary> {
  const hits: string[] = []
  const server = createServer((request, response) => {
    hits.push(request.url ?? '')
    if (answer) answer(request, response)
    else response.setHeader('content-type', 'image/svg+xml').end(drawing)
  })
  server.on('connection', () => hits.push('connection'))
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the canary has no port')
  return {
    host,
    port: address.port,
    hits,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
