// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { serverViews } from '#blocks/views.server.ts'
import { imageExample } from '#schemas/api/base/image.ts'
import type { FromFrame } from '#schemas/composer/messages.ts'
import type { Block, Json } from '#schemas/generated/content.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import type { BlockHead } from '#renderer/render-blocks.tsx'
import { openCanvas } from '#tests/support/blocks/canvas-stage.ts'
import { needsContext } from '#tests/support/blocks/block-context.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { createCanvasApi } from './canvas-api.ts'
import { watchNeeds, type NeedsAnswer } from './watch-needs.ts'

const registry = createRegistry(catalogue)
const version = (type: string) => registry.types.get(type)?.version ?? 1
const list = (id: string, props: Record<string, Json> = {}): Block => ({ id, type: 'news-list', v: version('news-list'), props })
const texts: Block = { id: 'titre', type: 'heading', v: 1, props: { text: 'Titre', level: 2 } }

function stage(blocks: readonly Block[], answer: (asked: readonly BlockHead[]) => NeedsAnswer | null) {
  const canvas = openCanvas(blocks, { registry, views: serverViews })
  const ask = vi.fn(async (asked: readonly BlockHead[]) => answer(asked))
  const posted: FromFrame[] = []
  const pauses: (() => void)[] = []
  const retries: (() => void)[] = []
  const watch = watchNeeds({
    canvas,
    registry,
    context: needsContext,
    ask,
    post: (message) => posted.push(message),
    later: (act) => pauses.push(act),
    again: (act) => retries.push(act),
  })
  const api = createCanvasApi(canvas, { onGap: () => undefined, onShown: watch.look })
  let seq = 0
  const set = (id: string, pointer: string, value: Json) => api.apply({ seq: (seq += 1), operations: [{ op: 'set', id, pointer, value }] })
  const pause = async () => {
    for (const act of pauses.splice(0)) act()
    await waitUntil(() => expect(posted.at(-1)).not.toMatchObject({ state: 'asked' }))
  }
  const askedIds = () => ask.mock.calls.map(([asked]) => asked.map(({ id }) => id))
  return { canvas, ask, posted, pauses, retries, watch, api, set, pause, askedIds }
}

const given = (asked: readonly BlockHead[]): NeedsAnswer => ({
  data: Object.fromEntries(asked.map(({ id }) => [id, { news: { of: id } }])),
  missing: {},
  media: [{ ...imageExample, id: 99 }],
})

describe('watchNeeds', () => {
  it('asks nothing for a page as it was loaded, nor for a change that needs nothing else', () => {
    const { set, pauses } = stage([list('une'), texts], given)
    set('titre', '/text', 'Autre')
    set('une', '/title', 'Nos nouvelles')
    expect(pauses).toEqual([])
  })

  it('asks once after the pause for all changed needs, and shows the old data until then', async () => {
    const { set, pauses, pause, askedIds, canvas } = stage([list('une'), list('deux'), texts], given)
    canvas.data.set('une', { news: 'old' })
    for (const size of [4, 5, 6]) set('une', '/count', size)
    set('deux', '/count', 4)
    expect(pauses).toHaveLength(1)
    expect(canvas.data.get('une')).toEqual({ news: 'old' })
    await pause()
    expect(askedIds()).toEqual([['une', 'deux']])
    expect([canvas.data.get('une'), canvas.media.has(99), canvas.marks.mark('une').isBusy]).toEqual([{ news: { of: 'une' } }, true, false])
  })

  it('shows the notice of a block whose subject is late, and asks again until it has come', async () => {
    const late = (asked: readonly BlockHead[]): NeedsAnswer => ({ data: {}, missing: { [asked[0]?.id ?? '']: 'whole' }, media: [] })
    const answers = [late, given]
    const { set, pause, retries, askedIds, canvas } = stage([list('une')], (asked) => (answers.shift() ?? given)(asked))
    set('une', '/count', 4)
    await pause()
    expect([canvas.missing.get('une'), canvas.input.missing?.get('une'), retries.length]).toEqual(['whole', 'whole', 1])
    retries.pop()?.()
    await pause()
    expect([canvas.missing.size, canvas.data.get('une'), retries]).toEqual([0, { news: { of: 'une' } }, []])
    expect(askedIds()).toEqual([['une'], ['une']])
  })

  it('asks for a picture that is not there, and for an inserted block', async () => {
    const { set, api, pause, askedIds } = stage([{ id: 'image', type: 'image', v: version('image'), props: { image: { id: 1 } } }], given)
    set('image', '/image', { id: 77 })
    const at = { in: { region: 'main' }, after: 'image', before: null }
    api.apply({ seq: 2, operations: [{ op: 'insert', block: list('neuve'), at }] })
    await pause()
    expect(askedIds()).toEqual([['image', 'neuve']])
  })

  it('asks again with the next token what was refused', async () => {
    let isOver = true
    const { set, pause, watch, askedIds, posted } = stage([list('une')], (asked) => (isOver ? null : given(asked)))
    set('une', '/count', 4)
    await pause()
    expect(posted.at(-1)).toEqual({ type: 'needs', ids: ['une'], state: 'refused' })
    isOver = false
    watch.retry()
    await pause()
    expect(askedIds()).toEqual([['une'], ['une']])
    expect(posted.at(-1)).toEqual({ type: 'needs', ids: ['une'], state: 'answered', problems: [] })
  })

  it('keeps the old data when the server fails', async () => {
    const { ask, set, pause, canvas } = stage([list('une')], () => {
      throw new Error('the server is gone')
    })
    canvas.data.set('une', { news: 'old' })
    set('une', '/count', 4)
    await pause()
    expect(ask).toHaveBeenCalledTimes(1)
    expect([canvas.data.get('une'), canvas.marks.mark('une').isBusy]).toEqual([{ news: 'old' }, false])
  })
})
