import type { FastifyInstance } from 'fastify'

/** How long requests under way may take to end. */
export const drainMs = 10_000

/** Takes no new visitor, lets the requests under way end, and cuts those that do not. */
export async function closeApp(app: FastifyInstance, patience = drainMs): Promise<void> {
  app.readiness.draining = true
  const cut = setTimeout(() => app.server.closeAllConnections(), patience)
  await app.close()
  clearTimeout(cut)
}
