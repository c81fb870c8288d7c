import { afterAll, beforeAll, expect, it } from 'vitest'
import { valuesAt } from '#schemas/admin/resources/form-paths.ts'
import type { FieldKind } from '#schemas/admin/resources/field-meta.ts'
import { resources } from '#schemas/admin/resources/resources.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { resourceClient } from '#tests/support/resources/resource-client.ts'
import { fieldsOf, newForm, withValue } from '#tests/support/resources/resource-forms.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp
let admin: TestMember
let picture: number

beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
  admin = await addMember(test, { role: 'ADMIN' })
  const { rows } = await test.database.pool.query<{ id: number }>(`select id from media where site_id = 37 and kind = 'PICTURE' limit 1`)
  picture = rows[0]?.id ?? 0
})
afterAll(() => test.close())

/** Values of fields that name another content, with the kind that `content_refs` has for it. */
const naming: Readonly<Partial<Record<FieldKind, readonly [kind: string, value: () => unknown]>>> = {
  image: ['media', () => picture],
  tags: ['tags', () => ['printemps']],
  link: ['address', () => '/page-nommee'],
  html: ['address', () => '<p><a href="/page-nommee">La page</a></p>'],
}

/** Fields whose addresses lead out of the site: where a review was written. */
const outward = new Set(['review url'])

const fields = resources.flatMap((resource) =>
  fieldsOf(resource).flatMap(({ kind, path }) =>
    naming[kind] && !outward.has(`${resource.name} ${path}`) ? [{ name: resource.name, resource, path, names: naming[kind] }] : [],
  ),
)

it.each(fields)('the form of $name is found by what its field $path names', async ({ resource, path, names: [kind, value] }) => {
  const form = newForm(resource)
  const places = valuesAt(form, path).map((place) => place.path)
  expect(places.length).toBeGreaterThan(0)
  const named = places.reduce((before, place) => withValue(before, place, value()), form)
  const { id } = await resourceClient(test, admin, resource).create(named)
  const { rows } = await test.database.pool.query<{ to_kind: string }>(
    'select to_kind from content_refs where site_id = 37 and lower(from_kind) = $1 and from_id = $2',
    [resource.name, id],
  )
  expect(rows.map(({ to_kind }) => to_kind)).toContain(kind)
})
