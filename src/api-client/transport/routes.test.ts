import { expect, it } from 'vitest'
import { calls } from '#schemas/api/calls.ts'
import { routes } from './routes.ts'

it('has the path of each call but those of the panel, which no page of the site makes', () => {
  const open = calls.filter(({ path }) => !path.startsWith('/admin/'))
  expect(open.length).toBeGreaterThan(80)
  expect(routes).toEqual(Object.fromEntries(open.map(({ name, path }) => [name, path])))
})
