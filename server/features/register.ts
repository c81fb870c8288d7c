import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { Counter } from 'prom-client'
import { createLocalFileStore } from '#server/adapters/file-store.ts'
import type { FetchOutside } from '#server/adapters/outbound/fetch-outside.ts'
import { createSecretBox } from '#server/adapters/secret-box.ts'
import { createFeatures, type Features } from './features.ts'
import { feedRoutes } from './feeds/feed-routes.ts'
import { mediaRoutes } from './media/media-routes.ts'
import { oneClickRoute } from './newsletter/one-click-route.ts'
import { scriptRoutes } from './parameters/script-routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly features: Features
  }
}

function countHashes({ metrics }: FastifyInstance, { passwords }: Features): void {
  new Counter({
    name: 'password_hashes_total',
    help: 'Password hashes made by this process, checks counted in',
    registers: [metrics],
    collect() {
      this.reset()
      this.inc(passwords.made())
    },
  })
}

interface FeaturesOptions {
  /** How things outside are fetched; tests put a world of their own in its place. */
  readonly fetchOutside?: FetchOutside
}

async function registerFeatures(app: FastifyInstance, { fetchOutside }: FeaturesOptions): Promise<void> {
  const { database, env } = app
  const files = createLocalFileStore(join(env.DATA_DIR, 'files'))
  const made = await createFeatures({
    db: database.db,
    files,
    publicUrl: env.PUBLIC_URL,
    log: app.log,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    secrets: createSecretBox({ key: env.SECRET_KEY, folder: env.DATA_DIR }),
    ...(fetchOutside && { fetchOutside }),
  })
  app.decorate('features', made)
  countHashes(app, made)
  const refresh = (siteId: string | null): void => {
    made.directory
      .refresh(siteId === null || siteId === '' ? undefined : Number(siteId))
      .catch((err: unknown) => app.log.warn({ err }, 'the sites could not be read anew'))
  }
  const forget = await database.listen('content', refresh)
  app.addHook('onClose', async () => forget())
  mediaRoutes(app)
  feedRoutes(app)
  scriptRoutes(app)
  oneClickRoute(app)
}

/** Gives the application its features, keeps them fresh when another node writes, and serves their files. */
export const features = fp(registerFeatures, { name: 'features', dependencies: ['services', 'metrics'] })
