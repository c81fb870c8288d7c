import { expect, it } from 'vitest'
import { CallError } from '#api-client/transport/errors.ts'
import type { Waiting } from '#admin/publications/publication-types.ts'
import { othersOf, pointsOf, readRefusal } from './refusal.ts'

const document = (id: number, errors: unknown[] = []) => ({ kind: 'page', id, locale: 'fr_FR', title: 'x', code: 'PAGE_INVALID', errors })
const refused = (documents: unknown) =>
  new CallError('Rien n’est parti', { code: 'PUBLICATION_REFUSED', documents }, { status: 422, body: null })

it('reads the refused documents, counts their points and leaves the others', () => {
  const refusal = readRefusal(refused([document(1, [{ message: 'a' }, { message: 'b' }]), document(2), 'odd']))
  if (!refusal) throw new Error('no refusal')
  expect(refusal.refused.map(({ id }) => id)).toEqual([1, 2])
  expect(pointsOf(refusal)).toBe(3)
  const chosen = [1, 2, 3].map((id) => document(id) as unknown as Waiting)
  expect(othersOf(chosen, refusal).map(({ id }) => id)).toEqual([3])
})

it('reads no refusal in another error', () => {
  expect(readRefusal(new Error('x'))).toBeNull()
  expect(readRefusal(new CallError('x', { code: 'STALE_VERSION' }, { status: 409, body: null }))).toBeNull()
})

it('reads the refused items beside the documents', () => {
  const item = { resource: 'news', id: 5, title: 'x', code: 'STALE_VERSION', errors: [] }
  const error = new CallError('x', { code: 'PUBLICATION_REFUSED', documents: [document(1)], items: [item] }, { status: 422, body: null })
  const refusal = readRefusal(error)
  if (!refusal) throw new Error('no refusal')
  const chosen = [document(2), { kind: 'item', ...item }, { kind: 'item', ...item, id: 6 }] as unknown as Waiting[]
  expect(othersOf(chosen, refusal).map(({ id }) => id)).toEqual([2, 6])
})
