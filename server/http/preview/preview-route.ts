import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { frameQuerySchema, type FrameMode } from '#schemas/composer/frame-view.ts'
import type { CanvasLook } from '#schemas/runtime/preview-rendering.ts'
import type { DocumentAssets } from '#schemas/runtime/site-rendering.ts'
import { drawnSlots } from '#engine/registry/drawn-slots.ts'
import { agreementOf } from '#engine/registry/agreement.ts'
import { describeFaults } from '#engine/registry/describe-faults.ts'
import { outsideHosts } from '#engine/visibility/external-hosts.ts'
import { assetsOf, type RenderDeps } from '#server/http/pages/render-page.ts'
import { inDrawingTurn } from '#server/http/guards/panel-gate.ts'
import type { AccessPolicy } from '#server/http/guards/route-policies.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { loadPreview } from './load-preview.ts'
import { readTrial } from './read-trial.ts'

interface PreviewRoute {
  readonly Params: { readonly token: string }
  readonly Querystring: Readonly<Record<string, unknown>>
}

const HTML = 'text/html; charset=utf-8'
const policy: AccessPolicy = { role: 'A', asks: 'pages.read' }
/** The page as its reader gets it, and with what that person does not see. */
const AS_READER: CanvasLook = { showsHidden: false, showsSlots: false }
/** The work in the frame by the word of its address. */
const modes = { visiteur: 'compose', essai: 'try', 'en-ligne': 'live' } as const
const WHOLE: CanvasLook = { showsHidden: true, showsSlots: true }

/** Lists the files of a draft's page: its own styles, those of the canvas where it is composed, and the script of the canvas. */
function canvasAssets(
  { built: { files } }: RenderDeps,
  page: ReturnType<typeof assetsOf>,
  mode: FrameMode,
  isTrial: boolean,
): DocumentAssets {
  // A trial may take a font that the published theme does not name.
  const common = isTrial && !page.styles.includes(files.base) ? [files.base, ...page.styles] : page.styles
  const styles = mode === 'compose' ? [...common, files.canvas] : common
  return { ...page, styles, loader: files.preview, app: null, consent: null }
}

async function servePreviews(app: FastifyInstance): Promise<void> {
  const answer = async (request: FastifyRequest<PreviewRoute>, reply: FastifyReply): Promise<FastifyReply> => {
    const { caller, site, log, params, query } = request
    if (caller.kind === 'visitor') throw new ApiError('UNAUTHENTICATED')
    const { token } = params
    const { success, data: asked } = frameQuerySchema.safeParse(query)
    if (!success) throw new ApiError('BAD_REQUEST')
    const { vue, autour: around, element: item, version, apparence, ...view } = asked
    const key = await app.features.previews.find(site.id, token, caller)
    if (!app.builtSite) throw new ApiError('UNAVAILABLE')
    const deps: RenderDeps = { features: app.features, built: app.builtSite, log }
    const trial = apparence === undefined ? null : await readTrial(app.features, { site, locale: key.locale }, caller)
    const { state, ready } = await loadPreview(deps, {
      ...{ key, token, scope: { site, locale: key.locale }, view, around, item, version, trial },
      ...{ look: vue === undefined ? WHOLE : AS_READER, mode: modes[vue ?? 'visiteur'] },
    })
    const entry = await app.builtSite.previewEntry()
    const { html } = await entry.renderPreview({
      state,
      ready,
      slotsOf: (block) => drawnSlots(app.features.registry, block),
      describeFaults: (type, faults) => describeFaults(app.features.registry, type, faults),
      agreementOf: (type) => agreementOf(app.features.registry, type),
      assets: (types) => canvasAssets(deps, assetsOf(deps.built, site, state.parts, types), state.mode, trial !== null),
      report: ({ error, ...problem }) => log.warn({ ...problem, err: error }, 'a view of a preview failed'),
      warn: (message) => log.warn(message),
    })
    reply.widenPolicy(outsideHosts(app.features.registry, [...(state.parts.page?.layout.blocks ?? []), ...ready.blocks]))
    return reply.type(HTML).headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }).send(html)
  }
  const inTurn = (request: FastifyRequest<PreviewRoute>, reply: FastifyReply): Promise<FastifyReply> =>
    inDrawingTurn(request, () => answer(request, reply))
  const config = { access: policy, csp: 'preview' } as const
  app.get('/preview/:token', { config }, inTurn)
  app.get('/preview/:token/*', { config }, inTurn)
}

/** Serves drafts as whole pages to the session that made their token; the composer shows them in a frame. */
export const previews = fp(servePreviews, { name: 'previews', dependencies: ['features', 'assets', 'locale', 'sessions', 'access', 'csp'] })
