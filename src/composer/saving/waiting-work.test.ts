import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import type { DraftClient } from '#engine/draft/sync/draft-client.ts'
import { receiveAnswer } from '#engine/draft/sync/receive-answer.ts'
import { prepareRequest } from '#engine/draft/sync/draft-client.ts'
import { takeBatches } from '#engine/draft/sync/draft-log.ts'
import { openConflicts } from '#engine/draft/sync/open-conflicts.ts'
import { undo } from '#engine/draft/sync/draft-client.ts'
import { findBlock } from '#engine/draft/document/find-block.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { applyAll } from '#engine/draft/operations/apply.ts'
import { storeOn } from '#tests/support/composer/composer-setup.ts'
import { sampleBlock, sampleDocument, setTitle } from '#tests/support/drafts/draft-samples.ts'
import type { DraftServer } from '#tests/support/drafts/draft-server.ts'
import { abandonedWork, openServerDraft, type LoggedStep, type ServerDraft } from './take-up.ts'
import { openWaitingWork, WaitingWriter, type WaitingWork } from './waiting-work.ts'

const tree = sampleDocument(sampleBlock('a'), sampleBlock('b'), sampleBlock('c'))
const place = { key: 'tab-1', document: 'paul page 12 fr_FR' }

/** The draft as the server opens it: its steps come with their traces. */
function opened(server: DraftServer): ServerDraft {
  let document = tree
  const history = server.log.steps.map((step): LoggedStep => {
    const done = applyAll(document, step.operations)
    if ('refused' in done) throw new Error(done.refused)
    document = done.document
    return { ...step, edits: done.edits }
  })
  return { ...server.log.head, document: server.log.document, hash: draftHash(server.log.document), history }
}

const hers = (server: DraftServer, ...operations: Operation[]) =>
  server.take({ base: server.log.head, batches: [{ id: `hers-${server.log.head.seq}`, by: 'claire', operations }], recent: [] })
const titles = ({ document }: Pick<DraftClient, 'document'>) => ['a', 'b', 'c'].map((id) => findBlock(document, id)?.block.props['title'])

function exchanged(client: DraftClient, server: DraftServer): DraftClient {
  let now = client
  for (let round = 0; round < 4; round += 1) {
    const { client: closed, request } = prepareRequest(now)
    const { log, answer } = takeBatches(server.log, request, (operation) => operation)
    server.log = log
    now = receiveAnswer(closed, answer).client
  }
  return now
}

describe('waiting batches', () => {
  it('are found by the next visit exactly as they were typed, and are gone once nothing waits', async () => {
    const database = await openWaitingWork('stored')
    const writer = new WaitingWriter(database, place)
    const { store } = storeOn(tree)
    for (const value of ['x', 'x ', 'x y']) {
      store.act({ operations: [setTitle('a', value)] })
      writer.write(store.client)
    }
    await writer.written()
    const [work, ...others] = await database.of(place.document)
    expect([work, others]).toEqual([{ ...place, by: 'paul', base: store.client.base, pending: store.client.pending }, []])
    expect(await database.of('paul page 13 fr_FR')).toEqual([])
    writer.write({ ...store.client, pending: [] })
    await writer.written()
    expect(await database.of(place.document)).toEqual([])
  })

  it('of a dead tab alone are taken up, the oldest first', async () => {
    const work = (key: string, seq: number): WaitingWork => ({ key, document: 'd', by: 'paul', base: { seq, chain: 'x' }, pending: [] })
    const left = await abandonedWork([work('late', 9), work('alive', 1), work('early', 2)], (key) => Promise.resolve(key === 'alive'))
    expect(left.map(({ key }) => key)).toEqual(['early', 'late'])
  })
})

describe('a browser that was killed', () => {
  it('opens with every character on the screen and its undo, others’ later edits merged', () => {
    const { store, server } = storeOn(tree)
    store.act({ operations: [setTitle('a', 'offline ')] })
    store.act({ operations: [setTitle('c', 'words')] })
    const { base, pending } = store.client
    hers(server, setTitle('b', 'hers'))
    const client = openServerDraft('paul', opened(server), { base, pending })
    expect(titles(client)).toEqual(['offline ', 'hers', 'words'])
    expect(titles(undo(client, { id: 'u' })!.client)).toEqual(['offline ', 'hers', 'c'])
    const after = exchanged(client, server)
    expect([titles({ document: server.log.document }), after.pending]).toEqual([['offline ', 'hers', 'words'], []])
  })

  it('shows a conflict with its three versions where another person wrote meanwhile', () => {
    const { store, server } = storeOn(tree)
    store.act({ operations: [setTitle('b', 'mine')] })
    const { base, pending } = store.client
    hers(server, setTitle('b', 'hers'))
    const client = openServerDraft('paul', opened(server), { base, pending })
    expect(openConflicts(client).map(({ conflict: { before, theirs, mine } }) => [before, theirs, mine])).toEqual([['b', 'hers', 'mine']])
  })

  it('sends a batch once although it does not know that the server has it', () => {
    const { store, server } = storeOn(tree)
    store.act({ operations: [setTitle('a', 'sent')] })
    const { base, pending } = store.client
    server.take(prepareRequest(store.client).request)
    const client = openServerDraft('paul', opened(server), { base, pending })
    expect([client.pending, titles(client)[0], server.log.steps.length]).toEqual([[], 'sent', 1])
  })

  it('of another history gets the draft whole, and loses nothing', () => {
    const { store, server } = storeOn(tree)
    store.act({ operations: [setTitle('a', 'mine')] })
    const { pending } = store.client
    hers(server, setTitle('b', 'hers'))
    const client = openServerDraft('paul', opened(server), { base: { seq: 7, chain: 'foreign' }, pending })
    const after = exchanged(client, server)
    expect([titles(after), after.pending, titles({ document: server.log.document })]).toEqual([
      ['mine', 'hers', 'c'],
      [],
      ['mine', 'hers', 'c'],
    ])
  })

  it('without waiting work opens the draft of the server with its undo', () => {
    const { store, server } = storeOn(tree)
    store.act({ operations: [setTitle('a', 'one')] })
    server.take(prepareRequest(store.client).request)
    const client = openServerDraft('paul', opened(server), null)
    expect([titles(client)[0], titles(undo(client, { id: 'u' })!.client)[0]]).toEqual(['one', 'a'])
  })
})
