import { expect, it, vi } from 'vitest'
import { turns } from '#tests/support/turns.ts'
import type { Json } from '#schemas/generated/content.ts'
import { followItems, followedPointer } from './follow-items.ts'
import { PictureUploads } from './picture-uploads.ts'

const [a, b, c] = [{ name: 'a' }, { name: 'b' }, { name: 'c' }] as const
const items = (...list: Json[]): Json => ({ items: list })

it.each([
  ['an item that was moved down', items(a, b, c), items(b, c, a), ['/items/0/image', '/items/2/image']],
  ['an item behind a new one', items(a, b), items(c, a, b), ['/items/1/image', '/items/2/image']],
  ['an item behind one that was removed', items(a, b), items(b), ['/items/1/image', '/items/0/image']],
  ['an item that was removed', items(a, b), items(b), ['/items/0/image', null]],
  ['an item that was edited in place', items(a, b), items({ name: 'x' }, b), ['/items/0/image', '/items/0/image']],
  ['an equal copy of a moved item', items(a, b), structuredClone(items(b, a)), ['/items/0/image', '/items/1/image']],
  ['one of two empty items that change places', items({}, a, {}), items({}, {}, a), ['/items/0/image', '/items/0/image']],
  ['an item of a list in a moved item', items({ rows: [a, b] }, c), items(c, { rows: [a, b] }), ['/items/0/rows/1', '/items/1/rows/1']],
  ['a list that is gone', items(a), {}, ['/items/0/image', null]],
  ['a field outside of lists', items(a), items(), ['/image', '/image']],
] as const)('follows %s', (_, before, after, [pointer, expected]) => expect(followedPointer(before, after, pointer)).toBe(expected))

function listOn(list: Json[]) {
  let props: Json = items(...list)
  const changes: (() => void)[] = []
  const sent: ((id: number) => void)[] = []
  const media = (id: number) => ({ ...{ id, name: 'mas', src: '', thumb: '', alt: '' }, ...{ width: 4, height: 3, bytes: 1, version: 1 } })
  const upload = () => new Promise<ReturnType<typeof media>>((resolve) => sent.push((id) => resolve(media(id))))
  const uploads = new PictureUploads(upload, { createObjectURL: () => 'blob:local', revokeObjectURL: vi.fn() })
  const store = { block: () => ({ props }), onChange: (listener: () => void) => (changes.push(listener), () => undefined) }
  followItems({ store, uploads } as unknown as Parameters<typeof followItems>[0])
  const change = (...next: Json[]) => {
    props = items(...next)
    for (const listener of changes) listener()
  }
  const taken: (string | undefined)[] = []
  const send = (pointer: string) => {
    const file = new File(['x'], 'mas.png', { type: 'image/heic' })
    void uploads.send({ file, target: { id: 'a', pointer }, onTaken: (_item, at) => void taken.push(at) })
  }
  return { uploads, change, send, taken, arrive: () => sent[0]?.(7) }
}

it('gives a picture to its item after two moves of the list', async () => {
  const { uploads, change, send, taken, arrive } = listOn([a, b, c])
  send('/items/0/image')
  await turns()
  change(b, a, c)
  change(b, c, a)
  expect(uploads.of({ id: 'a', pointer: '/items/2/image' })).not.toBeNull()
  arrive()
  await turns()
  expect(taken).toEqual(['/items/2/image'])
})

it('gives the picture of a removed item to no other one', async () => {
  const { uploads, change, send, taken, arrive } = listOn([a, b])
  send('/items/0/image')
  await turns()
  change(b)
  expect(uploads.all.get()).toMatchObject([{ target: null }])
  arrive()
  await turns()
  expect([taken, uploads.all.get()]).toEqual([[], []])
})
