import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { Counter } from 'prom-client'
import { systemClock } from '#domain/dates/clock.ts'
import { createLocalFileStore, type FileStore } from '#server/adapters/file-store.ts'
import type { SafeFetch } from '#server/adapters/outbound/safe-fetch.ts'
import { createSecretBox } from '#server/adapters/secret-box.ts'
import { openStripe } from '#server/adapters/stripe/stripe-provider.ts'
import type { PaymentProvider } from '#server/adapters/stripe/payment-provider.ts'
import type { Environment } from '#server/config/env.ts'
import type { PlantSite } from '#server/content/new-site/plant-site.ts'
import { createFeatures, type Features } from '#server/composition/features.ts'
import type { PasswordCost } from '#server/people/passwords/service.ts'

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

/** Stripe, where it is configured. */
async function openProvider(env: Environment): Promise<PaymentProvider | undefined> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLIC_KEY: publicKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = env
  if (secretKey === undefined || publicKey === undefined || webhookSecret === undefined) return undefined
  return openStripe({ secretKey, publicKey, webhookSecret, apiBase }, systemClock)
}

/** Parts that a writer of new sites needs. */
export interface PlanterParts {
  readonly files: FileStore
  readonly publicUrl: string
  readonly log: FastifyBaseLogger
}

interface FeaturesOptions {
  /** Makes the writer of new sites, which knows the default configuration. */
  readonly createPlanter: (parts: PlanterParts) => PlantSite
  /** How things outside are fetched; tests put a world of their own in its place. */
  readonly fetchOutside?: SafeFetch
  readonly passwordCost?: PasswordCost | undefined
}

async function registerFeatures(app: FastifyInstance, { fetchOutside, createPlanter, passwordCost }: FeaturesOptions): Promise<void> {
  const { database, env } = app
  const files = createLocalFileStore(join(env.DATA_DIR, 'files'))
  const shared = { files, publicUrl: env.PUBLIC_URL, log: app.log }
  const made = await createFeatures({
    ...shared,
    db: database.db,
    plant: createPlanter(shared),
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    deadlineFactor: env.DEADLINE_FACTOR,
    secrets: createSecretBox({ key: env.SECRET_KEY, folder: env.DATA_DIR }),
    paymentProvider: await openProvider(env),
    passwordCost,
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
  app.addHook('onClose', async () => {
    forget()
    await made.directory.rest()
  })
}

/** Adds the services of all areas to the application and refreshes sites when another node writes. */
export const features = fp(registerFeatures, { name: 'features', dependencies: ['services', 'metrics'] })
