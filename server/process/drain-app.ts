import type { FastifyInstance } from 'fastify'

/** How long requests under way may take to end. A page that waits for its subject is sent without it before. */
export const drainMs = 12_000
/** The time between the end of all waits for answers and the cut, in milliseconds. */
const sendMs = 2000

/** Takes no new visitor, lets the requests under way end, and cuts those that do not. */
export async function closeApp(app: FastifyInstance, patience = drainMs): Promise<void> {
  app.readiness.draining = true
  const hurry = setTimeout(() => app.readiness.hurry.abort(), Math.max(0, patience - sendMs))
  const cut = setTimeout(() => app.server.closeAllConnections(), patience)
  // A request that came before the stop was promised that its connection stays open: it is closed once it rests.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
  await app.close()
  clearInterval(sweep)
  clearTimeout(hurry)
  clearTimeout(cut)
}
