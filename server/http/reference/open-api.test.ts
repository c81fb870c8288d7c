import SwaggerParser from '@apidevtools/swagger-parser'
import { expect, it } from 'vitest'
import { calls } from '#schemas/api/calls.ts'
import { openApiDocument } from './open-api.ts'

it('is a valid OpenAPI 3.1 document', async () => {
  const document = structuredClone(openApiDocument()) as unknown as Parameters<typeof SwaggerParser.validate>[0]
  await expect(SwaggerParser.validate(document)).resolves.toMatchObject({ openapi: '3.1.0' })
})

it('gives each call an operation, with and without the end of its path', () => {
  const paths = openApiDocument()['paths'] as Record<string, Record<string, { operationId: string }>>
  const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
  expect(new Set(ids).size).toBe(ids.length)
  for (const { name } of calls) expect(ids).toContain(name)
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/blog/folder', '/blog/folder/{id}', '/page/{id}', '/element/{route}/{id}']))
})
