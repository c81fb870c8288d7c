import SwaggerParser from '@apidevtools/swagger-parser'
import openapiTS, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { DataByName } from '#schemas/api/base/call-types.ts'
import type { Asking } from '#schemas/admin/resources/rights.ts'
import { defineCall, type CallDefinition } from '#schemas/api/base/define-call.ts'
import { createCallerOf } from '#api-client/transport/caller-of.ts'
import { checkRegistries, createCallRegistry } from '#server/http/api/call-registry.ts'
import { publicCalls } from '#server/http/api/public-calls.ts'
import { everyone, makeCaller, newNetwork, refusalFor } from '#tests/support/accounts/callers.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

const own = { cache: 'N', role: 'A', errors: [], summary: 'Un appel du test.' } as const
const echoed = z.strictObject({ text: z.string(), list: z.array(z.string()) })
const noParams = z.object({})
const example = { params: {}, body: { text: 'a', list: [] }, data: { text: 'a', list: [] } }

const echo = defineCall({
  ...own,
  ...{ name: 'echo.verbatim', method: 'PUT', path: '/echo', params: noParams, body: echoed, data: echoed },
  ...{ verbatim: true, bodyLimit: 2_000, example },
})
const tidied = defineCall({
  ...own,
  ...{ name: 'echo.tidied', method: 'PUT', path: '/echo/tidied', params: noParams, body: echoed, data: echoed, example },
})
const large = defineCall({
  ...own,
  ...{ name: 'echo.large', method: 'PUT', path: '/echo/large', params: noParams, body: echoed, data: z.number() },
  ...{ verbatim: true, bodyLimit: 2_097_152, example: { ...example, data: 1 } },
})
const read = defineCall({
  ...own,
  ...{ name: 'echo.read', method: 'GET', path: '/echo/{id}', params: z.object({ id: z.number().int() }), data: z.number() },
  example: { params: { id: 1 }, data: 1 },
})

const calls = [echo, tidied, large, read] as const
const registry = createCallRegistry({
  base: '/api/admin',
  calls,
  isStrict: true,
  handlers: {
    'echo.verbatim': (_context, { body }) => body,
    'echo.tidied': (_context, { body }) => body,
    'echo.large': (_context, { body }) => body.text.length,
    'echo.read': (_context, { params }) => params.id,
  },
  rights: { 'echo.verbatim': 'own', 'echo.tidied': 'own', 'echo.large': 'own', 'echo.read': 'own' },
})

let test: TestApp
let admin: TestMember

beforeAll(async () => {
  test = await testApp({ template: twoSites, adminCalls: registry })
  admin = await addMember(test, { role: 'ADMIN' })
})
afterAll(() => test.close())

const send = (method: 'GET' | 'PUT', url: string, { token, payload }: { token?: string; payload?: string } = {}) =>
  test.app.inject({
    ...{ method, url, remoteAddress: newNetwork() },
    headers: {
      ...{ host: 'localhost', 'sec-fetch-site': 'same-origin', 'x-site-id': '37' },
      ...(token !== undefined && { authorization: token }),
      ...(payload !== undefined && { 'content-type': 'application/json' }),
    },
    ...(payload !== undefined && { payload }),
  })

const put = (path: string, body: unknown) => send('PUT', `/api/admin/echo${path}`, { token: admin.token, payload: JSON.stringify(body) })

describe('the body of a verbatim call', () => {
  it.each([
    ['spaces at both ends', '  a  b \t\n'],
    ['decomposed accents', 'e\u0301te\u0301'],
    ['an empty text', ''],
    ['invisible characters and line ends of Windows', 'a\u200b\r\nb\u00ad'],
    ['a data URL', 'data:image/png;base64,iVBORw0KGgo='],
  ])('comes through equal with %s', async (_name, text) => {
    const body = { text, list: [text, ''] }
    expect((await put('', body)).json()).toEqual({ success: true, data: body, message: null })
  })

  it('differs from the body of another call, which is tidied', async () => {
    expect((await put('/tidied', { text: ' e\u0301 ', list: [] })).json()).toMatchObject({ data: { text: 'é', list: [] } })
    expect((await put('/tidied', { text: 'data:image/png;base64,iVBORw0KGgo=', list: [] })).statusCode).toBe(422)
  })
})

