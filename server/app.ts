import { fileURLToPath } from 'node:url'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Environment } from './config/env.ts'
import type { Database } from './database/open-database.ts'
import { addresses } from './plugins/addresses.ts'
import { answerBrokenSocket, answerUnreadable } from './plugins/bare-answers.ts'
import { bodies } from './plugins/bodies.ts'
import { csp } from './plugins/csp.ts'
import { errors } from './plugins/errors.ts'
import { headers } from './plugins/headers.ts'
import { health } from './plugins/health.ts'
import { limitOptions, serverLimits } from './plugins/limits.ts'
import { createLog } from './plugins/log.ts'
import { metrics } from './plugins/metrics.ts'
import { newRequestId, RequestLog, requestLog } from './plugins/request-log.ts'
import { services } from './plugins/services.ts'
import { staticFiles } from './plugins/static.ts'

/** What an application is made of. */
export interface AppParts {
  readonly env: Environment
  readonly database: Database
  readonly log?: FastifyBaseLogger
  /** The folder of the built client. */
  readonly clientFolder?: string
}

const builtClient = fileURLToPath(new URL('../dist/client', import.meta.url))

/** Builds the application, ready to listen or to be called by tests with `inject`. */
export async function buildApp({ env, database, log, clientFolder = builtClient }: AppParts): Promise<FastifyInstance> {
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

  await app.register(serverLimits)
  await app.register(requestLog)
  await app.register(headers)
  await app.register(csp)
  await app.register(errors)
  await app.register(addresses)
  await app.register(bodies)
  await app.register(services, { env, database })
  await app.register(health, { isDatabaseReady: () => database.isReady() })
  await app.register(metrics, { pool: database.pool, token: env.METRICS_TOKEN })
  await app.register(staticFiles, { folder: clientFolder })
  return app
}
