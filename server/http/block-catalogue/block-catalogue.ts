import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { outsideHosts } from '#engine/visibility/external-hosts.ts'
import { writeParts } from '#server/http/pages/render-page.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { openFile } from '#server/http/guards/route-policies.ts'
import { loadCataloguePage, readCatalogue } from './block-preview-page.ts'

const HTML = 'text/html; charset=utf-8'

async function serveCatalogue(app: FastifyInstance): Promise<void> {
  // Examples are for those who make blocks, not for visitors.
  if (app.env.NODE_ENV === 'production') return

  app.get('/_catalogue', { config: openFile }, async (_request, reply) => {
    const links = (await readCatalogue()).map(({ type, label, examples }) => {
      const own = examples.map(({ name }, index) => `<li><a href="/_catalogue/${type}?example=${index + 1}">${name}</a></li>`)
      return `<li><a href="/_catalogue/${type}?example=1">${label.fr}</a><ul>${own.join('')}</ul></li>`
    })
    const page = `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Catalogue des blocs</title><main><h1>Catalogue des blocs</h1><ul>${links.join('')}</ul></main></html>`
    return reply.type(HTML).header('cache-control', 'no-store').send(page)
  })

  app.get<{ Params: { type: string }; Querystring: { example?: string } }>(
    '/_catalogue/:type',
    { config: openFile },
    async (request, reply) => {
      if (!app.builtSite) throw new ApiError('UNAVAILABLE')
      const { scope, log } = request
      const { type } = request.params
      const example = request.query.example === undefined ? null : Number(request.query.example)
      const load = async () => {
        const onFailure = (call: string, err: unknown) => log.warn({ call, err }, 'an answer is missing in the catalogue')
        const parts = await loadCataloguePage(app.features, scope, { type, example }, onFailure)
        reply.widenPolicy(outsideHosts(app.features.registry, parts.page?.layout.blocks ?? []))
        return parts
      }
      const { html } = await writeParts(
        { features: app.features, built: app.builtSite, log },
        { site: scope.site, path: `_catalogue/${type}` },
        load,
      )
      return reply.type(HTML).header('cache-control', 'no-store').send(html)
    },
  )
}

/** Shows the examples of each block type, alone on a page: in development and in tests. */
export const blockCatalogue = fp(serveCatalogue, { name: 'block-catalogue', dependencies: ['features', 'assets', 'locale'] })
