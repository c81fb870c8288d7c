import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, entityTag, isKnownTag, packedBytes, type KeptAnswer } from './answer-cache.ts'

/** Sends an answer that is the same for everyone, or for one audience (then no cache between may keep it): its bytes, or 304 to who has them already. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: KeptAnswer,
  keptBy: 'public' | 'private' = 'public',
): Promise<FastifyReply> {
  const { encoding, bytes } = await packedBytes(kept, acceptedEncoding(request.headers['accept-encoding']))
  const tag = entityTag(kept, encoding)
  reply.header('cache-control', `${keptBy}, no-cache`).header('etag', tag)
  if (isKnownTag(request.headers['if-none-match'], tag)) return reply.code(304).removeHeader('content-type').send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(bytes)
}
