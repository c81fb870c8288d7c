import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { frameQuerySchema } from '#schemas/composer/frame-view.ts'
import type { CanvasLook } from '#schemas/runtime/preview-rendering.ts'
import { drawnSlots } from '#engine/registry/drawn-slots.ts'
import { outsideHosts } from '#engine/validation/external-hosts.ts'
import { assetsOf, type RenderDeps } from '#server/http/pages/render-page.ts'
import type { AccessPolicy } from '#server/http/guards/route-policies.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { loadPreview } from './load-preview.ts'

interface PreviewRoute {
  readonly Params: { readonly token: string }
  readonly Querystring: Readonly<Record<string, unknown>>
}

const HTML = 'text/html; charset=utf-8'
const policy: AccessPolicy = { role: 'A' }
/** The page as its reader gets it, and with what that person does not see. */
const AS_READER: CanvasLook = { showsHidden: false, showsSlots: false }
/** The work in the frame by the word of its address. */
const modes = { visiteur: 'compose', essai: 'try', 'en-ligne': 'live' } as const
const WHOLE: CanvasLook = { showsHidden: true, showsSlots: true }

async function servePreviews(app: FastifyInstance): Promise<void> {
  const answer = async (request: FastifyRequest<PreviewRoute>, reply: FastifyReply): Promise<FastifyReply> => {
    const { caller, site, log, params, query } = request
    if (caller.kind === 'visitor') throw new ApiError('UNAUTHENTICATED')
    const { token } = params
    const { success, data: asked } = frameQuerySchema.safeParse(query)
    if (!success) throw new ApiError('BAD_REQUEST')
    const { vue, ...view } = asked
    const key = await app.features.previews.find(site.id, token, caller)
    if (!app.builtSite) throw new ApiError('UNAVAILABLE')
    const deps: RenderDeps = { features: app.features, built: app.builtSite, log }
    const { state, ready } = await loadPreview(deps, {
      ...{ key, token, scope: { site, locale: key.locale }, view },
      ...{ look: vue === undefined ? WHOLE : AS_READER, mode: modes[vue ?? 'visiteur'] },
    })
    const entry = await app.builtSite.previewEntry()
    const { html } = await entry.renderPreview({
      state,
      ready,
      slotsOf: (block) => drawnSlots(app.features.registry, block),
      assets: (types) => ({
        ...assetsOf(deps.built, site, state.parts, types),
        ...{ loader: deps.built.files.preview, app: null, consent: null },
      }),
      report: ({ error, ...problem }) => log.warn({ ...problem, err: error }, 'a view of a preview failed'),
      warn: (message) => log.warn(message),
    })
    reply.widenPolicy(outsideHosts(app.features.registry, ready.blocks))
    return reply.type(HTML).headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }).send(html)
  }
  const config = { access: policy, csp: 'preview' } as const
  app.get('/preview/:token', { config }, answer)
  app.get('/preview/:token/*', { config }, answer)
}

/** Serves drafts as whole pages to the session that made their token; the composer shows them in a frame. */
export const previews = fp(servePreviews, { name: 'previews', dependencies: ['features', 'assets', 'locale', 'sessions', 'access', 'csp'] })
