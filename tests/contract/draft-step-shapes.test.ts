import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newNetwork } from '#tests/support/accounts/callers.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { jsonb } from '#server/database/jsonb.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp
let admin: TestMember
let path: string

beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
  admin = await addMember(test, { role: 'ADMIN' })
  const saved = await test.app.features.pages.save(
    {
      ...{ url: 'a-composer', locale: 'fr_FR', title: 'À composer', seo: {}, shell: 'default', middleware: [] },
      layout: { blocks: [{ id: 'titre', type: 'heading', v: 1, props: { text: 'Bonjour', level: 1 } }] },
    },
    { siteId: 37, baseHash: null, by: 'seed' },
  )
  path = `/api/admin/draft/page/${saved.id}/fr_FR`
})
afterAll(() => test.close())

const send = (method: 'PUT' | 'POST', url: string, body?: unknown) =>
  test.app.inject({
    ...{ method, url, remoteAddress: newNetwork() },
    headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', authorization: admin.token },
    ...(body !== undefined && { payload: body as object }),
  })

interface Opened {
  readonly seq: number
  readonly chain: string
  readonly history: readonly { readonly id: string; readonly kept?: readonly unknown[] }[]
}

const open = async () => (await send('PUT', path)).json<{ data: Opened }>().data
const sendBatch = async (batch: unknown) => {
  const { seq, chain } = await open()
  return send('POST', `${path}/step`, { base: { seq, chain }, batches: [batch], recent: [] })
}

const at = { in: { region: 'main' }, after: 'titre', before: null }
const block = { id: 'texte', type: 'text', v: 1, props: { html: '<p>Un mot</p>' }, slots: { content: [] } }
const setTitle = (value: string) => ({ op: 'set', id: 'titre', pointer: '/items/0/text', value })
const list = { outer: '/items', inner: '/items', before: 'sha256-a', after: 'sha256-b' }

/** A batch with every optional field that a composer reads back. */
const batch = (id: string) => ({
  id,
  label: 'Un acte',
  operations: [],
  undoes: 'former',
  kept: [
    {
      edit: { operation: setTitle('a'), trace: { inverse: setTitle('b'), list } },
      ...{ why: 'list', unit: 'titre /items', before: 'a', theirs: 'b', mine: 'c', pointer: '/items' },
      rescue: { block, at },
    },
    {
      edit: { operation: { op: 'insert', block, at }, trace: { inverse: { op: 'remove', id: 'texte' } } },
      ...{ why: 'taken', unit: 'texte' },
    },
    {
      edit: { operation: { op: 'remove', id: 'texte' }, trace: { inverse: { op: 'insert', block, at } } },
      ...{ why: 'changed', unit: 'texte' },
    },
  ],
  settles: ['former titre /items'],
  selection: { before: ['titre'], after: ['titre'] },
})

/** Places that may hold any JSON value, and those inside of props. */
const ANY_VALUE = /\.(?:value|before|theirs|mine)$|\.props\./
/** A value of each place that is wrong there, though its type may be right. */
const WRONG: readonly unknown[] = [7, {}, [null], 'ni ceci ~ ni cela']
const TEXTS = /\.(?:label|unit|region|type|before|after)$|settles\.\d+$/

interface Place {
  readonly field: string
  readonly now: unknown
}

function placesIn(value: unknown, field: string): Place[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, now]: readonly [string, unknown]) => [
    { field: `${field}.${key}`, now },
    ...placesIn(now, `${field}.${key}`),
  ])
}

function withWrong(value: unknown, [key, ...rest]: readonly string[], wrong: unknown): unknown {
  if (key === undefined) return wrong
  if (Array.isArray(value)) return value.map((each: unknown, index) => (String(index) === key ? withWrong(each, rest, wrong) : each))
  const record = value as Readonly<Record<string, unknown>>
  return { ...record, [key]: withWrong(record[key] ?? null, rest, wrong) }
}

const isWrongAt = ({ field, now }: Place, wrong: unknown): boolean => {
  if (ANY_VALUE.test(field) && !/list\.(?:before|after)$/.test(field)) return field.endsWith('.at.before') && wrong !== null
  if (typeof wrong === 'string') return typeof now !== 'string' || !TEXTS.test(field)
  if (typeof wrong === 'number') return typeof now !== 'number'
  return Array.isArray(wrong) || !/\.props$|\.slots$/.test(field)
}

const places = placesIn(batch('a'), 'batches.0')
const wrongOnes = places.flatMap((place) => WRONG.filter((wrong) => isWrongAt(place, wrong)).map((wrong) => ({ ...place, wrong })))

describe('the fields of a step that a composer reads back', () => {
  it('are taken where each is right', async () => {
    expect((await sendBatch(batch('right'))).statusCode).toBe(200)
  })

  it('are refused where one has another shape, with a pointer to it', async () => {
    expect(wrongOnes.length).toBeGreaterThan(200)
    const before = (await open()).seq
    for (const { field, wrong } of wrongOnes) {
      const answer = await sendBatch(withWrong(batch('wrong'), field.split('.').slice(2), wrong))
      const errors = answer.json<{ data: { errors?: readonly { field: string }[] } | null }>().data?.errors ?? []
      // Of a wrong block the pointer names the block, of a wrong union the whole of it.
      const isNamed = errors.some((error) => field.startsWith(error.field) || error.field.startsWith(field))
      expect({ field, wrong, status: answer.statusCode, isNamed, errors: isNamed ? [] : errors }).toEqual({
        ...{ field, wrong, status: 422, isNamed: true, errors: [] },
      })
    }
    expect((await open()).seq).toBe(before)
  })

  it.each([
    ['an inverse of another operation', { edit: { operation: setTitle('a'), trace: { inverse: { op: 'remove', id: 'titre' } } } }],
    [
      'an insertion without a type',
      { edit: { operation: { op: 'insert', block: { id: 'a' }, at }, trace: { inverse: { op: 'remove', id: 'a' } } } },
    ],
    ['an element inside of another without props', { rescue: { block: { ...block, slots: { content: [{ id: 'a' }] } }, at } }],
    ['no edit', { edit: undefined }],
    ['no reason', { why: undefined }],
    ['a pointer that is none', { pointer: 'items' }],
  ])('refuse a conflict with %s', async (_name, part) => {
    const [conflict, ...others] = batch('odd').kept
    const answer = await sendBatch({
      ...batch('odd'),
      kept: [{ ...conflict, ...part }, ...others],
    })
    expect(answer.statusCode).toBe(422)
  })
})

it('opens a draft with stored conflicts of another shape, and shows those that are right', async () => {
  await sendBatch(batch('stored'))
  const { db } = test.database
  const { kept: right } = batch('stored')
  const kept = [{}, null, 7, { edit: {} }, ...right] as never
  await db
    .updateTable('draft_steps')
    .set({ kept: jsonb(kept) })
    .where('batch', '=', 'stored')
    .execute()
  const { history, seq, chain } = await open()
  expect(history.find(({ id }) => id === 'stored')?.kept).toEqual(right)
  expect(
    (await send('POST', `${path}/step`, { base: { seq, chain }, batches: [{ id: 'after', operations: [] }], recent: [] })).statusCode,
  ).toBe(200)
})
