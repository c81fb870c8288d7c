import { afterEach, expect, it } from 'vitest'
import { ValueStore } from '#engine/value-store.ts'
import { hideToast, shownToast, shownToasts, toast, type ToastAct } from '#kit/feedback/toast.ts'
import type { QualityFinding } from '#engine/quality/finding.ts'
import type { SidePanel } from '#composer/workbench/workbench.ts'
import type { ComposerText } from '#composer/words/use-composer-text.ts'
import { testBlockOf, testRegistry } from '#tests/support/blocks/test-registry.ts'
import { storeOn, written } from '#tests/support/composer/composer-setup.ts'
import { factsBench, KNOWN_FACTS } from '#tests/support/composer/facts-bench.ts'
import { sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import type { FactsReader } from './facts-reader.ts'
import { tellWithAdvice } from './open-advice.ts'
import type { QualityReview } from './watch-quality.ts'

afterEach(() => {
  for (const { id } of shownToasts()) hideToast(id)
})

const text: ComposerText = (id, values = {}) => written({ id, values })
const facts = {
  ...{
    locale: 'fr_FR',
    hosts: [],
    links: {},
    media: {},
    forms: {},
    sections: {},
    colors: [],
    emptySettings: [],
    wordsToReplace: [],
    prices: [],
  },
}
const rich = (id: string, html: string) => testBlockOf('rich', { html }, { id })
const lorem = rich('a', '<p>Lorem ipsum</p>')
const full = rich('b', '<p>Douze vins</p>')

/** A page without faults of its head whose findings of before are those of another state. */
function benchOn(blocks: readonly ReturnType<typeof rich>[], review: QualityReview = { facts, stops: [] }) {
  const document = sampleDocument(...blocks)
  const head = { url: 'vins', title: 'Nos vins du domaine', seo: { description: 'Douze vins en bio, vendus au domaine toute l’année.' } }
  const { store } = storeOn({ ...document, head })
  const side = new ValueStore<SidePanel>('inspector')
  const quality = new ValueStore<readonly QualityFinding[]>([])
  return {
    registry: testRegistry(),
    store,
    review: new ValueStore<QualityReview | null>(review),
    quality,
    facts: KNOWN_FACTS as unknown as FactsReader,
    side,
    text,
  }
}

it.each([
  ['nothing without advice', [full], 'Publié.'],
  ['one piece of advice', [lorem, full], 'Publié. 1 conseil à voir.'],
  ['several', [lorem, { ...lorem, id: 'c' }], 'Publié. 2 conseils à voir.'],
] as const)('adds to the sentence about a publication: %s', async (_, blocks, words) => {
  const bench = benchOn(blocks)
  await tellWithAdvice(bench, 'Publié.', [])
  expect(shownToast()?.text).toBe(words)
  const acts = shownToast()?.acts ?? []
  for (const { onAct } of acts) onAct()
  expect(bench.side.get()).toBe(acts.length === 0 ? 'inspector' : 'checks')
})

const view: ToastAct = { label: 'Voir', onAct: () => undefined }
const labels = () => shownToast()?.acts?.map(({ label }) => label)

/** A publication of a page that had a new link a moment ago. */
async function tellEarly() {
  const bench = { ...factsBench(), text }
  await bench.questions[0]?.answer()
  bench.paste('b', '/parti')
  const told = tellWithAdvice(bench, 'Publié.', [view])
  await bench.settled()
  expect([shownToast()?.text, labels()]).toEqual(['Publié. Vérification…', ['Voir']])
  return { ...bench, told }
}

it('says that it verifies what was published, and names the advice once the facts have come', async () => {
  const { questions, told } = await tellEarly()
  await Promise.all(questions.slice(1).map(({ answer }) => answer()))
  await told
  expect([shownToast()?.text, labels()]).toEqual(['Publié. 1 conseil à voir.', ['Voir le conseil', 'Voir']])
})

it('says that the advice about a publication could not be read, and tries again', async () => {
  const { questions, told, settled } = await tellEarly()
  const asked = questions.length
  await Promise.all(questions.slice(1).map(({ fail }) => fail()))
  await told
  expect(shownToast()?.text).toContain('Les conseils n’ont pas pu être lus')
  expect(labels()).toEqual(['Réessayer', 'Voir'])
  shownToast()?.acts?.[0]?.onAct()
  await settled()
  await questions[asked]?.answer()
  expect(shownToast()?.text).toBe('Publié. 1 conseil à voir.')
})

it('leaves another message in its place when the facts come', async () => {
  const { questions, told } = await tellEarly()
  toast({ text: 'Autre chose.' })
  await Promise.all(questions.slice(1).map(({ answer }) => answer()))
  await told
  expect(shownToast()?.text).toBe('Autre chose.')
})
