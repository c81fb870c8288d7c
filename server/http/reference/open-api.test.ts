import SwaggerParser from '@apidevtools/swagger-parser'
import { expect, it } from 'vitest'
import { calls } from '#schemas/api/calls.ts'
import { openApiDocument } from './open-api.ts'
import { publicApi } from './public-api.ts'

it('is a valid OpenAPI 3.1 document', async () => {
  const document = structuredClone(openApiDocument(publicApi)) as unknown as Parameters<typeof SwaggerParser.validate>[0]
  await expect(SwaggerParser.validate(document)).resolves.toMatchObject({ openapi: '3.1.0' })
})

interface Described {
  readonly operationId: string
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[]
}

const described = Object.values(openApiDocument(publicApi)['paths'] as Record<string, Record<string, Described>>).flatMap((methods) =>
  Object.values(methods),
)

it('asks for a token or a cookie where a call has a role, and for nothing where it has none', () => {
  for (const { operationId, security } of described) {
    const role = calls.find(({ name }) => operationId === name || operationId === `${name}.id`)?.role ?? 'V'
    expect([operationId, security]).toEqual([operationId, role === 'V' ? [] : [{ bearer: [] }, { cookie: [] }]])
  }
  const { securitySchemes } = openApiDocument(publicApi)['components'] as { securitySchemes: object }
  expect(securitySchemes).toMatchObject({
    bearer: { type: 'http', scheme: 'bearer' },
    cookie: { type: 'apiKey', in: 'cookie', name: 'token' },
  })
})

it('describes free JSON as any value, and no shape by itself', () => {
  const { schemas } = openApiDocument(publicApi)['components'] as { schemas: Record<string, object> }
  expect(schemas['Json']).toEqual({})
  // A reference that leads out of the named shapes, or to the shape in which it stands, is more than generators can read.
  const references = (value: object) => [...JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g)].map(([, address]) => address)
  expect(references(openApiDocument(publicApi)).filter((address) => !/^#\/components\/\w+\/\w+$/.test(address ?? ''))).toEqual([])
})

it('gives each call an operation, with and without the end of its path', () => {
  const paths = openApiDocument(publicApi)['paths'] as Record<string, Record<string, { operationId: string }>>
  const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
  expect(new Set(ids).size).toBe(ids.length)
  for (const { name } of calls) expect(ids).toContain(name)
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/blog/folder', '/blog/folder/{id}', '/page/{id}', '/element/{route}/{id}']))
})
