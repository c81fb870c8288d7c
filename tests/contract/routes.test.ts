import Fastify, { type RouteOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import SwaggerParser from '@apidevtools/swagger-parser'
import { adminCalls as panel } from '#server/http/admin-api/admin-calls.ts'
import { calls } from '#schemas/api/calls.ts'
import { openPage, policies, type AccessPolicy } from '#server/http/guards/route-policies.ts'
import { handlers } from '#server/http/api/handlers/handlers.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { registeredRoutes } from '#tests/support/server/registered-routes.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

const adminCalls = panel.calls.map(({ definition }) => definition)

let test: TestApp

beforeAll(async () => {
  test = await testApp({ template: twoSites })
})
afterAll(() => test.close())

describe('the routes under /api', () => {
  it('are exactly those of the OpenAPI description, except those of the panel', async () => {
    const response = await test.app.inject({ url: '/api/openapi.json', headers: { host: 'localhost' } })
    const document = response.json<{ paths: Record<string, Record<string, object>> }>()
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1').replace('/page/:id', '/page/*')}`),
    )
    const isOfPanel = new Set(adminCalls.map(({ method, path }) => `${method} /admin${path.replace(/\{(\w+)\}/g, ':$1')}`))
    isOfPanel.add('GET /admin/openapi.json')
    // A script for administrators only.
    isOfPanel.add('GET /admin/edit-link.js')
    const ownFiles = /^GET \/docs\/.+\.(?:css|js)$/
    const bare = new Set(['GET /page'])
    const underApi = registeredRoutes(test.app).flatMap((route) => (/ \/api/.test(route) ? [route.replace(' /api', ' ')] : []))
    const registered = underApi.filter(
      (route) => !route.startsWith('HEAD ') && !/ \/\*$/.test(route) && !ownFiles.test(route) && !bare.has(route) && !isOfPanel.has(route),
    )
    expect(registered.toSorted()).toEqual(described.toSorted())
  })

  it('do not start in the middle of a word', async () => {
    const response = await test.app.inject({ url: '/api/pagevous-etes/avocats', headers: { host: 'localhost' } })
    expect(response.statusCode).toBe(404)
  })

  it('serve a description that is valid OpenAPI 3.1', async () => {
    const response = await test.app.inject({ url: '/api/openapi.json', headers: { host: 'localhost' } })
    expect(response.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, no-cache' })
    await expect(SwaggerParser.validate(response.json())).resolves.toMatchObject({ openapi: '3.1.0' })
  })

  it('have a handler for each call and no other', () => {
    expect(Object.keys(handlers).toSorted()).toEqual(calls.map(({ name }) => name).toSorted())
  })
})

describe('the policy of a route', () => {
  const route = (url: string, config?: { access: AccessPolicy }): RouteOptions => ({
    method: 'GET',
    url,
    ...(config && { config }),
    handler: async () => 'answered',
  })

  it.each(['/api/anything', '/anything', '/anything/*'])('is required: %s without one does not register', async (url) => {
    const app = Fastify()
    await app.register(policies)
    expect(() => app.route(route(url))).toThrow(`GET ${url} declares no access policy`)
    expect(() => app.route(route(url, openPage))).not.toThrow()
    await app.close()
  })

  it('exists for every route of the application, files included', () => {
    const urls = new Set(test.app.routePolicies.map(({ url }) => url))
    for (const url of ['/api/page/*', '/api/*', '/*', '/healthz', '/media/:externalId/:name', '/sitemap.xml']) expect(urls).toContain(url)
  })

  it('has a rate limit for every write, with listed exceptions', () => {
    const reading = new Set(['GET', 'HEAD', 'OPTIONS'])
    const writing = test.app.routePolicies.filter(({ method, url }) => !reading.has(method) && url !== '/api/*')
    const unbounded = writing.filter(({ access }) => access.budget === undefined)
    expect(writing.length).toBeGreaterThan(30)
    // Unsubscriptions and signed webhooks are always accepted. A form of a page is charged as its call.
    expect(unbounded.map(({ method, url }) => `${method} ${url}`).toSorted()).toEqual([
      'POST /*',
      'POST /api/custom-stripe/webhook',
      'POST /api/logout',
      'POST /api/newsletter/unsubscribe/:token',
    ])
  })
})

describe('the API reference', () => {
  it('is a page without inline scripts whose files are served locally', async () => {
    const response = await test.app.inject({ url: '/api/docs', headers: { host: 'localhost' } })
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.headers['content-security-policy']).toContain("script-src 'self'; style-src 'self'")
    expect(response.body).not.toMatch(/<style|<script(?![^>]* src=)|\son\w+=|style=/)
    const paths = [...response.body.matchAll(/(?:href|src)="(\/api\/[^"]+)"/g)].map(([, path]) => path ?? '')
    expect(paths).toHaveLength(4)
    for (const url of paths) expect((await test.app.inject({ url, headers: { host: 'localhost' } })).statusCode, url).toBe(200)
  })
})
