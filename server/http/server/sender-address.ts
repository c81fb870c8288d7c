import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

async function keepAddresses(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', (request, _reply, done) => {
    // A closed socket has no address, although the type says that it always has one.
    const ip = (request.ip as string | undefined) ?? ''
    Object.defineProperty(request, 'ip', { value: ip })
    done()
  })
}

/** Keeps the address of each sender from the beginning of its request, so that it can be read after the connection has closed. */
export const senderAddress = fp(keepAddresses, { name: 'sender-address' })
