import type { FastifyInstance } from 'fastify'

/** What the provider tells by itself: its body is heard to the byte, since it is signed. */
export async function webhookRoute(app: FastifyInstance): Promise<void> {
  await app.register(async (room) => {
    room.removeContentTypeParser('application/json')
    room.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body)
    room.post('/api/custom-stripe/webhook', { config: { access: { role: 'V' } } }, async ({ headers, body }, reply) => {
      const signature = headers['stripe-signature']
      await app.features.payments.hear(Buffer.isBuffer(body) ? body : Buffer.alloc(0), typeof signature === 'string' ? signature : '')
      return reply.header('cache-control', 'no-store').send({ success: true, data: null, message: null })
    })
  })
}
