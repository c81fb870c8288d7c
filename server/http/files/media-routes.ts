import type { FastifyInstance, FastifyReply } from 'fastify'
import { webpName } from '#domain/media/webp-name.ts'
import { acceptedEncoding, type Encoding } from '#server/http/answers/response-cache.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { openFile } from '#server/http/guards/route-policies.ts'
import type { MediaFile } from '#server/content/media/service.ts'
import { createSvgCompressor } from './compressed-svg.ts'

const sandbox = "sandbox; default-src 'none'; style-src 'unsafe-inline'"
const year = 31_536_000
const DRAWING = 'image/svg+xml'
/** Opened by the browser’s own viewer: a menu is read on a telephone. The library takes no document that could act. */
const DOCUMENT = 'application/pdf'

type OpenMedia = Pick<MediaFile, 'mime' | 'tag' | 'part'>

interface MediaRoute {
  Params: { externalId: string; name: string }
  Querystring: { w?: string | string[] }
}

/** How a file is sent, and the tag of the bytes that are: drawings are text and travel packed, but a part is one of the file's own bytes. */
function packingOf({ mime, tag, part }: OpenMedia, accepted: string | undefined): { encoding: Encoding; tag: string } {
  const encoding = mime === DRAWING && part === null ? acceptedEncoding(accepted) : 'identity'
  return { encoding, tag: encoding === 'identity' ? tag : `${tag.slice(0, -1)}-${encoding}"` }
}

/** Headers of files that a browser may open by themselves. */
function addDocumentHeaders(reply: FastifyReply, mime: string, name: string): void {
  // An SVG opened by itself is a document: it may run nothing and ask for nothing.
  if (mime === DRAWING) reply.headers({ 'content-security-policy': sandbox, vary: 'accept-encoding' })
  else if (mime === DOCUMENT) reply.usePolicy('sheet').header('content-disposition', `inline; filename="${name}"`)
  else if (!/^(?:image|video)\//.test(mime)) reply.header('content-disposition', 'attachment')
}

/** Sends media files. An address never changes its bytes, so they are cached for a year. */
export function mediaRoutes(app: FastifyInstance): void {
  const packed = createSvgCompressor()
  app.get<MediaRoute>('/media/:externalId/:name', { config: openFile }, async (request, reply) => {
    const { externalId, name } = request.params
    const width = request.query.w
    const address = { externalId, name, width: Array.isArray(width) ? width.join() : width }
    const file = await app.features.media.open(request.site, address, request.headers.range).catch(async (error: unknown) => {
      const path = error instanceof ApiError && error.status === 404 ? await app.features.media.currentPath(request.site, address) : null
      if (path === null) throw error
      return { path }
    })
    if ('path' in file) {
      const { search } = new URL(request.url, 'http://site')
      // A cache must ask again, because the file may be replaced again.
      return reply.header('cache-control', 'no-cache').redirect(`${file.path}${search}`, 302)
    }
    const { encoding, tag } = packingOf(file, request.headers['accept-encoding'])
    reply.headers({ 'cache-control': `public, max-age=${year}, immutable`, etag: tag, 'accept-ranges': 'bytes' })
    if (request.headers['if-none-match'] === tag) {
      file.stream.destroy()
      return reply.code(304).send()
    }
    reply.type(file.mime).header('content-length', file.bytes)
    if (file.part) {
      const { start, end } = file.part
      reply.code(206).headers({ 'content-range': `bytes ${start}-${end}/${file.bytes}`, 'content-length': end - start + 1 })
    }
    addDocumentHeaders(reply, file.mime, name)
    // A visitor who saves one width of a photograph gets the name of the photograph.
    if (width !== undefined && file.mime === 'image/webp') reply.header('content-disposition', `inline; filename="${webpName(name)}"`)
    if (encoding === 'identity') return reply.send(file.stream)
    const bytes = await packed(tag, encoding, file.stream)
    return reply.headers({ 'content-encoding': encoding, 'content-length': bytes.length }).send(bytes)
  })
}
