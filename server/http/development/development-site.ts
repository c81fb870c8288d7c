import type { FastifyInstance } from 'fastify'
import { createServer } from 'vite'
import type { PreviewEntry } from '#schemas/runtime/preview-rendering.ts'
import type { SiteEntry } from '#schemas/runtime/site-rendering.ts'
import type { BuiltSite } from '#server/http/pages/site-build.ts'
import { filesOfSources } from '#server/http/pages/asset-manifest.ts'
import { panelSources } from '#server/http/panel/panel-files.ts'
import { allowInlineStyles } from './development-policy.ts'

const SOURCES = /^\/(?:@|src\/|blocks\/|machines\/|schemas\/|node_modules\/)/

/** The site from its sources: Vite serves them, and the browser reloads what changes. Never loaded in production. */
export async function developmentSite(app: FastifyInstance): Promise<BuiltSite> {
  const vite = await createServer({
    appType: 'custom',
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', async (request, reply) => {
    if (!SOURCES.test(request.url)) return
    reply.hijack()
    vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end())
  })
  allowInlineStyles(app)
  return {
    files: filesOfSources(),
    panel: panelSources(),
    development: ['/@vite/client', '/src/site/development-refresh.ts'],
    entry: async () => (await vite.ssrLoadModule('/src/site/entry-server.tsx')) as SiteEntry,
    previewEntry: async () => (await vite.ssrLoadModule('/src/site/preview/entry-preview-server.tsx')) as PreviewEntry,
  }
}
