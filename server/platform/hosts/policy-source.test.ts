import { expect, it } from 'vitest'
import { isPolicySource } from './policy-source.ts'

it.each([
  "'self'",
  "'none'",
  "'unsafe-inline'",
  "'nonce-aZ0_+/=-'",
  'data:',
  'blob:',
  'https://stats.example',
  'https://xn--caf-dma.example:8443',
  'http://localhost:3000',
  'https://js.stripe.com/v3/',
  'https://*.js.stripe.com',
  'https://*.google-analytics.com',
])('accepts the source %s', (source) => {
  expect(isPolicySource(source)).toBe(true)
})

it.each([
  '*',
  'https:',
  'https://*',
  'https://*:443',
  'https://*.com',
  'https://*.co.uk',
  'https://*.github.io',
  'https://*.localhost',
  'https://$',
  'https://a.*.example',
  'https://*.*.example',
  'https://-a.example',
  'https://a..example',
  'https://a.example.',
  'https://a.example;script-src',
  'https://a.example,b.example',
  'https://a.example *',
  'https://a.example\n*',
  'https://été.example',
  'https://user@a.example',
  'https://192.0.2.7',
  'https://[::1]',
  'javascript:',
  "'self' *",
  '',
])('refuses the source %j', (source) => {
  expect(isPolicySource(source)).toBe(false)
})
