import type { FastifyInstance } from 'fastify'
import { isToken } from '#server/platform/tokens/opaque-token.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import { newsletterAddresses } from '#server/people/newsletter/newsletter-urls.ts'

/**
 * Mail programs that do not know one-click unsubscription open its address in a browser: they are led to the page, where a person presses the button.
 * Reading it unsubscribes nobody, since what looks through mails for danger follows every link.
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
