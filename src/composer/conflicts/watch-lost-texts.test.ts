import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hideToast, shownToast, shownToasts } from '#kit/feedback/toast.ts'
import { SITE_AUTHOR } from '#engine/draft/sync/batch.ts'
import { PUBLICATION, RESTORATION } from '#schemas/admin/drafts/server-steps.ts'
import { prepareRequest } from '#engine/draft/sync/draft-client.ts'
import { ValueStore } from '#engine/value-store.ts'
import type { ComposerProps } from '#composer/composer-props.ts'
import { keepSelection } from '#composer/focus/keep-selection.ts'
import { pasteBenchOn } from '#tests/support/composer/composer-setup.ts'
import { testBlockOf, testRegistry } from '#tests/support/blocks/test-registry.ts'
import { outlineOf, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import type { LostText } from './lost-text.ts'
import { watchConflicts } from './watch-conflicts.ts'
import { watchLostTexts } from './watch-lost-texts.ts'

const note = testBlockOf('note', { text: 'avant' }, { id: 'n' })
const page = sampleDocument(testBlockOf('box', {}, { id: 'b', slots: { content: [note] } }), testBlockOf('note', {}, { id: 'o' }))

beforeEach(() => {
  for (const { id } of shownToasts()) hideToast(id)
})

type Signing = (batch: string) => Promise<{ readonly savedBy: { readonly name: string } | null }>
const byClaire: Signing = () => Promise.resolve({ savedBy: { name: 'Claire Martin' } })

/** A person who writes in the note in the box, with the steps of others that come in. */
function writing(signature: Signing = byClaire) {
  const setup = pasteBenchOn(page, ['n'])
  const { store, selection, server, timer } = setup
  const admin = { draft: { signature: vi.fn((_key: unknown, batch: string) => signature(batch)) } }
  const props = { ...setup.props, admin } as unknown as ComposerProps
  const lostText = new ValueStore<LostText | null>(null)
  const bench = { ...setup, props, registry: testRegistry(), lostText, isConflictOpen: new ValueStore(false) }
  const ends = [
    keepSelection({ store, selection, hasCaret: () => selection.ids.includes('n'), onLost: lostText.set }),
    watchConflicts(bench),
    watchLostTexts(bench, timer),
  ]
  const send = () => {
    const { client, request } = prepareRequest(store.client)
    store.replace(client)
    store.receive(server.take(request))
  }
  const removed = (id: string, by = 'claire', label?: string) =>
    server.take({
      base: server.log.head,
      batches: [{ id: `${by} removes ${id}`, by, operations: [{ op: 'remove', id }], ...(label !== undefined && { label }) }],
      recent: [],
    })
  /** Another person removes a block, and this browser hears of it. */
  const lose = async (...removal: Parameters<typeof removed>) => {
    removed(...removal)
    send()
    await waitUntil(() => expect(shownToasts()).toHaveLength(1))
  }
  const write = (value: string) => store.act({ operations: [{ op: 'set', id: 'n', pointer: '/text', value }] })
  const press = (label: string) =>
    shownToast()
      ?.acts?.find((act) => act.label === label)
      ?.onAct()
  return { bench, store, selection, admin, send, removed, lose, write, press, end: () => ends.forEach((end) => end()) }
}

const labels = () => shownToast()?.acts?.map(({ label }) => label)

describe('the removal of the element in which one writes', () => {
  it.each([
    ['n', 'claire', undefined, 'Claire Martin a supprimé l’élément où vous écriviez.'],
    ['b', 'claire', undefined, 'Claire Martin a supprimé l’élément où vous écriviez.'],
    ['b', 'claire', RESTORATION, 'Claire Martin a rétabli une version sans l’élément où vous écriviez.'],
    ['b', 'paul', undefined, 'Depuis une autre fenêtre ou un autre appareil, vous avez supprimé l’élément où vous écriviez.'],
    [
      'b',
      'paul',
      RESTORATION,
      'Depuis une autre fenêtre ou un autre appareil, vous avez rétabli une version sans l’élément où vous écriviez.',
    ],
    ['b', SITE_AUTHOR, undefined, 'L’élément où vous écriviez a été supprimé.'],
    ['b', SITE_AUTHOR, RESTORATION, 'Une version sans l’élément où vous écriviez a été rétablie.'],
  ])('of %s by %s, as %s, makes a sentence', async (id, by, label, sentence) => {
    const { lose, end } = writing()
    await lose(id, by, label)
    expect(shownToasts().map(({ text, stays }) => [text, stays])).toEqual([[sentence, true]])
    end()
  })

  it('is signed by the newest removal, not by the steps after it', async () => {
    const { bench, admin, removed, lose, end } = writing()
    removed('b')
    bench.server.take({ base: bench.server.log.head, batches: [{ id: 'out', by: 'marc', operations: [], label: PUBLICATION }], recent: [] })
    await lose('o', 'marc')
    expect(admin.draft.signature.mock.calls.map(([, batch]) => batch)).toEqual(['claire removes b'])
    end()
  })

  it.each([
    ['does not answer', () => new Promise<never>(() => undefined)],
    ['fails', () => Promise.reject(new Error('offline'))],
    ['knows nobody', () => Promise.resolve({ savedBy: null })],
  ])('makes a sentence without a name where the server %s', async (_, signature) => {
    const { bench, removed, send, end } = writing(signature)
    removed('b')
    send()
    await Promise.resolve()
    bench.pass(2000)
    await waitUntil(() => expect(shownToast()?.text).toBe('L’élément où vous écriviez a été supprimé.'))
    end()
  })

  it('makes no sentence where the block comes back before its author is known', async () => {
    const { bench, removed, send, store, end } = writing(() => new Promise<never>(() => undefined))
    removed('b')
    send()
    store.act({ operations: [{ op: 'insert', block: note, at: { in: { region: 'main' }, after: null, before: 'o' } }] })
    bench.pass(2000)
    await Promise.resolve()
    expect(shownToasts()).toEqual([])
    end()
  })
})

describe('the message about a lost text', () => {
  it('brings the element back at its place with its ids, and selects the block of the text', async () => {
    const { store, selection, lose, press, end } = writing()
    await lose('b')
    expect([outlineOf(store.document), labels()]).toEqual(['o', ['Rétablir l’élément', 'Copier le contenu']])
    press('Rétablir l’élément')
    expect([outlineOf(store.document), selection.ids]).toEqual([outlineOf(page), ['n']])
    expect(store.undoLabels().undo).toContain('Rétablissement')
    end()
  })

  it('goes once the element is back by another person', async () => {
    const { bench, lose, send, end } = writing()
    await lose('b')
    const operations = [{ op: 'insert' as const, block: note, at: { in: { region: 'main' }, after: null, before: 'o' } }]
    bench.server.take({ base: bench.server.log.head, batches: [{ id: 'back', by: 'claire', operations }], recent: [] })
    send()
    expect(shownToasts()).toEqual([])
    end()
  })

  it('copies the words that were written last', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    const { bench, write, send, lose, press, end } = writing()
    write('presque fini')
    send()
    await lose('b')
    press('Copier le contenu')
    await waitUntil(() => expect(shownToast()?.text).toBe('Le contenu est copié.'))
    expect([writeText.mock.calls, bench.clipboard.get()?.words]).toEqual([[['presque fini']], 'presque fini'])
    vi.unstubAllGlobals()
    end()
  })

  it('stands for the conflict about words that were not saved yet, and leads to its decision', async () => {
    const { bench, store, write, lose, press, end } = writing()
    write('pas encore envoyé')
    const told: string[] = []
    const endTold = store.onHistory(() => told.push(...shownToasts().map(({ text }) => text)))
    await lose('b')
    expect(store.conflicts()).toHaveLength(1)
    expect(told).toEqual([])
    expect([shownToast()?.text, labels()]).toEqual([
      'Claire Martin a supprimé l’élément où vous écriviez.',
      ['Décider', 'Copier le contenu'],
    ])
    press('Décider')
    expect(bench.isConflictOpen.get()).toBe(true)
    store.act({ operations: [], settles: store.conflicts().flatMap(({ settles }) => settles) })
    expect(shownToasts()).toEqual([])
    endTold()
    end()
  })

  it('goes with the composer', async () => {
    const { lose, end } = writing()
    await lose('b')
    end()
    expect(shownToasts()).toEqual([])
  })
})