describe('a limit of its own for the body', () => {
  it('refuses a body above it with 413 in the envelope', async () => {
    const response = await put('', { text: 'x'.repeat(2_000), list: [] })
    expect(response.statusCode).toBe(413)
    expect(response.json()).toMatchObject({ success: false, data: { code: 'TOO_LARGE' }, message: expect.any(String) as string })
  })

  it('takes a body that is above the limit of the server, and refuses one above its own', async () => {
    expect((await put('/large', { text: 'x'.repeat(1_500_000), list: [] })).json()).toMatchObject({ data: 1_500_000 })
    expect((await put('/large', { text: 'x'.repeat(2_200_000), list: [] })).statusCode).toBe(413)
    expect((await put('/tidied', { text: 'x'.repeat(1_500_000), list: [] })).statusCode).toBe(413)
  })
})

describe('a second registry', () => {
  it.each(everyone)('answers or refuses %s by the role of the call', async (who) => {
    const caller = await makeCaller(test, who)
    const expected = refusalFor({ role: 'A' }, who)
    for (const url of ['/api/admin/echo/7', '/api/admin/openapi.json']) {
      const response = await send('GET', url, caller ? { token: caller.token } : {})
      const body = response.json<{ data?: { code?: string } }>()
      expect([url, expected === null ? response.statusCode : `${response.statusCode} ${body.data?.code}`]).toEqual([url, expected ?? 200])
    }
  })

  it('refuses keys that a body does not name', async () => {
    const response = await put('', { text: 'a', list: [], more: 1 })
    expect([response.statusCode, response.json()]).toMatchObject([
      422,
      { data: { code: 'VALIDATION_FAILED', errors: [{ field: 'more', code: 'FORMAT' }] } },
    ])
  })

  it('has a description of its own, and is not in the public one', async () => {
    const ask = async (url: string) => (await send('GET', url, { token: admin.token })).json<{ paths: object; servers: object[] }>()
    const described = await ask('/api/admin/openapi.json')
    expect(described.servers).toEqual([{ url: '/api/admin' }])
    expect(Object.keys(described.paths).toSorted()).toEqual(['/echo', '/echo/large', '/echo/tidied', '/echo/{id}'])
    await expect(SwaggerParser.validate(structuredClone(described) as never)).resolves.toMatchObject({ openapi: '3.1.0' })
    expect(astToString(await openapiTS(JSON.stringify(described)))).toContain('"/echo/{id}"')
    expect(JSON.stringify(await ask('/api/openapi.json'))).not.toContain('echo')
    expect((await send('GET', '/api/admin/openapi.json', { token: admin.token })).headers['cache-control']).toBe('no-store')
  })

  it('has a client with its own routes, which sends and reads what its definitions say', async () => {
    const routes = { 'echo.verbatim': '/echo', 'echo.tidied': '/echo/tidied', 'echo.large': '/echo/large', 'echo.read': '/echo/{id}' }
    const fetched = async (address: string, init?: RequestInit) => {
      const payload = typeof init?.body === 'string' ? { payload: init.body } : {}
      const response = await send((init?.method ?? 'GET') as 'GET', address, { token: admin.token, ...payload })
      return new Response(response.body, { status: response.statusCode })
    }
    const client = createCallerOf<DataByName<(typeof calls)[number]>>({ base: '/api/admin', fetch: fetched as typeof fetch }, routes)
    const number: number = await client.call('echo.read', { id: 7 })
    const body: { text: string } = await client.act('echo.verbatim', { method: 'PUT', body: { text: ' é ', list: [] } })
    expect([number, body.text]).toEqual([7, ' é '])
  })

  it('refuses to start with a lax body, a call without handler or right, or a name that is taken', () => {
    const lax = defineCall({ ...tidied, body: z.object({ text: z.string() }) })
    const deep = defineCall({ ...tidied, body: z.strictObject({ list: z.array(z.object({ a: z.string() })) }) })
    const make = (call: CallDefinition, handlers: object, rights: Readonly<Record<string, Asking>> = { 'echo.tidied': 'own' }) =>
      createCallRegistry({
        ...{ base: '/api/admin', calls: [call], isStrict: true, rights },
        handlers: handlers as Record<string, () => never>,
      })
    const handler = { 'echo.tidied': () => null }
    expect(() => make(lax, handler)).toThrow('echo.tidied takes unknown keys in the body')
    expect(() => make(deep, handler)).toThrow('echo.tidied takes unknown keys in /list')
    expect(() => make(lax, {})).toThrow('echo.tidied has no handler')
    expect(() => make(tidied, handler, {})).toThrow('echo.tidied asks for no right')
    const taken = defineCall({ ...read, name: 'page.get' })
    const same = createCallRegistry({
      base: '/api/admin',
      calls: [taken],
      handlers: { 'page.get': () => 1 },
      rights: { 'page.get': 'own' },
    })
    expect(() => checkRegistries([publicCalls, same])).toThrow('two calls are named page.get')
  })
})
