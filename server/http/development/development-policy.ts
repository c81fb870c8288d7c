import type { FastifyInstance } from 'fastify'

const headerName = 'content-security-policy'

/** Lets Vite put the styles of modules into the page itself, whatever policy the page has been given on the way. */
export function allowInlineStyles(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    const policy = reply.getHeader(headerName)
    if (typeof policy === 'string') reply.header(headerName, policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"))
  })
}
