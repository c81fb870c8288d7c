import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Pool } from 'pg'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { notFound } from '#server/platform/errors/api-error.ts'
import { straySources, type StrayErrors } from '#server/platform/errors/stray-errors.ts'
import { openFile } from '#server/http/guards/route-policies.ts'
import { ownValue } from '#schemas/names/own-value.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Where a plugin adds its own figures. */
    readonly metrics: Registry
    /** Receives errors outside of requests. */
    readonly stray: StrayErrors
  }
}

interface MetricsOptions {
  readonly pool: Pool
  readonly token: string | undefined
  readonly stray: StrayErrors
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i
const proxyMarks = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip']

function hasToken(request: FastifyRequest, token: string | undefined): boolean {
  const given = Buffer.from(request.headers.authorization ?? '')
  const expected = Buffer.from(`Bearer ${token ?? ''}`)
  return token !== undefined && given.length === expected.length && timingSafeEqual(given, expected)
}

/** Returns true for the machine itself under its own name; false for a client of a proxy on the machine, and for a page whose host name leads here. */
function isFromHere(request: FastifyRequest): boolean {
  const isRelayed = proxyMarks.some((name) => ownValue(request.headers, name) !== undefined)
  return !isRelayed && ownHost.test(request.raw.headers.host ?? '') && loopback.has(request.raw.socket.remoteAddress ?? '')
}

/** Counts the errors that no request received. */
function measureStrayErrors(registry: Registry, stray: StrayErrors): void {
  const errors = new Counter({
    name: 'process_stray_errors_total',
    help: 'Errors outside of requests, by source; an exception ends the process',
    labelNames: ['source'],
    registers: [registry],
    collect() {
      this.reset()
      for (const source of straySources) this.inc({ source }, stray.countOf(source))
    },
  })
  errors.reset()
}

async function measure(app: FastifyInstance, { pool, token, stray }: MetricsOptions): Promise<void> {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  app.decorate('metrics', registry)
  app.decorate('stray', stray)
  measureStrayErrors(registry, stray)

  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'waited_for' }, pool.waitingCount)
    },
  })
  app.addHook('onClose', async () => {
    connections.reset()
    registry.clear()
  })

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    stray.attempt('metric', () => durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000))
    done()
  })

  const broken = new Counter({
    name: 'http_requests_broken_off_total',
    help: 'Requests whose sender closed the connection before they were answered, by method',
    labelNames: ['method'],
    registers: [registry],
  })
  app.addHook('onRequestAbort', (request, done) => {
    stray.attempt('metric', () => broken.inc({ method: request.method }))
    done()
  })

  app.get('/metrics', { config: openFile }, async (request, reply) => {
    if (!isFromHere(request) && !hasToken(request, token)) throw notFound()
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })
}

/** `/metrics` in the format of Prometheus, for the machine itself or the holder of METRICS_TOKEN. */
export const metrics = fp(measure, { name: 'metrics', dependencies: ['errors'] })
