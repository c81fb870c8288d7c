import type { Server } from 'node:http'

/** Counts the requests of a server that wait for their answer. */
export function countRequests(server: Server): () => number {
  let underWay = 0
  server.on('request', (_request, response) => {
    underWay += 1
    response.once('close', () => (underWay -= 1))
  })
  return () => underWay
}
