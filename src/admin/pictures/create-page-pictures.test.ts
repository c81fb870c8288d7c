// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { imageExample } from '#schemas/api/base/image.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { createPagePictures } from './create-page-pictures.ts'

const key = { id: 12, locale: 'fr_FR' }
const lock = { read: <Answer>(call: () => Promise<Answer>) => call() }

function stage(found: object | null) {
  const layout = {
    check: vi.fn(),
    preview: vi.fn(),
    pictures: vi.fn(async () => ({ pictures: found ? [{ ...key, ...found }] : [], total: 1 })),
  }
  const pictures = createPagePictures({ layout } as unknown as Parameters<typeof createPagePictures>[0], lock)
  pictures.want([key])
  const ended = waitUntil(() => expect(pictures.actor.getSnapshot().context.count).toBe(0))
  return { layout, pictures, ended }
}

it('takes the picture that another window has made meanwhile', async () => {
  const { layout, pictures, ended } = stage({ preview: imageExample, isCurrent: true })
  await ended
  expect(pictures.get(key)).toMatchObject({ src: imageExample.externalPath, isOutline: false })
  expect(layout.pictures).toHaveBeenCalledWith({ nbItem: 1, id: { value: 12 }, locale: { value: 'fr_FR' } })
  expect([layout.check, layout.preview].flatMap(({ mock }) => mock.calls)).toEqual([])
})

it('opens no page that is in the trash', async () => {
  const { layout, pictures, ended } = stage(null)
  await ended
  expect([pictures.get(key), document.querySelector('iframe'), layout.check.mock.calls]).toEqual([null, null, []])
})
