import { expect, it, vi } from 'vitest'
import { imageExample } from '#schemas/api/base/image.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import type { MadePicture, PageKey } from './page-key.ts'
import { PagePictures, type PictureNeeds } from './page-pictures.ts'

const french = (id: number): PageKey => ({ id, locale: 'fr_FR' })
const stored = (id: number): MadePicture => ({ src: `/made/${id}`, isOutline: false, isStored: true })
const preview = (id: number) => ({ ...imageExample, externalPath: `/stored/${id}` })

function stage(current: Readonly<Record<number, boolean | null>> = {}) {
  const makings: { readonly key: PageKey; readonly end: (made: MadePicture | Error) => void }[] = []
  // The server orders them by number.
  const list = vi.fn<PictureNeeds['list']>(async ({ ids, locale }) => ({
    total: ids.length,
    pictures: ids
      .toSorted((one, other) => one - other)
      .map((id) => ({ id, locale, preview: current[id] == null ? null : preview(id), isCurrent: current[id] === true })),
  }))
  const make = (key: PageKey) =>
    new Promise<MadePicture>((resolve, reject) =>
      makings.push({ key, end: (made) => (made instanceof Error ? reject(made) : resolve(made)) }),
    )
  const pictures = new PagePictures({ list, make, ready: () => Promise.resolve() })
  const count = () => pictures.actor.getSnapshot().context.count
  return { pictures, list, makings, count }
}

it('asks once for all pages of a moment, by language, and shows what is stored', async () => {
  const { pictures, list, makings } = stage({ 1: true, 2: true, 3: true })
  for (const key of [french(1), french(2), french(1), { id: 3, locale: 'en_GB' }]) pictures.ask(key)
  await waitUntil(() => expect(pictures.get({ id: 3, locale: 'en_GB' })?.src).toBe('/stored/3'))
  expect(list.mock.calls.map(([asked]) => asked)).toEqual([
    { ids: [1, 2], locale: 'fr_FR' },
    { ids: [3], locale: 'en_GB' },
  ])
  expect([pictures.get(french(1)), pictures.get(french(9)), makings.length]).toEqual([{ src: '/stored/1', isOutline: false }, null, 0])
})

it('makes pictures in the order of the screen', async () => {
  const { pictures } = stage({ 1: null, 2: null, 3: true })
  for (const id of [2, 3, 1]) pictures.ask(french(id))
  await waitUntil(() => expect(pictures.waiting.get()).toEqual([french(2), french(1)]))
})

it('asks for more than 100 pages in several requests', async () => {
  const { pictures, list } = stage()
  for (let id = 1; id <= 120; id += 1) pictures.ask(french(id))
  await waitUntil(() => expect(list.mock.calls.map(([{ ids }]) => ids.length)).toEqual([100, 20]))
})

it('makes missing and stale pictures one after another, and counts them down', async () => {
  const { pictures, makings, count } = stage({ 1: null, 2: false, 3: true })
  for (const id of [1, 2, 3]) pictures.ask(french(id))
  await waitUntil(() => expect(makings).toHaveLength(1))
  expect([count(), pictures.transition.get(), pictures.waiting.get(), pictures.get(french(2))?.src]).toEqual([
    ...[2, true, [french(1), french(2)], '/stored/2'],
  ])
  makings[0]?.end(stored(1))
  await waitUntil(() => expect(makings).toHaveLength(2))
  expect([count(), pictures.get(french(1))?.src, pictures.waiting.get()]).toEqual([1, '/made/1', [french(2)]])
  makings[1]?.end(stored(2))
  await waitUntil(() => expect(pictures.waiting.get()).toEqual([]))
  expect([count(), pictures.transition.get(), pictures.get(french(2))?.src]).toEqual([0, false, '/made/2'])
})

it('shows the last picture, else an outline, after a failure, and goes on', async () => {
  const { pictures, makings, count } = stage({ 1: false, 2: null })
  for (const id of [1, 2]) pictures.ask(french(id))
  await waitUntil(() => expect(makings).toHaveLength(1))
  makings[0]?.end(new Error('no answer'))
  await waitUntil(() => expect(makings).toHaveLength(2))
  makings[1]?.end({ src: 'data:outline', isOutline: true, isStored: false })
  await waitUntil(() => expect(count()).toBe(0))
  expect([pictures.get(french(1))?.src, pictures.get(french(2))?.isOutline]).toEqual(['/stored/1', true])
})

it('takes a page once while it waits, and again once its picture was made', async () => {
  const { pictures, makings, count } = stage()
  pictures.want([french(1), french(2)])
  pictures.want([french(2)])
  expect(count()).toBe(2)
  for (const at of [0, 1]) {
    await waitUntil(() => expect(makings).toHaveLength(at + 1))
    makings[at]?.end(stored(at + 1))
  }
  await waitUntil(() => expect(count()).toBe(0))
  pictures.want([french(2)])
  expect(count()).toBe(1)
})

it('shows nothing of a question without an answer', async () => {
  const { pictures, list, makings } = stage()
  list.mockRejectedValueOnce(new Error('offline'))
  pictures.ask(french(1))
  await waitUntil(() => expect(list).toHaveBeenCalledOnce())
  expect([pictures.get(french(1)), makings.length]).toEqual([null, 0])
})
