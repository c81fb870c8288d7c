import { expect, it } from 'vitest'
import { ValueStore } from '#engine/value-store.ts'
import type { QualityFinding } from '#engine/quality/finding.ts'
import type { SidePanel } from '#composer/workbench/workbench.ts'
import type { ComposerText } from '#composer/words/use-composer-text.ts'
import { testBlockOf, testRegistry } from '#tests/support/blocks/test-registry.ts'
import { storeOn, written } from '#tests/support/composer/composer-setup.ts'
import { sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { withAdvice } from './open-advice.ts'
import type { QualityReview } from './watch-quality.ts'

const text: ComposerText = (id, values = {}) => written({ id, values })
const facts = {
  ...{ locale: 'fr_FR', hosts: [], links: {}, media: {}, forms: {}, sections: {}, colors: [], emptySettings: [], wordsToReplace: [] },
}
const rich = (id: string, html: string) => testBlockOf('rich', { html }, { id })
const lorem = rich('a', '<p>Lorem ipsum</p>')
const full = rich('b', '<p>Douze vins</p>')

/** A page without faults of its head whose findings of before are those of another state. */
function benchOn(blocks: readonly ReturnType<typeof rich>[], review: QualityReview | null = { facts, stops: [] }) {
  const document = sampleDocument(...blocks)
  const head = { url: 'vins', title: 'Nos vins du domaine', seo: { description: 'Douze vins en bio, vendus au domaine toute l’année.' } }
  const { store } = storeOn({ ...document, head })
  const side = new ValueStore<SidePanel>('inspector')
  const quality = new ValueStore<readonly QualityFinding[]>([])
  return { registry: testRegistry(), store, review: new ValueStore(review), quality, side, text }
}

it.each([
  ['nothing without advice', [full], 'Publié.'],
  ['one piece of advice', [lorem, full], 'Publié. 1 conseil à voir.'],
  ['several', [lorem, { ...lorem, id: 'c' }], 'Publié. 2 conseils à voir.'],
] as const)('adds to the sentence about a publication: %s', (_, blocks, words) => {
  const bench = benchOn(blocks)
  const told = withAdvice(bench, 'Publié.')
  expect(told.text).toBe(words)
  for (const { onAct } of told.acts) onAct()
  expect(bench.side.get()).toBe(told.acts.length === 0 ? 'inspector' : 'checks')
})

it('counts no advice before the facts of the site are there', () => {
  expect(withAdvice(benchOn([lorem], null), 'Publié.')).toEqual({ text: 'Publié.', acts: [] })
})
