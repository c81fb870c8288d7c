import { expect, it } from 'vitest'
import { errors } from '../errors/errors.ts'
import { fieldErrors } from '../errors/field-errors.ts'
import { adminCalls } from '../admin/calls.ts'
import { calls, findCall } from './calls.ts'
import type { CallDefinition } from './base/define-call.ts'
import { parseListQuery } from './base/parse-list-query.ts'

const definitions: readonly CallDefinition[] = calls

it.each(definitions)('shows for $name an example that its own schemas accept', ({ params, body, data, example, list }) => {
  expect(params.safeParse(example.params)).toMatchObject({ success: true })
  expect(data.safeParse(example.data)).toMatchObject({ success: true })
  if (body !== undefined) expect(body.safeParse(example.body)).toMatchObject({ success: true })
  if (typeof list === 'object') expect(() => parseListQuery(list, new URLSearchParams(example.query))).not.toThrow()
})

it('gives each call a name and an address of its own', () => {
  expect(new Set(definitions.map(({ name }) => name)).size).toBe(definitions.length)
  expect(new Set(definitions.map(({ method, path }) => `${method} ${path}`)).size).toBe(definitions.length)
})

it('finds a call by its name, and none by another', () => {
  expect(findCall('blog.list')?.path).toBe('/blog/folder/list/{id?}')
  expect(findCall('toString')).toBeUndefined()
})

it('says every error in French and in English, with an HTTP status of its kind', () => {
  for (const [code, { status, fr, en }] of Object.entries(errors)) {
    expect(status, code).toBeGreaterThanOrEqual(400)
    expect(status, code).toBeLessThan(600)
    expect(fr, code).toMatch(/\S\.$/)
    expect(en, code).toMatch(/\S\.$/)
  }
  for (const [code, { fr, en }] of Object.entries(fieldErrors)) expect(`${fr}${en}`, code).toMatch(/\.$/)
})

/** Acts that may be done twice: each sends a file, which is not compared, or makes what is gone when its window closes. */
const repeatable = ['media.upload', 'appearance.font', 'preview.create']

it('takes a key for each act of the panel that makes something, so that it is made once', () => {
  const acts: readonly CallDefinition[] = adminCalls
  const unkeyed = acts.filter(({ method, status, idempotent }) => method === 'POST' && status === 201 && idempotent !== true)
  expect(unkeyed.map(({ name }) => name).toSorted()).toEqual(repeatable.toSorted())
})
