import { expect, it } from 'vitest'
import type { QualityFinding } from '#engine/quality/finding.ts'
import { textsToReview } from './texts-to-review.ts'
import type { Translation } from './translation.ts'

const line = { former: 'Vins', now: 'Nos vins', isTaken: false, changedAt: '2026-11-20T13:12:07Z' }
const known: Translation = {
  source: 'fr_FR',
  texts: [
    { ...line, blockId: 'a', pointer: '/text' },
    { ...line, blockId: 'b', pointer: '/text' },
    { ...line, blockId: 'c', pointer: '/text', former: null, isTaken: true },
  ],
}
const finding: QualityFinding = {
  check: 'UNTRANSLATED',
  level: 'advice',
  blockId: 'a',
  pointer: '/props/text',
  values: { text: 'Nos vins' },
}
const places = (texts: readonly { readonly blockId: string | null; readonly pointer: string }[]) =>
  texts.map(({ blockId, pointer }) => `${blockId} ${pointer}`)

it('lists each text once: as not translated while it is its original, else as changed', () => {
  const { changed, taken } = textsToReview(known, [finding, { ...finding, check: 'FILLER_TEXT', blockId: 'd' }])
  expect([places(changed), places(taken)]).toEqual([['b /text'], ['a /text']])
})

it('lists no text as not translated that a person has translated since the answer', () => {
  expect(textsToReview(known, []).taken).toEqual([])
})
