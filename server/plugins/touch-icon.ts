import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { visitor } from '#server/features/sessions/caller.ts'
import { loadStart } from '#server/features/site-pages/load-start.ts'
import { themeOf } from '#server/features/site-pages/themes.ts'
import { drawTouchIcon, readMark } from '#server/features/site-pages/touch-icon.ts'
import { openFile } from './policies.ts'

interface TouchIcon {
  readonly bytes: Buffer
  readonly tag: string
}

/** An icon is kept: it is not drawn of what was known of the site when an answer came too late, if that has come by now. */
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

async function serveTouchIcons(app: FastifyInstance): Promise<void> {
  const drawn = new LRUCache<string, Promise<TouchIcon>>({ max: 200 })

  const draw = async ({ scope, log }: FastifyRequest): Promise<TouchIcon> => {
    const calls = { features: app.features, scope, caller: visitor }
    const start = await wholeStart(calls, (call, err) => log.warn({ call, err }, 'an answer is missing in a touch icon'))
    const mark = await readMark(app.features.media, scope.site, start.site.logos)
    const bytes = await drawTouchIcon(mark, themeOf(scope.site, start).color)
    return { bytes, tag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}"` }
  }

  app.get('/apple-touch-icon.png', { config: openFile }, async (request, reply) => {
    const { site } = request
    const key = `${site.id} ${site.contentVersion}`
    const drawing = drawn.get(key) ?? draw(request)
    drawn.set(key, drawing)
    const { bytes, tag } = await drawing.catch((error: unknown) => {
      drawn.delete(key)
      throw error
    })
    reply.headers({ 'cache-control': 'public, max-age=3600', etag: tag, vary: 'x-site-id' })
    return request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.type('image/png').send(bytes)
  })
}

/** Draws each site's icon for the first screens of telephones, from its mark. */
export const touchIcon = fp(serveTouchIcons, { name: 'touch-icon', dependencies: ['features', 'site', 'locale'] })
