import { createServer } from 'node:http'

/** What the parent process gives the bare server to send. */
export interface BareAnswer {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

// The least that Node can do to send a page: no router, no hook, no log.
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
