import { expect, it, vi } from 'vitest'
import { UploadRefusal, type MediaItem, type Pickers } from '#forms/pickers.ts'
import { runnerOn } from '#tests/support/composer/composer-setup.ts'
import { testBlockOf, testRegistry } from '#tests/support/blocks/test-registry.ts'
import { sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { turns } from '#tests/support/turns.ts'
import type { Json } from '#schemas/generated/content.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { fieldUploads } from './field-uploads.ts'
import { PictureUploads } from './picture-uploads.ts'
import { showUploadsAgain, showUploadsOnPage } from './show-on-page.ts'

const file = new File(['x'], 'Été à la plage.png', { type: 'image/heic' })
const media = (id: number): MediaItem => ({
  ...{ id, name: 'mas', src: '', thumb: '', alt: '' },
  ...{ width: 4, height: 3, bytes: 1, version: 1 },
})
const target = { id: 'a', pointer: '/image' }

function uploadsOn() {
  const attempts: {
    name: string
    signal: AbortSignal
    progress: (share: number) => void
    take: (id: number) => void
    refuse: (error: Error) => void
  }[] = []
  const upload: Pickers['media']['upload'] = (sent, progress, signal = new AbortController().signal) =>
    new Promise((resolve, reject) =>
      attempts.push({ ...{ name: sent.name, signal, progress }, take: (id) => resolve(media(id)), refuse: reject }),
    )
  const revoked = vi.fn()
  const uploads = new PictureUploads(upload, { createObjectURL: () => 'blob:local', revokeObjectURL: revoked })
  const taken: number[] = []
  return { uploads, attempts, revoked, taken, onTaken: ({ id }: MediaItem) => void taken.push(id) }
}

it('shows the stage and the name of a picture, and ends once the library has it', async () => {
  const { uploads, attempts, revoked, taken, onTaken } = uploadsOn()
  const sent = uploads.send({ file, onTaken })
  await turns()
  expect(uploads.all.get()).toMatchObject([{ stage: 'preparing' }])
  attempts[0]?.progress(0.4)
  expect(uploads.all.get()).toMatchObject([{ name: 'Été à la plage.png', stage: 40, refusal: null, local: 'blob:local' }])
  attempts[0]?.take(7)
  await sent
  expect([taken, uploads.all.get(), revoked.mock.calls]).toEqual([[7], [], [['blob:local']]])
})

it('aborts the request of a cancelled picture, and takes no answer that comes all the same', async () => {
  const { uploads, attempts, taken, onTaken } = uploadsOn()
  void uploads.send({ file, onTaken })
  await turns()
  uploads.cancel(uploads.all.get()[0]?.key ?? 0)
  attempts[0]?.take(7)
  await turns()
  expect([attempts[0]?.signal.aborted, taken, uploads.all.get()]).toEqual([true, [], []])
})

it.each([
  [new TypeError('offline'), '', true],
  [new UploadRefusal('Trop lourde.'), 'Trop lourde.', false],
  [new UploadRefusal('Le serveur est occupé.', true), 'Le serveur est occupé.', true],
])('after %s shows « %s » and sends the same file again: %s', async (error, refusal, canRetry) => {
  const { uploads, attempts, taken, onTaken } = uploadsOn()
  const first = uploads.send({ file, onTaken })
  await turns()
  attempts[0]?.refuse(error)
  await first
  const [refused] = uploads.all.get()
  expect(refused).toMatchObject({ refusal, canRetry })
  uploads.retry(refused?.key ?? 0)
  await turns()
  attempts[1]?.take(9)
  await turns()
  expect([attempts[1]?.name, taken, uploads.all.get()]).toEqual([file.name, [9], []])
})

it('cancels the former picture of a field for the next one, not those of other fields', async () => {
  const { uploads, attempts, onTaken } = uploadsOn()
  for (const pointer of ['/image', '/logo', '/image']) void uploads.send({ file, target: { id: 'a', pointer }, onTaken })
  await turns()
  expect(uploads.all.get().map(({ key }) => key)).toEqual([2, 3])
  expect(attempts.map(({ signal }) => signal.aborted)).toEqual([true, false, false])
})

function pageOn(image?: Json) {
  const setup = uploadsOn()
  const document = sampleDocument(testBlockOf('note', { text: 'a', ...(image && { image }) }, { id: 'a' }))
  const { store } = runnerOn(document, [], testRegistry())
  const sent: unknown[] = []
  const channel = { get: () => ({ post: (message: object) => sent.push(message), apply: ([operation]: object[]) => sent.push(operation) }) }
  const bench = { store, channel, uploads: setup.uploads } as unknown as Pick<Workbench, 'store' | 'channel' | 'uploads'>
  const measure = () => Promise.resolve({ width: 4, height: 3 })
  const end = showUploadsOnPage(bench, measure)
  const showAgain = () => showUploadsAgain(bench, measure)
  return { ...setup, store, sent, end, showAgain, fields: fieldUploads(bench, 'a') }
}

it('draws the local picture on the page, and the stored one again after a cancel', async () => {
  const { sent, fields, store, onTaken } = pageOn({ id: 5 })
  fields.send('/image', file, onTaken)
  await turns()
  expect(sent).toMatchObject([
    { type: 'data', media: [{ id: 2_000_000_001, externalPath: 'blob:local', width: 4 }] },
    { op: 'set', ...target, value: { id: 2_000_000_001 } },
  ])
  fields.cancel('/image')
  expect(sent.at(-1)).toEqual({ op: 'set', ...target, value: { id: 5 } })
  expect(store.block('a')?.props['image']).toEqual({ id: 5 })
})

it('shows an empty field again after a cancel, and gives a removed element no picture', async () => {
  const { sent, fields, attempts, taken, store, onTaken } = pageOn()
  fields.send('/image', file, onTaken)
  await turns()
  fields.cancel('/image')
  expect(sent.at(-1)).toEqual({ op: 'set', ...target })
  fields.send('/image', file, onTaken)
  await turns()
  store.act({ operations: [{ op: 'remove', id: 'a' }] })
  attempts[1]?.take(7)
  await turns()
  expect([taken, fields.of('/image')]).toEqual([[], null])
})

it('draws the local picture again after a change of its element, and on a reloaded page', async () => {
  const { sent, fields, store, showAgain, onTaken } = pageOn({ id: 5 })
  const local = { op: 'set', ...target, value: { id: 2_000_000_001, alt: '' } }
  fields.send('/image', file, onTaken)
  await turns()
  sent.splice(0)
  store.act({ operations: [{ op: 'set', id: 'a', pointer: '/text', value: 'b' }] })
  await turns()
  expect(sent).toEqual([local])
  sent.splice(0)
  showAgain()
  await turns()
  expect(sent).toMatchObject([{ type: 'data' }, local])
  fields.cancel('/image')
  sent.splice(0)
  store.act({ operations: [{ op: 'set', id: 'a', pointer: '/text', value: 'c' }] })
  showAgain()
  await turns()
  expect(sent).toEqual([])
})
