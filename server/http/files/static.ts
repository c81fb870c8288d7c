import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { openFile } from '#server/http/guards/route-policies.ts'

interface StaticOptions {
  readonly folder: string
}

const year = 31_536_000

const isPacked = (name: string): boolean => name.endsWith('.br') || name.endsWith('.gz')

/** The hashed files of the build by address, such as `/assets/panel/panel-1.js`. */
async function hashedFiles(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(join(folder, 'assets'), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !isPacked(entry.name))
  return new Set(files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/')))
}

/** The path of an address as the router reads it, or nothing where it is written wrongly. */
function pathOf(url: string | undefined): string | undefined {
  try {
    return decodeURI(/^[^?#]*/.exec(url ?? '')?.[0] ?? '')
  } catch {
    return undefined
  }
}

type Strategy = Parameters<FastifyInstance['addConstraintStrategy']>[0]
type Handlers = ReturnType<Strategy['storage']>

/** Asks the router to take a route with `constraints: { hashedFile: true }` for the addresses of these files alone. */
function hashedFileStrategy(files: ReadonlySet<string>): Strategy {
  return {
    name: 'hashedFile',
    storage: () => {
      const handlers = new Map<unknown, Parameters<Handlers['set']>[1]>()
      return { get: (key) => handlers.get(key) ?? null, set: (key, handler) => void handlers.set(key, handler) }
    },
    validate: () => undefined,
    deriveConstraint: ({ url }: { readonly url?: string }) => {
      const path = pathOf(url)
      return path !== undefined && files.has(path)
    },
    mustMatchWhenDerived: false,
  }
}

async function serveFiles(app: FastifyInstance, { folder }: StaticOptions): Promise<void> {
  if (!existsSync(folder)) return
  await app.register(fastifyStatic, {
    root: folder,
    // Each file is a route of its own, known at start: no address can lead anywhere else.
    wildcard: false,
    // What the build says of itself is for the server alone. Packed files are sent in place of those they were made of, without an address of their own.
    globIgnore: ['*.json', '*.json.*', '**/*.br', '**/*.gz', 'assets/**'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(`${folder}/assets/`)
      reply.header('cache-control', isHashed ? `public, max-age=${year}, immutable` : 'public, max-age=3600')
    },
  })
  // Nearly a thousand hashed files share a route, for as many routes take most of the start. Other addresses of its folder are those of pages.
  app.addConstraintStrategy(hashedFileStrategy(await hashedFiles(folder)))
  app.route({
    method: 'GET',
    url: '/assets/*',
    constraints: { hashedFile: true },
    config: openFile,
    handler: ({ url }, reply) => reply.sendFile(pathOf(url) ?? ''),
  })
}

/** Serves the built client: hashed files for a year, the others for an hour. */
export const staticFiles = fp(serveFiles, { name: 'static', dependencies: ['policies'] })
