import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { plainPolicy } from './csp.ts'

const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'usb',
]

/** The security headers of every answer, errors included. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': [...deniedFeatures.map((feature) => `${feature}=()`), 'browsing-topics=()'].join(', '),
} as const

/** The same, and what answers outside the routes need besides: those to addresses or requests that could not be read. */
export const bareSecurityHeaders = {
  ...securityHeaders,
  'content-security-policy': plainPolicy('public'),
  'cache-control': 'no-store',
} as const

const onHttps = { ...securityHeaders, 'strict-transport-security': 'max-age=63072000' }

async function addHeaders(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', (request, reply, done) => {
    // Over http the promise of https would be ignored, or lock a site out of its own address.
    reply.headers(request.protocol === 'https' ? onHttps : securityHeaders)
    done()
  })
}

/** Gives every answer its security headers. */
export const headers = fp(addHeaders, { name: 'headers' })
