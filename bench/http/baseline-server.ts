import { createServer } from 'node:http'

/** The response that the parent process gives to the baseline server. */
export interface BareAnswer {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

// The minimal Node server: no router, no hooks, no log.
process.once('message', ({ headers, body }: BareAnswer) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_request, response) => {
    response.writeHead(200, headers)
    response.end(bytes)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.({ port: typeof address === 'object' && address !== null ? address.port : 0 })
  })
})
