import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { PreviewEntry } from '#schemas/runtime/preview-rendering.ts'
import type { SiteEntry } from '#schemas/runtime/site-rendering.ts'
import type { BuiltSite } from '#server/http/pages/site-build.ts'
import { readSiteFiles } from '#server/http/pages/asset-manifest.ts'
import { readPanelFiles } from '#server/http/panel/panel-files.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Null when nothing is built: pages are then refused, calls are not. */
    readonly builtSite: BuiltSite | null
  }
}

interface AssetsOptions {
  /** The folder of the built client and of the built server entry. */
  readonly clientFolder: string
  readonly serverEntry: string
}

async function builtSite({ clientFolder, serverEntry }: AssetsOptions): Promise<BuiltSite | null> {
  if (!existsSync(serverEntry) || !existsSync(`${clientFolder}/app.json`)) return null
  const [files, panel] = await Promise.all([readSiteFiles(clientFolder), readPanelFiles(clientFolder)])
  // The built entry has no types of its own; its sources satisfy this contract.
  const entry = (await import(serverEntry)) as SiteEntry
  const previewEntry = () => import(join(dirname(serverEntry), 'entry-preview-server.js')) as Promise<PreviewEntry>
  return { files, panel, development: [], entry: () => Promise.resolve(entry), previewEntry }
}

async function findAssets(app: FastifyInstance, options: AssetsOptions): Promise<void> {
  if (app.env.NODE_ENV === 'development') {
    const { developmentSite } = await import('#server/http/development/development-site.ts')
    app.decorate('builtSite', await developmentSite(app))
  } else app.decorate('builtSite', await builtSite(options))
}

/** Gives the site's files and its server entry. */
export const assets = fp(findAssets, { name: 'assets', dependencies: ['services'] })
