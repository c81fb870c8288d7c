import { afterEach, describe, expect, it } from 'vitest'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { canvasBatchSchema, helloSchema, type CanvasApi, type FromFrame } from '#schemas/composer/messages.ts'
import { handTimer } from '#tests/support/composer/composer-setup.ts'
import { sampleBlock, sampleDocument, setTitle } from '#tests/support/drafts/draft-samples.ts'
import { turns } from '#tests/support/turns.ts'
import { FrameChannel, type FrameMessage } from './connect-frame.ts'

const tree = sampleDocument(sampleBlock('a'))
const nonce = 'n'.repeat(43)
const origin = 'https://example.org'

let open: { close: () => void }[] = []
afterEach(() => {
  for (const end of open) end.close()
  open = []
})

/** A channel with a frame that does what the test says. */
function connected(
  canvas: Partial<CanvasApi<Operation, EditedDocument>> = {},
  onMessage: (message: FrameMessage) => void = () => undefined,
) {
  const { timer, pass } = handTimer()
  const calls: unknown[] = []
  const heard: unknown[] = []
  const posted: { message: unknown; origin: string }[] = []
  let port: MessagePort | null = null
  const answer = { isGap: false, problems: [] }
  const contentWindow = {
    vitrineCanvas: {
      open: (whole: { seq: number }) => (calls.push(['open', whole]), { ...answer, seq: whole.seq }),
      apply: (batch: { seq: number }) => (calls.push(['apply', batch]), { ...answer, seq: batch.seq }),
      placesAt: () => [],
      blockInSight: () => null,
      ...canvas,
    },
    postMessage: (message: unknown, to: string, [given]: Transferable[]) => {
      posted.push({ message, origin: to })
      port = given as MessagePort
      port.addEventListener('message', ({ data }) => heard.push(data))
      port.start()
      open.push(port)
    },
  }
  const events: string[] = []
  const messages: unknown[] = []
  const channel = new FrameChannel({
    frame: { contentWindow },
    origin,
    nonce,
    timer,
    document: () => tree,
    onMessage: (message) => {
      messages.push(message)
      onMessage(message)
    },
    onProblems: (problems) => events.push(`problems ${problems.length}`),
    onReady: () => events.push('ready'),
    onAlive: () => events.push('alive'),
    onSilent: () => events.push('silent'),
  })
  open.push(channel)
  channel.greet()
  const say = async (message: FromFrame | object) => {
    port!.postMessage(message)
    await turns()
  }
  return {
    channel,
    calls,
    heard,
    posted,
    events,
    messages,
    pass,
    say,
    arrived: turns,
    ready: () => say({ type: 'ready', hash: draftHash(tree), problems: [] }),
  }
}

