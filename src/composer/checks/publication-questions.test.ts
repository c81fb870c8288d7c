import { expect, it, vi } from 'vitest'
import { ValueStore } from '#engine/value-store.ts'
import type { QualityFinding } from '#engine/quality/finding.ts'
import type { DeskDialog } from '#composer/workbench/workbench.ts'
import { testBlockOf, testRegistry } from '#tests/support/blocks/test-registry.ts'
import { storeOn } from '#tests/support/composer/composer-setup.ts'
import { sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { confirmedOf, publishAfterAsking, publishAllTheSame, questionsOf, takeQuestions } from './publication-questions.ts'
import type { QualityReview } from './watch-quality.ts'

const facts = {
  ...{ locale: 'fr_FR', hosts: [], links: {}, media: {}, forms: {}, sections: {}, colors: [], emptySettings: [] },
  wordsToReplace: ['Prénom Nom', 'Une première question de vos clients ?'],
  prices: [],
}
const rich = (id: string, html: string) => testBlockOf('rich', { html }, { id })
const price = rich('a', '<p>00 €</p>')
const person = rich('b', '<p>Prénom Nom</p>')
const question = rich('c', '<p>Une première question de vos clients ?</p>')
const own = rich('d', '<p>Douze vins</p>')

function deskOn(...blocks: ReturnType<typeof rich>[]) {
  const { store } = storeOn(sampleDocument(...blocks))
  const dialog = new ValueStore<DeskDialog | null>(null)
  const actor = { send: vi.fn() }
  const bench = {
    ...{ registry: testRegistry(), store, dialog },
    review: new ValueStore<QualityReview | null>({ facts, stops: [] }),
    quality: new ValueStore<readonly QualityFinding[]>([]),
    facts: { ask: vi.fn(() => Promise.resolve(true)) },
  }
  return { bench, actor, dialog }
}

it('publishes at once where the page has words of its own alone', async () => {
  const { bench, actor, dialog } = deskOn(own)
  await publishAfterAsking({ bench, actor })
  expect([dialog.get(), actor.send.mock.calls]).toEqual([null, [[{ type: 'publish' }]]])
})

it('asks before sample prices, names and questions are published, and names each once', async () => {
  const { bench, actor, dialog } = deskOn(price, person, question, { ...person, id: 'e' }, own)
  await publishAfterAsking({ bench, actor })
  expect([dialog.get(), actor.send.mock.calls]).toEqual(['questions', []])
  const texts = ['00 €', 'Prénom Nom', 'Une première question de vos clients ?']
  expect(questionsOf(bench)).toEqual([{ question: 'SAMPLE_WORDS', count: 4, texts }])
})

it('publishes once the person says so, and asks no second time about the same words', async () => {
  const { bench, actor, dialog } = deskOn(price)
  await publishAfterAsking({ bench, actor })
  publishAllTheSame({ bench, actor })
  dialog.set(null)
  await publishAfterAsking({ bench, actor })
  expect([dialog.get(), actor.send.mock.calls.length]).toEqual([null, 2])
})

it('asks for the words to replace where they are not known, and publishes without an answer', async () => {
  const { bench, actor, dialog } = deskOn(price)
  const review = bench.review.get()
  bench.review.set(null)
  bench.facts.ask.mockImplementationOnce(() => {
    bench.review.set(review)
    return Promise.resolve(true)
  })
  await publishAfterAsking({ bench, actor })
  expect([dialog.get(), bench.facts.ask.mock.calls.length, actor.send.mock.calls]).toEqual(['questions', 1, []])
  dialog.set(null)
  bench.review.set(null)
  await publishAfterAsking({ bench, actor })
  expect([dialog.get(), actor.send.mock.calls.length]).toEqual([null, 1])
})

it('asks about texts that are still those of the first language until they are translated', async () => {
  const { bench, actor, dialog } = deskOn(own)
  bench.review.set({ facts: { ...facts, locale: 'en_GB', sourceTexts: { 'd /html': 'Douze vins' } }, stops: [] })
  await publishAfterAsking({ bench, actor })
  expect([dialog.get(), questionsOf(bench), confirmedOf(bench)]).toEqual([
    'questions',
    [{ question: 'UNTRANSLATED', count: 1, texts: ['Douze vins'] }],
    [],
  ])
  bench.store.act({ operations: [{ op: 'set', id: 'd', pointer: '/html', value: '<p>Twelve wines</p>' }] })
  await publishAfterAsking({ bench, actor })
  expect([actor.send.mock.calls, questionsOf(bench)]).toEqual([[[{ type: 'publish' }]], []])
})

it('takes a question of the server, and confirms it once the person has answered', () => {
  const { bench, actor } = deskOn(own)
  const question = { question: 'TWO_VERSIONS', document: null, count: 1, texts: ['Nos douze vins'] }
  takeQuestions(bench, { questions: [question] })
  expect(confirmedOf(bench)).toEqual([])
  publishAllTheSame({ bench, actor })
  expect(confirmedOf(bench)).toEqual(['TWO_VERSIONS'])
})
