import type { FastifyInstance } from 'fastify'
import { webpName } from '#domain/webp-name.ts'
import { openFile } from '#server/plugins/policies.ts'

const sandbox = "sandbox; default-src 'none'; style-src 'unsafe-inline'"
const year = 31_536_000

interface MediaRoute {
  Params: { externalId: string; name: string }
  Querystring: { w?: string | string[] }
}

/** Sends media files: an address never changes its bytes, so they are kept for a year. */
export function mediaRoutes(app: FastifyInstance): void {
  app.get<MediaRoute>('/media/:externalId/:name', { config: openFile }, async (request, reply) => {
    const { externalId, name } = request.params
    const width = request.query.w
    const address = { externalId, name, width: Array.isArray(width) ? width.join() : width }
    const file = await app.features.media.open(request.site, address, request.headers.range)
    reply.headers({ 'cache-control': `public, max-age=${year}, immutable`, etag: file.tag, 'accept-ranges': 'bytes' })
    if (request.headers['if-none-match'] === file.tag) {
      file.stream.destroy()
      return reply.code(304).send()
    }
    reply.type(file.mime).header('content-length', file.bytes)
    if (file.part) {
      const { start, end } = file.part
      reply.code(206).headers({ 'content-range': `bytes ${start}-${end}/${file.bytes}`, 'content-length': end - start + 1 })
    }
    // An SVG opened by itself is a document: it may run nothing and ask for nothing.
    if (file.mime === 'image/svg+xml') reply.header('content-security-policy', sandbox)
    // Whoever keeps a width of a photograph keeps it under the name of what it is.
    if (width !== undefined && file.mime === 'image/webp') reply.header('content-disposition', `inline; filename="${webpName(name)}"`)
    if (!/^(?:image|video)\//.test(file.mime)) reply.header('content-disposition', 'attachment')
    return reply.send(file.stream)
  })
}