describe('FrameChannel', () => {
  it('sends the port with its nonce to the exact origin', () => {
    const { posted } = connected()
    expect(posted.map(({ origin: to }) => to)).toEqual([origin])
    expect(helloSchema.parse(posted[0]!.message)).toEqual({ type: 'vitrine-composer', nonce })
  })

  it('takes the findings that come with an answer to needs', async () => {
    const { events, ready, say } = connected()
    await ready()
    const problems = [{ blockId: 'a', code: 'NO_ITEMS', leftOut: false, faults: [] }]
    await say({ type: 'needs', ids: ['a'], state: 'answered', problems })
    expect(events).toContain('problems 1')
  })

  it('calls the canvas with batches that rise by one, none before it is ready', async () => {
    const { channel, calls, ready } = connected()
    channel.apply([setTitle('a', 'early')])
    expect(calls).toEqual([])
    await ready()
    channel.apply([setTitle('a', 'x')])
    channel.apply([])
    channel.apply([setTitle('a', 'xy')])
    expect(calls.map((call) => canvasBatchSchema.parse((call as [string, unknown])[1]).seq)).toEqual([1, 2])
  })

  it('announces a frame that takes operations once, not after each answer', async () => {
    const { channel, events, ready } = connected()
    await ready()
    channel.apply([setTitle('a', 'x')])
    channel.apply([setTitle('a', 'xy')])
    expect(events.filter((event) => event === 'ready')).toHaveLength(1)
    expect(events.filter((event) => event === 'alive').length).toBeGreaterThanOrEqual(3)
  })

  it.each([
    ['is ready with another document', { type: 'ready', hash: `sha256-${'A'.repeat(43)}=`, problems: [] }],
    ['misses a batch', { type: 'gap', expected: 1 }],
  ])('opens the whole document when the frame %s', async (_, message) => {
    const { calls, say, ready } = connected()
    if (message.type === 'gap') await ready()
    await say(message)
    expect(calls).toEqual([['open', { seq: 0, document: tree }]])
  })

  it('opens the whole document after a gap in the answer, and where there are no operations', async () => {
    const gap = connected({ apply: ({ seq }) => ({ seq: seq - 1, isGap: true, problems: [] }) })
    await gap.ready()
    gap.channel.apply([setTitle('a', 'x')])
    gap.channel.apply(null)
    expect(gap.calls).toEqual([
      ['open', { seq: 1, document: tree }],
      ['open', { seq: 1, document: tree }],
    ])
  })

  it('stores messages until the frame is ready', async () => {
    const { channel, heard, ready, arrived } = connected()
    const select = { type: 'select', id: 'a', reveal: true } as const
    channel.post(select)
    await arrived()
    expect(heard).toEqual([])
    await ready()
    await arrived()
    expect(heard).toEqual([{ ...select, heard: 0 }])
  })

  it('dates selections and texts to open by the last pick of this frame', async () => {
    const { channel, heard, ready, say, arrived, messages } = connected()
    await ready()
    channel.post({ type: 'select', id: 'a', reveal: true })
    await say({ type: 'pick', id: 'b', number: 3 })
    channel.post({ type: 'select', id: 'b', reveal: true })
    channel.post({ type: 'edit-text', id: 'b', pointer: null })
    channel.post({ type: 'room', isPhone: false, scale: 1 })
    await arrived()
    expect(heard).toMatchObject([{ heard: 0 }, { type: 'heard' }, { heard: 3 }, { heard: 3 }, { type: 'room' }])
    expect(messages).toEqual([{ type: 'pick', id: 'b', number: 3 }])
    channel.greet()
    channel.post({ type: 'select', id: 'b', reveal: true })
    await ready()
    await arrived()
    expect(heard.at(-1)).toMatchObject({ type: 'select', heard: 0 })
  })

  it('says which picks and keys it has taken, once their selection was sent', async () => {
    const { channel, heard, ready, say, arrived } = connected({}, ({ type }) => {
      if (type === 'key') channel.post({ type: 'select', id: 'b', reveal: true })
    })
    await ready()
    await say({ type: 'pick', id: 'a', number: 1 })
    await say({ type: 'key', combo: 'Alt+ArrowDown', number: 1 })
    await say({ type: 'hover', id: 'a' })
    await arrived()
    expect(heard).toMatchObject([
      { type: 'heard', picks: 1, keys: 0 },
      { type: 'select', id: 'b', heard: 1 },
      { type: 'heard', picks: 1, keys: 1 },
    ])
  })

  it('hands on what a person does in the frame, and nothing of another shape', async () => {
    const { messages, say, ready } = connected()
    await ready()
    await say({ type: 'pick', id: 'a' })
    await say({ type: 'pick', id: 7 })
    await say({ type: 'run', code: '1' })
    expect(messages).toEqual([{ type: 'pick', id: 'a' }])
  })

  it('reports a frame that has not answered for two seconds, and one that answers again', async () => {
    const { events, pass, ready } = connected()
    pass(1999)
    expect(events).toEqual([])
    pass(1)
    expect(events).toEqual(['silent'])
    await ready()
    pass(60_000)
    expect(events).toEqual(['silent', 'alive', 'problems 0', 'ready'])
  })

  it('reports a canvas that throws as silent, and sends the next batch', async () => {
    const { channel, events, pass, ready } = connected({
      apply: () => {
        throw new Error('it broke')
      },
    })
    await ready()
    channel.apply([setTitle('a', 'x')])
    pass(2000)
    expect(events.at(-1)).toBe('silent')
  })
})
