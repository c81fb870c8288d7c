import { fileURLToPath } from 'node:url'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { FetchOutside } from './adapters/outbound/fetch-outside.ts'
import type { Environment } from './config/env.ts'
import type { Database } from './database/open-database.ts'
import { callRoutes } from './features/calls/call-routes.ts'
import { referenceRoutes } from './features/reference/reference-routes.ts'
import { features } from './features/register.ts'
import { access } from './plugins/access.ts'
import { addresses } from './plugins/addresses.ts'
import { assets } from './plugins/assets.ts'
import { answerBrokenSocket, answerUnreadable } from './plugins/bare-answers.ts'
import { blockCatalogue } from './plugins/block-catalogue.ts'
import { bodies } from './plugins/bodies.ts'
import { building } from './plugins/building.ts'
import { csp, siteHosts } from './plugins/csp.ts'
import { errors } from './plugins/errors.ts'
import { headers } from './plugins/headers.ts'
import { health } from './plugins/health.ts'
import { limitOptions, serverLimits } from './plugins/limits.ts'
import { locale } from './plugins/locale.ts'
import { createLog } from './plugins/log.ts'
import { metrics } from './plugins/metrics.ts'
import { pageForms } from './plugins/page-forms.ts'
import { policies } from './plugins/policies.ts'
import { productFiles } from './plugins/product-files.ts'
import { newRequestId, RequestLog, requestLog } from './plugins/request-log.ts'
import { services } from './plugins/services.ts'
import { sessions } from './plugins/sessions.ts'
import { site } from './plugins/site.ts'
import { siteMap } from './plugins/site-map.ts'
import { speculation } from './plugins/speculation.ts'
import { ssr } from './plugins/ssr.ts'
import { staticFiles } from './plugins/static.ts'
import { theme } from './plugins/theme.ts'
import { touchIcon } from './plugins/touch-icon.ts'
import { workMetrics } from './plugins/work-metrics.ts'

/** What an application is made of. */
export interface AppParts {
  readonly env: Environment
  readonly database: Database
  readonly log?: FastifyBaseLogger
  /** How things outside are fetched; tests put a world of their own in its place. */
  readonly fetchOutside?: FetchOutside
  /** The folder of the built client. */
  readonly clientFolder?: string
  /** The site's built server entry. */
  readonly serverEntry?: string
}

const builtClient = fileURLToPath(new URL('../dist/client', import.meta.url))
const builtServer = fileURLToPath(new URL('../dist/server/entry-server.js', import.meta.url))

/** Builds the application, ready to listen or to be called by tests with `inject`. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { env, database, log, fetchOutside, clientFolder = builtClient, serverEntry = builtServer } = parts
  const app: FastifyInstance = Fastify({
    ...limitOptions,
    loggerInstance: log ?? createLog(env),
    logController: new RequestLog({ requestIdLogLabel: 'requestId' }),
    genReqId: newRequestId,
    trustProxy: env.TRUST_PROXY ?? false,
    // Requests already on their way while the server closes are still answered; their connection ends with them.
    return503OnClosing: false,
    frameworkErrors: (_error, request, reply) => void answerUnreadable(request, reply),
    clientErrorHandler: answerBrokenSocket,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  })

  await app.register(policies)
  await app.register(serverLimits)
  await app.register(requestLog)
  await app.register(headers)
  await app.register(csp)
  await app.register(errors)
  // Whatever is refused from here on is drawn in the visitor's language: what remembers it is read first.
  await app.register(cookie)
  await app.register(addresses)
  await app.register(bodies)
  await app.register(services, { env, database })
  await app.register(health, { isDatabaseReady: () => database.isReady() })
  await app.register(metrics, { pool: database.pool, token: env.METRICS_TOKEN })
  await app.register(workMetrics)
  await app.register(features, { ...(fetchOutside && { fetchOutside }) })
  await app.register(site)
  await app.register(locale)
  await app.register(siteHosts)
  await app.register(sessions)
  await app.register(access)
  await app.register(building)
  await app.register(callRoutes)
  await app.register(referenceRoutes)
  await app.register(staticFiles, { folder: clientFolder })
  await app.register(assets, { clientFolder, serverEntry })
  await app.register(theme)
  await app.register(touchIcon)
  await app.register(productFiles)
  await app.register(speculation)
  await app.register(siteMap)
  await app.register(blockCatalogue)
  await app.register(ssr)
  await app.register(pageForms)
  return app
}
