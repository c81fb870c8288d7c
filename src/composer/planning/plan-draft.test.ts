import { expect, it } from 'vitest'
import type { QualityFinding } from '#engine/quality/finding.ts'
import { ValueStore } from '#engine/value-store.ts'
import { shownToast } from '#kit/feedback/toast.ts'
import { KNOWN_FACTS } from '#tests/support/composer/facts-bench.ts'
import { planDraft } from './plan-draft.ts'

const document = { head: {}, regions: {}, notes: {} }

/** The words of the toast after a planning whose answer has a step. */
async function toldAfter(seq: number, endsAt: string | null, found: readonly QualityFinding[] = []): Promise<string | undefined> {
  const saver = { flush: () => Promise.resolve(), retry: () => undefined }
  const store = { client: { pending: [], base: { seq: 4, chain: 'c' }, confirmed: document } }
  const plan = { create: () => Promise.resolve({ plan: 1, seq, chain: 'c', isEntryWaiting: false, former: null }) }
  const props = { edited: { kind: 'page', id: 12 }, locale: 'fr_FR', admin: { plan } }
  const checks = { review: new ValueStore(null), quality: new ValueStore(found), named: new ValueStore(0), facts: KNOWN_FACTS }
  const bench = { saver, store, props, text: (id: string) => id, ...checks } as unknown as Parameters<typeof planDraft>[0]
  const named = () => checks.named.get()
  expect([await planDraft(bench, { startsAt: '2026-12-01T07:00:00.000Z', endsAt, name: null }), named()]).toEqual([null, 1])
  return shownToast()?.text
}

it('says that the draft is again what visitors see only where it is', async () => {
  const until = '2026-12-26T19:00:00.000Z'
  expect([await toldAfter(5, until), await toldAfter(4, until), await toldAfter(4, null)]).toEqual([
    'composer.plan.done-with-end',
    'composer.plan.done',
    'composer.plan.done',
  ])
})

it('names the advice that is open', async () => {
  const advice: QualityFinding = { check: 'FILLER_TEXT', level: 'advice', blockId: 'a', pointer: '/props/html', values: {} }
  expect(await toldAfter(4, null, [advice])).toBe('composer.plan.done composer.publish.advice')
  expect(shownToast()?.acts?.map(({ label }) => label)).toEqual(['composer.publish.see-advice', 'composer.plan.undo'])
  await toldAfter(5, '2026-12-26T19:00:00.000Z', [advice])
  expect(shownToast()?.acts?.map(({ label }) => label)).toEqual(['composer.plan.undo'])
  await toldAfter(4, null, [{ ...advice, level: 'stop' }])
  expect(shownToast()?.text).toBe('composer.plan.done')
})
