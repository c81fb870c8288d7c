import { describe, expect, it } from 'vitest'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import type { DraftAnswer, DraftRequest } from '#engine/draft/sync/exchange.ts'
import type { AdmitOperation } from '#engine/draft/sync/draft-log.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { storeOn } from '#tests/support/composer/composer-setup.ts'
import { sampleBlock, sampleDocument, setTitle } from '#tests/support/drafts/draft-samples.ts'
import { Saver, type SavingState } from './saver.ts'
import { isPassing, sendFailures, type SendFailure } from './send-failure.ts'

const tree = sampleDocument(sampleBlock('a'), sampleBlock('b'), sampleBlock('c'))
const SAVE_AFTER_MS = 800

/** A saver over a draft server. Requests wait until the test answers or fails them. */
function saving(admit?: AdmitOperation) {
  const setup = storeOn(tree, admit ? { admit } : {})
  const { store, server, timer } = setup
  const states: SavingState[] = []
  const narrowed: string[] = []
  const requests: {
    request: DraftRequest
    keepalive: boolean
    resolve: (answer: DraftAnswer) => void
    reject: (error: unknown) => void
  }[] = []
  const saver = new Saver({
    store,
    timer,
    send: (request, { keepalive }) => new Promise<DraftAnswer>((resolve, reject) => requests.push({ request, keepalive, resolve, reject })),
    failureOf: (error) => error as SendFailure,
    onState: (state) => states.push(state),
    onNarrowed: () => narrowed.push('narrowed'),
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return {
    ...setup,
    saver,
    states,
    narrowed,
    requests,
    settle,
    stop: saver.start(),
    type: (id: string, value: string) => store.act({ operations: [setTitle(id, value)], typing: true }),
    answer: async () => {
      const { request, resolve } = requests.at(-1)!
      resolve(server.take(request))
      await settle()
    },
    fail: async (failure: SendFailure) => {
      requests.at(-1)!.reject(failure)
      await settle()
    },
    /** Another person's edit. */
    others: (...operations: Operation[]) =>
      server.take({ base: server.log.head, batches: [{ id: `hers-${server.log.head.seq}`, by: 'claire', operations }], recent: [] }),
    title: (id: string) => store.block(id)?.props['title'],
  }
}

describe('Saver', () => {
  it('sends once, 800 ms after the last key, and says saved when the server has it', async () => {
    const { type, pass, requests, answer, saver, server } = saving()
    type('a', 'x')
    pass(SAVE_AFTER_MS - 1)
    type('a', 'xy')
    pass(SAVE_AFTER_MS - 1)
    expect([requests.length, saver.state]).toEqual([0, { kind: 'saving' }])
    pass(1)
    expect(requests.map(({ request }) => request.batches.length)).toEqual([1])
    await answer()
    expect([saver.state, server.log.document.regions['main']![0]!.props['title']]).toEqual([{ kind: 'saved' }, 'xy'])
  })

  it('sends immediately when a field is left, and later keys in the next request', async () => {
    const { type, saver, requests, answer, pass, server, store } = saving()
    type('a', 'x')
    const flushed = saver.flush()
    type('a', 'xy')
    await answer()
    await flushed
    expect([requests.length, saver.state]).toEqual([1, { kind: 'saving' }])
    pass(SAVE_AFTER_MS)
    await answer()
    expect([requests.length, saver.state, draftHash(server.log.document)]).toEqual([2, { kind: 'saved' }, draftHash(store.document)])
  })

  it('sends a batch again immediately after another person’s step had stopped it', async () => {
    const { type, saver, others, requests, answer, server, title } = saving()
    type('a', 'mine')
    others(setTitle('b', 'hers'))
    const flushed = saver.flush()
    await answer()
    await answer()
    await flushed
    expect([requests.length, title('b'), server.log.head.seq, saver.state]).toEqual([2, 'hers', 2, { kind: 'saved' }])
  })

  it('counts what waits offline, tries again, and resends all after the connection is back', async () => {
    const { type, saver, pass, requests, fail, answer, server, store } = saving()
    type('a', 'one')
    pass(SAVE_AFTER_MS)
    await fail('offline')
    type('b', 'two')
    type('c', 'three')
    expect(saver.state).toEqual({ kind: 'offline', count: 3 })
    pass(2000)
    await fail('offline')
    saver.retry()
    await answer()
    expect([requests.length, saver.state, draftHash(server.log.document)]).toEqual([3, { kind: 'saved' }, draftHash(store.document)])
  })

  it.each(sendFailures.filter((failure) => !isPassing(failure)))(
    'sends nothing while it is %s, and all once it goes on',
    async (failure) => {
      const { type, pass, saver, requests, fail, answer, server, store } = saving()
      type('a', 'one')
      pass(SAVE_AFTER_MS)
      await fail(failure)
      type('b', 'two')
      pass(60_000)
      await saver.flush()
      expect([requests.length, saver.state]).toEqual([1, { kind: failure, count: 2 }])
      saver.retry()
      await answer()
      expect([saver.state, draftHash(server.log.document)]).toEqual([{ kind: 'saved' }, draftHash(store.document)])
    },
  )

  it.each(sendFailures.filter(isPassing))('says that it is %s, not another failure, and tries again by itself', async (failure) => {
    const { type, pass, saver, requests, fail, answer, server, store } = saving()
    type('a', 'one')
    pass(SAVE_AFTER_MS)
    await fail(failure)
    type('b', 'two')
    expect(saver.state).toEqual({ kind: failure, count: 2 })
    pass(2000)
    await answer()
    expect([requests.length, saver.state, draftHash(server.log.document)]).toEqual([2, { kind: 'saved' }, draftHash(store.document)])
  })

  it('sends half as much to a server that finds a queue too large', async () => {
    const { type, saver, requests, fail, answer } = saving()
    for (const id of ['a', 'b', 'c']) type(id, 'é'.repeat(1000))
    const flushed = saver.flush()
    await fail('too-large')
    expect(saver.state.kind).toBe('saving')
    for (let round = 0; round < 3; round += 1) await answer()
    await flushed
    expect([requests.map(({ request }) => request.batches.length), saver.state.kind]).toEqual([[3, 1, 1, 1], 'saved'])
  })

  it('does not ask a busy server again when a field is left', async () => {
    const { type, pass, saver, requests, fail } = saving()
    type('a', 'one')
    pass(SAVE_AFTER_MS)
    await fail('busy')
    await saver.flush()
    expect([requests.length, saver.state]).toEqual([1, { kind: 'busy', count: 1 }])
  })

  it('asks for others’ edits after a field was left without a change', async () => {
    const { pass, saver, requests } = saving()
    await saver.flush()
    pass(10_000)
    expect(requests.map(({ request }) => request.batches)).toEqual([[]])
  })

  it('repeats a batch whose answer was lost, and it is taken once', async () => {
    const { type, pass, requests, fail, answer, server, title } = saving()
    type('a', 'one')
    pass(SAVE_AFTER_MS)
    server.take(requests[0]!.request)
    await fail('offline')
    type('a', 'one two')
    pass(2000)
    await answer()
    await answer()
    expect([server.log.steps.length, title('a'), server.log.document.regions['main']![0]!.props['title']]).toEqual([
      2,
      'one two',
      'one two',
    ])
  })

  it('sends at most 64 KiB with a page that is left, and the rest waits', async () => {
    const { type, saver, requests, store } = saving()
    for (const id of ['a', 'b', 'c']) type(id, 'é'.repeat(15_000))
    saver.leave()
    expect(requests.map(({ request, keepalive }) => [request.batches.length, keepalive])).toEqual([[2, true]])
    expect(new TextEncoder().encode(JSON.stringify(requests[0]!.request)).length).toBeLessThanOrEqual(64 * 1024)
    expect(store.client.pending.length).toBe(3)
  })

  it('cuts a long queue into requests that the server takes', async () => {
    const { store, saver, requests, answer } = saving()
    for (let index = 0; index < 250; index += 1) store.act({ operations: [setTitle('a', String(index))] })
    const flushed = saver.flush()
    await answer()
    await answer()
    await flushed
    expect(requests.map(({ request }) => request.batches.length)).toEqual([200, 50])
  })

  it('asks for others’ edits every ten seconds without saying that it saves', async () => {
    const { pass, others, requests, answer, title, states } = saving()
    others(setTitle('b', 'hers'))
    pass(10_000)
    expect(requests.map(({ request }) => request.batches)).toEqual([[]])
    await answer()
    expect([title('b'), states]).toEqual(['hers', [{ kind: 'saved' }]])
  })

  it.each([
    ['tells that the rights of the person have changed when an act is not allowed', 'NOT_ALLOWED', 1],
    ['tells nothing of rights when an act is refused for itself', 'FORBIDDEN', 0],
  ] as const)('%s', async (_, refused, times) => {
    const { type, saver, answer, narrowed, store } = saving(() => ({ refused }))
    type('a', 'x')
    void saver.flush()
    await answer()
    expect(narrowed).toHaveLength(times)
    expect(store.client.pending.flatMap(({ edits }) => edits)).toEqual([])
  })

  it('turns a refused batch into a conflict, and sends those behind it', async () => {
    const { type, saver, answer, store, server } = saving((operation) =>
      JSON.stringify(operation).includes('bad') ? { refused: 'FORBIDDEN' } : operation,
    )
    type('a', 'bad')
    type('b', 'good')
    const flushed = saver.flush()
    await answer()
    await answer()
    await flushed
    expect([store.conflicts().map(({ conflict }) => conflict.why), server.log.document.regions['main']![1]!.props['title']]).toEqual([
      ['refused'],
      'good',
    ])
  })
})
