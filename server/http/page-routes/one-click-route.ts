import type { FastifyInstance } from 'fastify'
import { isToken } from '#server/platform/tokens/opaque-token.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import { newsletterAddresses } from '#server/people/newsletter/newsletter-urls.ts'

/**
 * Redirects a browser from the one-click unsubscription URL to the page with the button. Mail programs without one-click unsubscription open
 * this URL. Reading it does not unsubscribe, because mail scanners follow every link.
 */
export function oneClickRoute(app: FastifyInstance): void {
  app.get<{ Params: { token: string } }>(
    '/api/newsletter/unsubscribe/:token',
    { config: { access: { role: 'V' } } },
    async ({ scope, params }, reply) => {
      if (!isToken(params.token)) throw notFound()
      const address = newsletterAddresses.leave(scope, params.token)
      return reply.header('cache-control', 'no-store').redirect(new URL(address).pathname, 303)
    },
  )
}
