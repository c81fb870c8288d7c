import type { FastifyInstance } from 'fastify'

const headerName = 'content-security-policy'

/** Allows inline styles in the policy of every response, because Vite inserts the styles of modules into the page. */
export function allowInlineStyles(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    const policy = reply.getHeader(headerName)
    if (typeof policy === 'string') reply.header(headerName, policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"))
  })
}
