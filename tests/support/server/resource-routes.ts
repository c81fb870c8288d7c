import { resources } from '#schemas/admin/resources/resources.ts'
import type { Resource } from '#schemas/admin/resources/resource.ts'
import { sampleIds } from '#tests/support/resources/sample-ids.ts'
import type { RouteRow } from './route-row.ts'

const ofOne = ['PUT', 'DELETE', 'GET', 'POST /duplicate', 'POST /restore', 'POST /erase', 'GET /history', 'GET /history/:version']
const ofPublished = ['POST /publish', 'POST /unpublish', 'POST /discard']
const onSite = 'the numbers in its body are those of items of the site'

function rowsOfOne(name: string, verb: string): readonly [string, RouteRow] {
  const { own, elsewhere } = sampleIds
  const [method, rest = ''] = verb.split(' ')
  const path = (id: number) => `/api/admin/${name}/${id}${rest.replace(':version', '0')}`
  return [`${method} /api/admin/${name}/:id${rest}`, { role: 'A', path: path(own), elsewhere: path(elsewhere) }]
}

function rowsOf({ name, life, sets = [], isMerged }: Resource): (readonly [string, RouteRow])[] {
  const isPublished = life === 'published'
  const acts = [
    ...(sets.length > 0 ? ['set'] : []),
    ...(isMerged ? ['merge'] : []),
    ...(isPublished ? ['publish'] : []),
    'remove',
    'restore',
  ]
  return [
    [`GET /api/admin/${name}`, { role: 'A', nobodys: 'the items of the site that is asked' }],
    [`GET /api/admin/${name}/export`, { role: 'A', nobodys: 'the items of the site that is asked' }],
    ...(isPublished ? [] : [[`GET /api/admin/${name}/trash`, { role: 'A', nobodys: 'the items of the site that is asked' }] as const]),
    [`POST /api/admin/${name}`, { role: 'A', nobodys: 'something new' }],
    ...acts.map((act) => [`POST /api/admin/${name}/many/${act}`, { role: 'A', nobodys: onSite } as const] as const),
    ...[...ofOne, ...(isPublished ? ofPublished : [])].map((verb) => rowsOfOne(name, verb)),
  ]
}

/** The access to the routes of the resources of the panel. */
export const resourceRoutes: Readonly<Record<string, RouteRow>> = Object.fromEntries([
  ...resources.flatMap(rowsOf),
  ['POST /api/admin/undo', { role: 'A', nobodys: 'a batch of the site' }] as const,
])
