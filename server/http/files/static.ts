import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

interface StaticOptions {
  readonly folder: string
}

const year = 31_536_000

async function serveFiles(app: FastifyInstance, { folder }: StaticOptions): Promise<void> {
  if (!existsSync(folder)) return
  await app.register(fastifyStatic, {
    root: folder,
    // Each file is a route of its own, known at start: no address can lead anywhere else.
    wildcard: false,
    // What the build says of itself is for the server alone. Packed files are sent in place of those they were made of, without an address of their own.
    globIgnore: ['*.json', '*.json.*', '**/*.br', '**/*.gz'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(`${folder}/assets/`)
      reply.header('cache-control', isHashed ? `public, max-age=${year}, immutable` : 'public, max-age=3600')
    },
  })
}

/** Serves the built client: hashed files for a year, the others for an hour. */
export const staticFiles = fp(serveFiles, { name: 'static', dependencies: ['policies'] })
