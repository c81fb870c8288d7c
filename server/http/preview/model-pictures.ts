import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { BlockPreview } from '#schemas/runtime/block-preview.ts'
import { modelKinds } from '#schemas/admin/model-calls.ts'
import { expandSections } from '#engine/sections/expand-sections.ts'
import { SHARED_SECTION } from '#engine/registry/shared-section.ts'
import { outsideHosts } from '#engine/visibility/external-hosts.ts'
import { loadExamplePage } from '#server/http/block-catalogue/example-page.ts'
import { writeParts } from '#server/http/pages/render-page.ts'
import type { AccessPolicy } from '#server/http/guards/route-policies.ts'
import { ApiError, notFound } from '#server/platform/errors/api-error.ts'
import { stillDocument } from './still-document.ts'

interface PictureRoute {
  readonly Params: { readonly kind: string; readonly name: string }
}

const HTML = 'text/html; charset=utf-8'
const policy: AccessPolicy = { role: 'A', asks: 'pages.read' }

/** The time for which a browser shows a picture again without a request, in seconds. */
const FRESH = 600

/** The first stage that shows a type with content. */
async function stageOf(type: string): Promise<BlockPreview | null> {
  const { stages } = await import('#blocks/stages.ts')
  return stages.get(type)?.find(({ isEmpty, isFailure }) => isEmpty !== true && isFailure !== true) ?? null
}

async function serveModelPictures(app: FastifyInstance): Promise<void> {
  app.get<PictureRoute>('/preview/_model/:kind/:name', { config: { access: policy, csp: 'preview' } }, async (request, reply) => {
    const { scope, log, params } = request
    const kind = modelKinds.find((each) => each === params.kind)
    if (kind === undefined) throw notFound()
    if (!app.builtSite) throw new ApiError('UNAVAILABLE')
    const { name, label, blocks } = await app.features.models.find(scope, kind, params.name)
    const stage = kind === 'element' ? await stageOf(name) : null
    const url = `preview/_model/${kind}/${name}`
    const filled = expandSections(blocks, await app.features.sections.read(scope))
    const shown = { title: label.fr, url, blocks: [...filled, ...(stage?.beside ?? [])], stage: stage ?? { state: '', examples: [] } }
    const deps = { features: app.features, built: app.builtSite, log }
    const { html } = await writeParts(deps, { site: scope.site, path: url }, () =>
      loadExamplePage(app.features, scope, shown, (call, err) => log.warn({ call, err }, 'an answer is missing in a picture')),
    )
    reply.widenPolicy(outsideHosts(app.features.registry, filled))
    // A shared section changes when it is published, ready content with a new version alone.
    const isShared = name.startsWith(`${SHARED_SECTION}-`)
    const headers = {
      'cache-control': isShared ? 'private, no-cache' : `private, max-age=${FRESH}`,
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    }
    return reply.type(HTML).headers(headers).send(stillDocument(html))
  })
}

/** Shows administrators each ready content alone, in the theme of the site and without scripts: the pictures of the palette. */
export const modelPictures = fp(serveModelPictures, {
  name: 'model-pictures',
  dependencies: ['features', 'assets', 'locale', 'sessions', 'access', 'csp'],
})
