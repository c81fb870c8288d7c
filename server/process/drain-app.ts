import type { FastifyInstance } from 'fastify'

/** How long requests under way may take to end. */
export const drainMs = 10_000

/** Takes no new visitor, lets the requests under way end, and cuts those that do not. */
export async function closeApp(app: FastifyInstance, patience = drainMs): Promise<void> {
  app.readiness.draining = true
  const cut = setTimeout(() => app.server.closeAllConnections(), patience)
  // A request that came before the stop was promised that its connection stays open: it is closed once it rests.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
  await app.close()
  clearInterval(sweep)
  clearTimeout(cut)
}
