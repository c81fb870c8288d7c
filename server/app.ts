import { fileURLToPath } from 'node:url'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { SafeFetch } from './adapters/outbound/safe-fetch.ts'
import type { Environment } from './config/env.ts'
import type { Database } from './database/open-database.ts'
import { adminCalls as panelCalls } from './http/admin-api/admin-calls.ts'
import { checkRegistries, type CallRegistry } from './http/api/call-registry.ts'
import { callRoutes } from './http/api/call-routes.ts'
import { publicCalls } from './http/api/public-calls.ts'
import { adminReference } from './http/reference/admin-reference.ts'
import { referenceRoutes } from './http/reference/reference-routes.ts'
import { features } from './http/server/features-plugin.ts'
import { createStrayErrors, type StrayErrors } from './platform/errors/stray-errors.ts'
import type { PasswordCost } from './people/passwords/service.ts'
import { createPlanter } from './seeds/plant-site.ts'
import { auditRefusals } from './http/guards/audit-refusals.ts'
import { access } from './http/guards/access-control.ts'
import { addresses, routableUrl } from './http/server/reject-invalid-urls.ts'
import { assets } from './http/files/assets.ts'
import { answerSocketError, answerMalformedRequest } from './http/server/raw-socket-errors.ts'
import { blockCatalogue } from './http/block-catalogue/block-catalogue.ts'
import { bodies } from './http/server/body-parser.ts'
import { underConstruction } from './http/page-routes/under-construction.ts'
import { csp, siteHosts } from './http/server/csp.ts'
import { errors } from './http/server/errors.ts'
import { headers } from './http/server/headers.ts'
import { health } from './http/monitoring/health.ts'
import { senderAddress } from './http/server/sender-address.ts'
import { limitOptions, serverLimits } from './http/server/request-limits.ts'
import { locale } from './http/server/locale.ts'
import { createLog } from './http/monitoring/log.ts'
import { metrics } from './http/monitoring/metrics.ts'
import { invitations } from './http/panel/invitation/invitation-routes.ts'
import { panel } from './http/panel/panel-routes.ts'
import { pageForms } from './http/page-routes/page-forms.ts'
import { modelPictures } from './http/preview/model-pictures.ts'
import { pagePictures } from './http/preview/page-pictures.ts'
import { itemPreviews } from './http/preview/items/item-preview-route.ts'
import { previews } from './http/preview/preview-route.ts'
import { sharedDrafts } from './http/preview/shared-draft-route.ts'
import { policies } from './http/guards/route-policies.ts'
import { productFiles } from './http/files/product-sheets.ts'
import { newRequestId, RequestLog, requestLog } from './http/monitoring/request-log.ts'
import { services } from './http/server/services.ts'
import { sessions } from './http/guards/sessions.ts'
import { site } from './http/server/site.ts'
import { feedRoutes } from './http/feeds/feed-routes.ts'
import { mediaRoutes } from './http/files/media-routes.ts'
import { editLinkRoute } from './http/admin-marks/edit-link.ts'
import { scriptRoutes } from './http/files/script-routes.ts'
import { oneClickRoute } from './http/page-routes/one-click-route.ts'
import { siteMap } from './http/feeds/site-map.ts'
import { wellKnown } from './http/files/well-known.ts'
import { speculation } from './http/page-routes/speculation-rules.ts'
import { ssr } from './http/page-routes/ssr.ts'
import { staticFiles } from './http/files/static.ts'
import { theme } from './http/files/theme.ts'
import { touchIcon } from './http/files/touch-icon.ts'
import { workMetrics } from './http/monitoring/background-metrics.ts'

/** Parts of an application. */
export interface AppParts {
  readonly env: Environment
  readonly database: Database
  readonly log?: FastifyBaseLogger
  /** Receives errors outside of requests. */
  readonly stray?: StrayErrors
  /** Fetches from other hosts; tests replace it. */
  readonly fetchOutside?: SafeFetch
  /** Work of a hash of a password; tests lower it. */
  readonly passwordCost?: PasswordCost
  /** Calls of the panel, with an OpenAPI document of their own; tests replace them. */
  readonly adminCalls?: CallRegistry
  /** The folder of the built client. */
  readonly clientFolder?: string
  /** The site's built server entry. */
  readonly serverEntry?: string
}

const builtClient = fileURLToPath(new URL('../dist/client', import.meta.url))
const builtServer = fileURLToPath(new URL('../dist/server/entry-server.js', import.meta.url))

async function registerCalls(app: FastifyInstance, adminCalls: CallRegistry): Promise<void> {
  const registries = [publicCalls, adminCalls]
  checkRegistries(registries)
  for (const registry of registries) await app.register(callRoutes, { registry })
  await app.register(referenceRoutes)
  await app.register(adminReference, { registry: adminCalls })
}

function createServer(env: Environment, log: FastifyBaseLogger): FastifyInstance {
  return Fastify({
    ...limitOptions,
    handlerTimeout: limitOptions.handlerTimeout * env.DEADLINE_FACTOR,
    loggerInstance: log,
    logController: new RequestLog({ requestIdLogLabel: 'requestId' }),
    genReqId: newRequestId,
    trustProxy: env.TRUST_PROXY ?? false,
    // Requests already on their way while the server closes are still answered; their connection ends with them.
    return503OnClosing: false,
    frameworkErrors: (_error, request, reply) => void answerMalformedRequest(request, reply),
    clientErrorHandler: answerSocketError,
    rewriteUrl: routableUrl,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  })
}

/** Builds the application, ready to listen or to be called by tests with `inject`. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const {
    env,
    database,
    log = createLog(env),
    stray = createStrayErrors(log),
    fetchOutside,
    passwordCost,
    adminCalls = panelCalls,
    clientFolder = builtClient,
    serverEntry = builtServer,
  } = parts
  const app = createServer(env, log)

  await app.register(policies)
  await app.register(serverLimits)
  await app.register(senderAddress)
  await app.register(requestLog)
  await app.register(headers)
  await app.register(csp)
  await app.register(errors)
  // Refusals after this line are rendered in the visitor's language, which a cookie stores.
  await app.register(cookie)
  await app.register(addresses)
  await app.register(bodies)
  await app.register(services, { env, database })
  await app.register(health, { isDatabaseReady: () => database.isReady() })
  await app.register(metrics, { pool: database.pool, token: env.METRICS_TOKEN, stray })
  await app.register(workMetrics)
  await app.register(features, { createPlanter, passwordCost, ...(fetchOutside && { fetchOutside }) })
  // Routes that answer before the site's locale and session are read.
  for (const addRoutes of [mediaRoutes, feedRoutes, scriptRoutes, editLinkRoute, oneClickRoute]) addRoutes(app)
  await app.register(site)
  await app.register(locale)
  await app.register(siteHosts)
  await app.register(sessions)
  await app.register(auditRefusals)
  await app.register(access)
  await app.register(underConstruction)
  await registerCalls(app, adminCalls)
  await app.register(staticFiles, { folder: clientFolder })
  await app.register(assets, { clientFolder, serverEntry })
  await app.register(theme)
  await app.register(touchIcon)
  await app.register(productFiles)
  await app.register(speculation)
  await app.register(siteMap)
  await app.register(wellKnown)
  await app.register(blockCatalogue)
  await app.register(panel)
  await app.register(invitations)
  await app.register(previews)
  await app.register(sharedDrafts)
  await app.register(itemPreviews)
  await app.register(modelPictures)
  await app.register(pagePictures)
  await app.register(ssr)
  await app.register(pageForms)
  return app
}
