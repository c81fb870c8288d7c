import { afterEach, expect, it } from 'vitest'
import type { QualityFinding } from '#engine/quality/finding.ts'
import { ValueStore } from '#engine/value-store.ts'
import { hideToast, shownToast } from '#kit/feedback/toast.ts'
import { written } from '#tests/support/composer/composer-setup.ts'
import { KNOWN_FACTS } from '#tests/support/composer/facts-bench.ts'
import type { ComposerText } from '#composer/words/use-composer-text.ts'
import { tellPublished } from './tell-published.ts'
import type { SidePanel, Workbench } from './workbench.ts'

const text: ComposerText = (id, values = {}) => written({ id, values })
const advice: QualityFinding = { check: 'FILLER_TEXT', level: 'advice', blockId: 'a', pointer: '/props/html', values: {} }

afterEach(() => hideToast(shownToast()?.id ?? 0))

/** A bench on a published document with advice, of a site with one language. */
function benchOf(kind: 'page' | 'shell' | 'section', found: readonly QualityFinding[]) {
  const side = new ValueStore<SidePanel>('inspector')
  const admin = { section: { reach: () => Promise.reject(new Error('offline')) } }
  const bench = {
    ...{ text, side, facts: KNOWN_FACTS, review: new ValueStore(null), quality: new ValueStore(found), former: new ValueStore(3) },
    store: { document: { head: { title: 'Accueil' } } },
    props: { edited: { kind, id: 12 }, admin, locale: 'fr_FR', site: { locales: ['fr_FR'] } },
  }
  return bench as unknown as Workbench
}

it.each([
  ['page', [advice], '«\u202fAccueil\u202f» est en ligne. 1 conseil à voir.', ['Voir le conseil', 'Voir', 'Annuler la publication']],
  ['page', [], '«\u202fAccueil\u202f» est en ligne.', ['Voir', 'Annuler la publication']],
  ['section', [advice, advice], 'La page est en ligne. 2 conseils à voir.', ['Voir les conseils', 'Voir', 'Annuler la publication']],
  ['shell', [advice], 'La page est en ligne. 1 conseil à voir.', ['Voir le conseil', 'Voir', 'Annuler la publication']],
] as const)('names the advice that is open on a published %s: %j', async (kind, found, words, labels) => {
  const bench = benchOf(kind, found)
  await tellPublished(bench, text, () => undefined)
  expect(shownToast()?.text).toBe(words)
  expect(shownToast()?.acts?.map(({ label }) => label)).toEqual(labels)
  if (found.length > 0) shownToast()?.acts?.[0]?.onAct()
  expect(bench.side.get()).toBe(found.length > 0 ? 'checks' : 'inspector')
})
