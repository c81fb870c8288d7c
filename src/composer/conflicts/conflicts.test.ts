import { describe, expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { openConflicts } from '#engine/draft/sync/open-conflicts.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { historyOf, prepareRequest } from '#engine/draft/sync/draft-client.ts'
import { ValueStore } from '#engine/value-store.ts'
import { runnerOn, storeOn, written } from '#tests/support/composer/composer-setup.ts'
import { testBlockOf, testRegistry } from '#tests/support/blocks/test-registry.ts'
import { sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import type { ComposerText } from '#composer/words/use-composer-text.ts'
import type { SidePanel, Workbench } from '#composer/workbench/workbench.ts'
import { versionChanges } from '#composer/revisions/version-changes.ts'
import { storedNames } from '#forms/values/names/content-name.ts'
import { conflictVersions } from './conflict-versions.ts'
import { readableVersions, titleOfConflict, wordsOf } from './conflict-words.ts'
import { decide } from './decide.ts'
import { stepOfTheirs } from './step-of-theirs.ts'
import { isOwnElsewhere } from './use-signature.ts'

const text: ComposerText = (id, values = {}) => written({ id, values })
const page = sampleDocument(testBlockOf('note', { text: 'avant' }, { id: 'n' }), testBlockOf('note', { text: 'autre' }, { id: 'o' }))

/** A bench on which one's own edit has met another person's. */
function met(mine: Operation, theirs: Operation, by = 'claire', on = page) {
  const setup = runnerOn(on)
  const { store, server } = setup
  store.act({ operations: [mine] })
  server.take({ base: server.log.head, batches: [{ id: 'hers', by, operations: [theirs] }], recent: [] })
  for (let round = 0; round < 2; round += 1) {
    const { client, request } = prepareRequest(store.client)
    store.replace(client)
    store.receive(server.take(request))
  }
  const values = {
    pickers: { values: [] },
    isConflictOpen: new ValueStore(true),
    side: new ValueStore<SidePanel>('inspector'),
    focused: new ValueStore(null),
  }
  const bench = { ...({ ...setup, registry: testRegistry(), text, ...values } as unknown as Workbench), names: storedNames }
  return { ...setup, bench, open: openConflicts(store.client)[0]! }
}

const note = (id: string, text: string): Block => testBlockOf('note', { text }, { id })

const set = (id: string, value: string): Operation => ({ op: 'set', id, pointer: '/text', value })

describe('a conflict', () => {
  it('shows its three versions, its element and its field in words', () => {
    const { bench, open } = met(set('n', '<b>à moi</b>'), set('n', 'à elle'))
    expect(conflictVersions(bench, open.conflict)).toEqual({ before: 'avant', theirs: 'à elle', mine: 'à moi' })
    expect(titleOfConflict(bench, open.conflict)).toEqual({ block: 'Essai', field: 'Essai' })
  })

  it.each([
    ['the same field', set('n', 'à elle')],
    ['its element', { op: 'remove', id: 'n' }],
  ] as const)('names the step of the other author about %s', (_name, theirs) => {
    const { store, open } = met(set('n', 'à moi'), theirs)
    expect(stepOfTheirs(historyOf(store.client), open)?.id).toBe('hers')
  })

  it.each([
    ['another person', 'claire', false],
    ['the same person in another tab', null, true],
  ])('with a step of %s tells if both are by the same person', (_name, by, isOwn) => {
    const own = storeOn(page).store.client.by
    const { store, open } = met(set('n', 'à moi'), set('n', 'à elle'), by ?? own)
    expect(stepOfTheirs(historyOf(store.client), open)?.id).toBe('hers')
    expect(isOwnElsewhere(store.client, open)).toBe(isOwn)
  })

  it('names the newest step of all, not an older one of another person', () => {
    const setup = runnerOn(page)
    const { store, server } = setup
    const arrive = () => {
      const { client, request } = prepareRequest(store.client)
      store.replace(client)
      store.receive(server.take(request))
    }
    server.take({ base: server.log.head, batches: [{ id: 'hers', by: 'claire', operations: [set('n', 'à elle')] }], recent: [] })
    arrive()
    store.act({ operations: [set('n', 'à moi')] })
    server.take({ base: server.log.head, batches: [{ id: 'tab', by: store.client.by, operations: [set('n', 'ailleurs')] }], recent: [] })
    arrive()
    arrive()
    const [open] = openConflicts(store.client)
    expect(stepOfTheirs(historyOf(store.client), open!)?.id).toBe('tab')
  })

  describe('about the removal of an element in whose second text another person writes', () => {
    const box: Block = { ...sampleBlock('s'), type: 'box', slots: { content: [note('a', 'premier'), note('b', 'second')] } }
    const meet = (by?: string) =>
      met({ op: 'remove', id: 's' }, { op: 'set', id: 'b', pointer: '/text', value: 'à elle' }, by, sampleDocument(box))

    it('shows the text before and after, and names the step that wrote it', () => {
      const { bench, store, open } = meet()
      expect(conflictVersions(bench, open.conflict)).toEqual({ before: 'second', theirs: 'à elle', mine: undefined })
      expect(stepOfTheirs(historyOf(store.client), open)?.id).toBe('hers')
    })

    it('by the same person in another tab tells so', () => {
      const { store, open } = meet(storeOn(page).store.client.by)
      expect(isOwnElsewhere(store.client, open)).toBe(true)
    })
  })

  it('about an element that was removed names it', () => {
    const { bench, open } = met(set('n', 'à moi'), { op: 'remove', id: 'n' })
    expect(titleOfConflict(bench, open.conflict).block).toBe('Essai › à moi')
  })

  it('about the page names the value of its head', () => {
    const title = (value: string): Operation => ({ op: 'head', pointer: '/title', value })
    const { bench, open } = met(title('à moi'), title('à elle'))
    expect(titleOfConflict(bench, open.conflict)).toEqual({ block: 'La page', field: 'Titre de la page' })
  })

  it.each([
    ['mine', ['à moi', 'autre']],
    ['theirs', ['à elle', 'autre']],
    [{ both: 'à elle, à moi' }, ['à elle, à moi', 'autre']],
  ] as const)('decided as %j leaves the texts %j, closes the card, and undo opens it again', (decision, texts) => {
    const { bench, open, store } = met(set('n', 'à moi'), set('n', 'à elle'))
    decide(bench, open, decision)
    expect(store.document.regions['main']!.map(({ props }) => props['text'])).toEqual(texts)
    expect([store.conflicts(), bench.isConflictOpen.get()]).toEqual([[], false])
  })
})

it('opens the text that holds both versions', () => {
  const { bench, open } = met(set('n', 'à moi'), set('n', 'à elle'))
  decide(bench, open, { both: 'à elle, à moi' })
  expect(bench.focused.get()).toEqual({ blockId: 'n', pointer: '/text' })
  expect(bench.selection.ids).toEqual(['n'])
})

it.each([
  ['<p>Douze <b>vins</b></p>', 'Douze vins'],
  ['<p>Roy &amp; Benali</p>', 'Roy & Benali'],
  [{ id: 3, alt: 'Le mas' }, '3 · Le mas'],
  [[{ title: 'un' }, { title: 'deux' }], 'un · deux'],
  [{ id: 'b', type: 'note', v: 1, props: { text: 'x' } }, 'x'],
  [true, 'true'],
  ['', undefined],
  [null, undefined],
  [{}, undefined],
])('writes %j as the words %j', (value, words) => expect(wordsOf(value)).toBe(words))

const values = [{ placeholder: '{{COMPANY_PHONE}}', label: 'Téléphone', now: '01 99 00 37 00' }]

it.each([
  ['with the value of today', { before: 'Au {{COMPANY_PHONE}}', after: 'Le {{COMPANY_PHONE}}' }, 'Au 01 99 00 37 00', 'Le 01 99 00 37 00'],
  [
    'by its name beside the same words',
    { before: 'Au {{COMPANY_PHONE}}', after: 'Au 01 99 00 37 00' },
    'Au Téléphone',
    'Au 01 99 00 37 00',
  ],
  ['where one version is nothing', { before: undefined, after: '{{ COMPANY_PHONE }}' }, undefined, '01 99 00 37 00'],
])('shows a value of the site in versions %s', (_case, versions, before, after) => {
  expect(readableVersions(versions, values)).toEqual({ before, after })
})

it('shows no code of a value in the changes of a version', () => {
  const { bench } = met(set('n', 'Au {{COMPANY_PHONE}}'), set('o', 'autre'))
  const version = sampleDocument(
    testBlockOf('note', { text: 'Chez {{COMPANY_PHONE}}' }, { id: 'n' }),
    testBlockOf('note', { text: '{{COMPANY_PHONE}}' }, { id: 'p' }),
  )
  const groups = versionChanges({ ...bench, pickers: { ...bench.pickers, values } }, version, bench.store.document)
  expect(JSON.stringify(groups.map(({ title, fields }) => [title, fields.map(({ before, after }) => [before, after])]))).not.toContain('{{')
})

it('names a block without words by those of what is in it where versions are compared', () => {
  const { bench } = met(set('n', 'maintenant'), set('o', 'autre'))
  const inner = { body: [testBlockOf('note', { text: 'Nos services' }, { id: 'q' })] }
  const version = sampleDocument(...(bench.store.document.regions['main'] ?? []), testBlockOf('box', {}, { id: 'p', slots: inner }))
  expect(versionChanges(bench, version, bench.store.document)[0]?.title).toMatch(/ › Nos services$/u)
})

it('names the changes that a version would bring back', () => {
  const { bench } = met(set('n', 'maintenant'), set('o', 'autre'))
  const version = sampleDocument(testBlockOf('note', { text: 'avant' }, { id: 'n' }), testBlockOf('box', {}, { id: 'p' }))
  const groups = versionChanges(bench, version, bench.store.document)
  expect(groups.map(({ marks, fields }) => [marks, fields.map(({ label, before, after }) => [label, before, after])])).toEqual([
    [[], [['Essai', 'avant', 'maintenant']]],
    [['added'], []],
    [['removed'], []],
  ])
})
