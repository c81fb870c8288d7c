import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { visitor } from '#server/platform/scope/caller.ts'
import { loadStart } from '#server/http/pages/load-site-data.ts'
import { themeOf } from '#server/http/pages/themes.ts'
import { openFile } from '#server/http/guards/route-policies.ts'
import { drawFavicon } from './favicon.ts'
import { drawTouchIcon, readMark } from './draw-touch-icon.ts'

interface Icon {
  readonly bytes: Buffer
  readonly tag: string
}

/** Loads the start data again when an answer was late: icons are cached, and must not be drawn from defaults. */
async function wholeStart(...[calls, onMissing]: Parameters<typeof loadStart>): Promise<Awaited<ReturnType<typeof loadStart>>['start']> {
  for (let tries = 0; ; tries += 1) {
    let isWhole = true
    const { start } = await loadStart(calls, (call, error) => {
      isWhole = false
      onMissing(call, error)
    })
    if (isWhole || tries === 2) return start
  }
}

type Draw = (mark: Buffer, ground: string) => Promise<Buffer>

const ICONS: Readonly<Record<string, { readonly type: string; readonly draw: Draw }>> = {
  '/apple-touch-icon.png': { type: 'image/png', draw: drawTouchIcon },
  '/favicon.ico': { type: 'image/x-icon', draw: (mark) => drawFavicon(mark) },
}

async function serveIcons(app: FastifyInstance): Promise<void> {
  const drawn = new LRUCache<string, Promise<Icon>>({ max: 400 })

  const make = async ({ scope, log }: FastifyRequest, draw: Draw): Promise<Icon> => {
    const calls = { features: app.features, scope, caller: visitor }
    const start = await wholeStart(calls, (call, err) => log.warn({ call, err }, 'an answer is missing in an icon'))
    const mark = await readMark(app.features.media, scope.site, start.site.logos)
    const bytes = await draw(mark, themeOf(scope.site, start).color)
    return { bytes, tag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}"` }
  }

  for (const [path, { type, draw }] of Object.entries(ICONS)) {
    app.get(path, { config: openFile }, async (request, reply) => {
      const { site } = request
      const key = `${path} ${site.id} ${site.contentVersion}`
      const drawing = drawn.get(key) ?? make(request, draw)
      drawn.set(key, drawing)
      const { bytes, tag } = await drawing.catch((error: unknown) => {
        drawn.delete(key)
        throw error
      })
      reply.headers({ 'cache-control': 'public, max-age=3600', etag: tag, vary: 'x-site-id' })
      return request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.type(type).send(bytes)
    })
  }
}

/** Draws each site's icons from its mark: for the first screens of telephones, and where every browser asks for one. */
export const touchIcon = fp(serveIcons, { name: 'touch-icon', dependencies: ['features', 'site', 'locale'] })
