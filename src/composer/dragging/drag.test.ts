import { describe, expect, it, vi } from 'vitest'
import type { Place } from '#engine/draft/document/edited-document.ts'
import { testBlockOf } from '#tests/support/blocks/test-registry.ts'
import { runnerOn } from '#tests/support/composer/composer-setup.ts'
import { sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { startDrag } from './drag.ts'
import type { DragView, Hit } from './drag-view.ts'
import { draggedBlocks } from './dragged.ts'

const note = (id: string) => testBlockOf('note', { text: id }, { id })
const box = (id: string, ...content: ReturnType<typeof note>[]) => testBlockOf('box', {}, { id, slots: { content } })
const document = sampleDocument(box('boite', note('dedans')), note('un'), note('deux'), note('trois'))

const inPage = { region: 'main' }
const inBox = { parent: 'boite', slot: 'content' }
const at = (place: Place): Hit => ({ place, mark: null })
const endOfBox = at({ in: inBox, after: 'dedans', before: null })
const endOfPage = at({ in: inPage, after: 'trois', before: null })

/** A drag of blocks over a page whose places under each x are given. */
function dragOf(ids: readonly string[], hits: Readonly<Record<number, readonly Hit[]>>, selected = ids) {
  const { runner, store, selection } = runnerOn(document, selected)
  const frames: (() => void)[] = []
  const views: (DragView | null)[] = []
  const hitsAt = vi.fn(({ x }: { x: number }) => hits[x] ?? [])
  const scrollAt = vi.fn(() => false)
  const dragged = draggedBlocks({ runner, text: (id) => id }, ids)
  if (!dragged) return null
  const drag = startDrag(
    dragged,
    { x: 0, y: 0 },
    {
      ...{ hitsAt, scrollAt, document: () => store.document, nextFrame: (act) => void frames.push(act) },
      show: (view) => views.push(view),
    },
  )
  const frame = () => frames.splice(0).forEach((act) => act())
  const order = () => store.document.regions['main']?.map(({ id, slots }) => (slots ? [id, slots['content']?.map((each) => each.id)] : id))
  return { drag, frame, frames, views, hitsAt, scrollAt, order, selection, store }
}

const started = (...given: Parameters<typeof dragOf>) => dragOf(...given) as NonNullable<ReturnType<typeof dragOf>>

describe('startDrag', () => {
  it('looks once a frame, shows a place when it is another one, and moves the block there', () => {
    const { drag, frame, views, hitsAt, order, selection } = started(['un'], { 1: [endOfBox, endOfPage], 2: [endOfBox, endOfPage] })
    for (const x of [5, 1, 2]) drag.move({ x, y: 0 })
    frame()
    frame()
    expect([hitsAt.mock.calls.length, views.length]).toEqual([2, 2])
    expect(views.at(-1)?.place).toEqual({ in: inBox, after: 'dedans', before: null })
    drag.move({ x: 1, y: 0 })
    frame()
    expect([hitsAt.mock.calls.length, views.length]).toEqual([3, 2])
    drag.end(true)
    expect(views.at(-1)).toBeNull()
    expect([order(), selection.ids]).toEqual([[['boite', ['dedans', 'un']], 'deux', 'trois'], ['un']])
  })

  it('scrolls once the block was carried, and looks again under a pointer that rests', () => {
    const { drag, frame, hitsAt, scrollAt } = started(['un'], {})
    frame()
    expect(scrollAt).not.toHaveBeenCalled()
    drag.move({ x: 3, y: 0 })
    frame()
    scrollAt.mockReturnValueOnce(true)
    frame()
    frame()
    expect(hitsAt).toHaveBeenCalledTimes(3)
  })

  it('changes nothing when it is cancelled, at the present place, or where nothing takes it', () => {
    const present = at({ in: inPage, after: 'boite', before: 'un' })
    const inItself = at({ in: inBox, after: null, before: 'dedans' })
    for (const [ids, hit, isDropped] of [
      [['un'], endOfBox, false],
      [['un'], present, true],
      [['un', 'deux'], at({ in: inPage, after: 'un', before: 'deux' }), true],
      [['boite'], inItself, true],
    ] as const) {
      const { drag, order, store } = started(ids, { 1: [hit] })
      const before = store.document
      drag.move({ x: 1, y: 0 })
      drag.end(isDropped)
      expect([order(), store.document === before]).toEqual([[['boite', ['dedans']], 'un', 'deux', 'trois'], true])
    }
  })

  it('takes the nearest list around one that refuses, and gives the reason where none takes it', () => {
    const inItself = at({ in: inBox, after: null, before: 'dedans' })
    const { drag, frame, views } = started(['boite'], { 1: [inItself, endOfPage], 2: [inItself] })
    drag.move({ x: 1, y: 0 })
    frame()
    expect(views.at(-1)).toMatchObject({ place: endOfPage.place, refusal: null })
    drag.move({ x: 2, y: 0 })
    frame()
    expect(views.at(-1)).toMatchObject({ place: null, refusal: { id: 'composer.refusal.inside-itself' } })
  })

  it('moves several selected blocks together, and ends once', () => {
    const { drag, frame, frames, views, order } = started(['un', 'trois'], { 1: [endOfBox] })
    drag.move({ x: 1, y: 0 })
    drag.end(true)
    drag.end(false)
    frame()
    expect([order(), views.filter((view) => view === null).length, frames]).toEqual([[['boite', ['dedans', 'un', 'trois']], 'deux'], 1, []])
  })
})
