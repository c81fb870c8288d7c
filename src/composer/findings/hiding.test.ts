import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { firstBase } from '#engine/draft/document/draft-hash.ts'
import { makeBatch, SITE_AUTHOR, type Batch, type BatchFacts } from '#engine/draft/sync/batch.ts'
import { RESTORATION } from '#schemas/admin/drafts/server-steps.ts'
import { openDraft } from '#engine/draft/sync/draft-client.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { Visibility } from '#schemas/generated/content.ts'
import { SEEN_BY_ALL } from '#composer/inspector/visibility-values.ts'
import { DocumentStore } from '#composer/store/document-store.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { written } from '#tests/support/composer/composer-setup.ts'
import { sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { readAuthors, type Authors } from './authors.ts'
import { findingsByBlock } from './finding-words.ts'
import { wordsOfHidings } from './use-findings.ts'
import { whyUnseen } from './why-unseen.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-29T08:00:00Z') }))
afterEach(() => vi.useRealTimers())

const registry = createRegistry(catalogue)
const noAuthors = readAuthors(() => Promise.reject(new Error('offline')))
const ending = (until: string, over: Partial<Visibility> = {}): Visibility => ({ ...SEEN_BY_ALL, until, ...over })
const HID = ending('2026-11-28T21:04:07.120Z')

type Act = readonly [facts: Partial<BatchFacts>, visibility: Visibility | null]

/** The store of Paul on a draft whose log has these acts on the block « b ». */
function storeAfter(acts: readonly Act[], type = 'section'): DocumentStore {
  let document = sampleDocument({ id: 'b', type, v: 1, props: {} })
  const log: Batch[] = []
  for (const [index, [facts, visibility]] of acts.entries()) {
    const made = makeBatch(document, { id: `batch-${index}`, by: 'paul', ...facts }, [{ op: 'visible', id: 'b', visibility }])
    if ('refused' in made) throw new Error(made.refused)
    ;({ document } = made)
    log.push(made.batch)
  }
  const client = openDraft('paul', { base: firstBase('draft', null), document, log })
  return new DocumentStore({ client, clock: () => 0, newId: () => 'new', actName: () => '' })
}

function sentences(store: DocumentStore, authors: Authors = noAuthors): string[] {
  const facts = { document: store.document, registry, problems: [], hiding: wordsOfHidings({ store, registry, authors }) }
  return whyUnseen(facts, 'b').map(({ message, values }) => written({ id: message, ...(values && { values }) }))
}

describe('the reason of an element that was hidden', () => {
  it.each([
    ['section', 'Vous l’avez cachée le 28 novembre à 22\u00a0h\u00a004.'],
    ['hero', 'Vous l’avez caché le 28 novembre à 22\u00a0h\u00a004.'],
    ['faq', 'Vous les avez cachées le 28 novembre à 22\u00a0h\u00a004.'],
    ['pricing', 'Vous les avez cachés le 28 novembre à 22\u00a0h\u00a004.'],
  ])('names the act, its time in Paris, and agrees with the type %s', (type, sentence) => {
    expect(sentences(storeAfter([[{}, HID]], type))).toEqual([sentence])
  })

  it('names another person once the server has given the name', async () => {
    const store = storeAfter([[{ by: 'camille' }, HID]])
    const savedBy = { id: 3, name: 'Camille' }
    const authors = readAuthors(() => Promise.resolve({ savedBy, savedAt: '' } as AdminCallData['draft.signature']))
    expect(sentences(store, authors)).toEqual(['Elle est cachée depuis le 28 novembre à 22\u00a0h\u00a004.'])
    authors.ask('batch-0')
    await waitUntil(() => expect(authors.names.get().size).toBe(1))
    expect(sentences(store, authors)).toEqual(['Camille l’a cachée le 28 novembre à 22\u00a0h\u00a004.'])
  })

  it.each<[string, readonly Act[], string]>([
    [
      'a date that a person chose',
      [[{}, ending('2026-11-28T21:04:00.000Z')]],
      'Elle est cachée depuis le 28 novembre à 22\u00a0h\u00a004.',
    ],
    ['a version that is brought back', [[{ label: RESTORATION }, HID]], 'Elle est cachée depuis le 28 novembre à 22\u00a0h\u00a004.'],
    ['a page that was saved beside its draft', [[{ by: SITE_AUTHOR }, HID]], 'Elle est cachée depuis le 28 novembre à 22\u00a0h\u00a004.'],
    ['a day of another year', [[{}, ending('2025-03-01T05:00:00Z')]], 'Elle est cachée depuis le 1ᵉʳ mars 2025 à 6\u00a0h.'],
  ])('stays plain for %s', (_case, acts, sentence) => {
    expect(sentences(storeAfter(acts))).toEqual([sentence])
  })

  it.each<[string, readonly Act[]]>([
    [
      'another person changes its readers',
      [
        [{}, HID],
        [{ by: 'camille' }, { ...HID, screens: ['mobile'] }],
      ],
    ],
    [
      'an undo hides it again',
      [
        [{}, HID],
        [{ by: 'camille' }, null],
        [{ by: 'camille', undoes: 'batch-1' }, HID],
      ],
    ],
    [
      'a version hides it again',
      [
        [{}, HID],
        [{}, null],
        [{ by: 'camille', label: RESTORATION }, HID],
      ],
    ],
  ])('names the act that hid it after %s', (_case, acts) => {
    expect(sentences(storeAfter(acts))[0]).toMatch(/^Vous l’avez cachée/)
  })

  it('stands in the findings in place of an end that was not chosen', () => {
    const store = storeAfter([[{}, HID]])
    const problems = [{ blockId: 'b', code: 'OVER', leftOut: true, faults: [] }]
    const words = (hiding?: Parameters<typeof findingsByBlock>[1]) =>
      findingsByBlock(problems, hiding)
        .get('b')
        ?.map(({ message }) => message)
    expect(words(wordsOfHidings({ store, registry, authors: noAuthors }))).toEqual(['composer.unseen.hidden-by-you'])
    expect(words()).toEqual(['composer.finding.over'])
  })
})

describe('readAuthors', () => {
  it('asks once for each step, and again after a failure', async () => {
    const answer = vi.fn<(batch: string) => Promise<AdminCallData['draft.signature']>>()
    answer.mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ savedBy: { id: 3, name: 'Camille' }, savedAt: '' })
    const authors = readAuthors(answer)
    authors.ask('one')
    authors.ask('one')
    expect(answer).toHaveBeenCalledOnce()
    await waitUntil(() => {
      authors.ask('one')
      expect(authors.names.get().get('one')).toBe('Camille')
    })
    expect(answer).toHaveBeenCalledTimes(2)
  })
})
