import { expect, it, vi } from 'vitest'
import type { ResourceItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import type { ResourceClient } from '#api-client/admin/resources/admin-client.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { findResource } from '#admin/resources/resource-list.ts'
import { ItemSession } from './item-session.ts'

const resource = findResource('tag')
if (!resource) throw new Error('no resource')

const itemOf = (version: number, label: string, more: object = {}): ResourceItem => ({
  ...{ id: 5, version, state: 'PUBLISHED', published: null, publishedAt: null, address: null },
  form: { value: 'vigne', labels: { fr_FR: label }, ...more },
})
const refusal = (data: object) => new CallError('Refusé', data, { status: 409, body: {} })
const stale = (item: ResourceItem) => refusal({ code: 'STALE_VERSION', ...item, base: null, by: 'Zoé', at: null })

function open(item: ResourceItem | null, calls: Partial<Record<keyof ResourceClient, unknown>>) {
  const news = { onSaved: vi.fn(), onMerged: vi.fn(), onFailed: vi.fn() }
  const client = calls as unknown as ResourceClient
  return {
    news,
    session: new ItemSession({
      client,
      resource: resource as NonNullable<typeof resource>,
      item,
      locale: 'fr_FR',
      news,
      newKey: () => 'k',
    }),
  }
}

it('creates a new item under one key, and changes it from then on', async () => {
  const create = vi.fn(() => Promise.resolve(itemOf(1, 'Vigne')))
  const update = vi.fn(() => Promise.resolve(itemOf(2, 'Vignes')))
  const { session, news } = open(null, { create, update })
  session.store.set('/value', 'vigne')
  session.store.set('/labels/fr_FR', 'Vigne')
  expect(session.isDirty()).toBe(true)
  await session.save()
  expect(create).toHaveBeenCalledWith({ value: 'vigne', labels: { fr_FR: 'Vigne' } }, 'k')
  expect([session.isDirty(), news.onSaved.mock.calls[0]?.[1]]).toEqual([false, true])
  session.store.set('/labels/fr_FR', 'Vignes')
  await session.save()
  expect(update).toHaveBeenCalledWith(expect.objectContaining({ version: 1 }), { value: 'vigne', labels: { fr_FR: 'Vignes' } })
})

it('sends nothing where nothing has changed', async () => {
  const item = itemOf(1, 'Vigne')
  expect(await open(item, {}).session.save()).toBe(item)
})

it('gives an emptied field the empty value of its kind', () => {
  const { session } = open(itemOf(1, 'Vigne'), {})
  session.store.set('/labels/fr_FR', undefined)
  expect(session.store.form()).toEqual({ value: 'vigne', labels: { fr_FR: '' } })
})

it('names the faults of a refused save by field, and keeps what was typed', async () => {
  const errors = [{ field: 'labels.fr_FR', code: 'REQUIRED' }]
  const { session, news } = open(itemOf(1, 'Vigne'), { update: () => Promise.reject(refusal({ code: 'VALIDATION', errors })) })
  session.store.set('/labels/fr_FR', '')
  expect(await session.save()).toBeNull()
  expect([session.state().faults, session.isDirty(), news.onFailed.mock.calls.length]).toEqual([errors, true, 0])
})

it('joins a change of another field by another person, and saves both', async () => {
  const update = vi.fn().mockRejectedValueOnce(stale(itemOf(9, 'Vigne', { labels: { fr_FR: 'Vigne', en_GB: 'Vine' } })))
  const { session, news } = open(itemOf(1, 'Vigne'), { update })
  update.mockImplementationOnce((_, form: ResourceItem['form']) => Promise.resolve({ ...itemOf(10, ''), form }))
  session.store.set('/labels/fr_FR', 'Vignes')
  expect((await session.save())?.form).toEqual({ value: 'vigne', labels: { fr_FR: 'Vignes', en_GB: 'Vine' } })
  expect(update.mock.calls[1]?.[0]).toMatchObject({ version: 9 })
  expect(news.onMerged).toHaveBeenCalledWith(expect.objectContaining({ by: 'Zoé' }), ['labels.en_GB'])
})

it('holds a conflict on the same field until it is decided, then saves what was chosen', async () => {
  const update = vi.fn().mockRejectedValueOnce(stale(itemOf(9, 'Vignoble')))
  update.mockImplementationOnce((_, form: ResourceItem['form']) => Promise.resolve({ ...itemOf(10, ''), form }))
  const { session } = open(itemOf(1, 'Vigne'), { update })
  session.store.set('/labels/fr_FR', 'Vignes')
  expect(await session.save()).toBeNull()
  expect(session.state().conflict).toMatchObject({ paths: ['labels.fr_FR'], theirs: { version: 9 } })
  const decided = await session.decide(new Map([['labels.fr_FR', 'mine']]))
  expect([decided?.form['labels'], session.state().conflict]).toEqual([{ fr_FR: 'Vignes' }, null])
})

it('saves what is not saved before an act, and makes none where the save is refused', async () => {
  const act = vi.fn(() => Promise.resolve(itemOf(3, 'Vignes')))
  const update = vi.fn().mockResolvedValueOnce(itemOf(2, 'Vignes')).mockRejectedValueOnce(new Error('offline'))
  const { session, news } = open(itemOf(1, 'Vigne'), { update })
  session.store.set('/labels/fr_FR', 'Vignes')
  await session.act('publish', act)
  expect(act).toHaveBeenCalledWith(expect.objectContaining({ version: 2 }))
  session.store.set('/labels/fr_FR', 'Raisin')
  expect([await session.act('publish', act), act.mock.calls.length, news.onFailed.mock.calls.length]).toEqual([null, 1, 1])
})

it('takes the last act back by its batch, and shows what is there again', async () => {
  const history = () => Promise.resolve([{ version: 4, act: 'update', at: '', by: null, changed: [], batch: 'b' }])
  const read = () => Promise.resolve(itemOf(5, 'Vigne'))
  const undo = vi.fn()
  const { session } = open(itemOf(4, 'Raisin'), { history, read })
  await session.undo(undo)
  expect(undo).toHaveBeenCalledWith('b')
  expect([session.store.get('/labels/fr_FR'), session.state().item?.version]).toEqual(['Vigne', 5])
})

it('lets a save wait while an act is taken back, and sends what was typed meanwhile', async () => {
  const update = vi.fn((_item: ResourceItem, form: object) => Promise.resolve({ ...itemOf(4, ''), form } as ResourceItem))
  const history = () => Promise.resolve([{ version: 2, batch: 'b' }])
  const { session, news } = open(itemOf(2, 'Vignes'), { update, history, read: () => Promise.resolve(itemOf(3, 'Vigne', { note: 'x' })) })
  const undone = session.undo(() => Promise.resolve())
  session.store.set('/labels/fr_FR', 'Vignoble')
  await Promise.all([session.save(), undone])
  expect(update).toHaveBeenCalledWith(expect.objectContaining({ version: 3 }), { value: 'vigne', labels: { fr_FR: 'Vignoble' }, note: 'x' })
  expect(news.onFailed).not.toHaveBeenCalled()
})
