import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { csp } from '#server/http/server/csp.ts'
import { allowInlineStyles } from './development-policy.ts'

it('lets development write styles into every page: those with hosts of their own too', async () => {
  const app = Fastify()
  await app.register(csp)
  allowInlineStyles(app)
  app.get('/', () => 'plain')
  app.get('/contact', (_request, reply) => reply.usePolicy('public', { images: ['https://tile.openstreetmap.org'] }).send('with a map'))
  for (const url of ['/', '/contact', '/nowhere']) {
    const policy = String((await app.inject(url)).headers['content-security-policy'])
    expect({ url, policy: policy.match(/style-src [^;]*/)?.[0] }).toEqual({ url, policy: "style-src 'self' 'unsafe-inline'" })
    expect(policy).toMatch(/(?:^|; )script-src 'self'(?:;|$)/)
  }
  await app.close()
})
