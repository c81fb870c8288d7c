import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, matchesEtag, encodeBody, etagsOf, type CachedResponse, type EncodedBody } from './response-cache.ts'

/** Caches that may store a response: any, or the browser alone. */
type Keeper = 'public' | 'private'

/** Sends an answer that is the same for everyone, or for one audience (then no cache between may keep it): its bytes, or 304 to who has them already. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: CachedResponse,
  keptBy: Keeper = 'public',
): Promise<FastifyReply> {
  const packed = await encodeBody(kept, acceptedEncoding(request.headers['accept-encoding']))
  return sendEncoded(request, reply, { kept, packed, keptBy })
}

/** Sends such an answer in the packing that is given. */
export function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  { kept, packed, keptBy = 'public' }: { readonly kept: CachedResponse; readonly packed: EncodedBody; readonly keptBy?: Keeper },
): FastifyReply {
  const named = request.headers['if-none-match']
  const tags = etagsOf(kept, packed)
  const known = tags.find((tag) => matchesEtag(named, tag))
  reply.header('cache-control', `${keptBy}, no-cache`).header('etag', known ?? tags[0])
  if (known !== undefined) return reply.code(304).removeHeader('content-type').send()
  if (packed.encoding !== 'identity') reply.header('content-encoding', packed.encoding)
  return reply.send(packed.bytes)
}
