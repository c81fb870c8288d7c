import { expect, it } from 'vitest'
import { calls } from '#schemas/api/calls.ts'
import { routes } from './routes.ts'

it('knows every call where its definition puts it', () => {
  expect(routes).toEqual(Object.fromEntries(calls.map(({ name, path }) => [name, path])))
})
