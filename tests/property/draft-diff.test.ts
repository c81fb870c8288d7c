import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEmptyDiff } from '#engine/draft/diff/document-diff.ts'
import { diffDocuments } from '#engine/draft/diff/diff-documents.ts'
import { restoredBlock, restoredField, restoredHead } from '#engine/draft/diff/restore-change.ts'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { applyAll, applyOperation } from '#engine/draft/operations/apply.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { deepFrozen } from '#tests/support/drafts/draft-samples.ts'
import { Dice, randomDocument, randomOperation } from '#tests/support/drafts/random-draft.ts'

const seeds = fc.nat(1_000_000)

function edited(document: EditedDocument, seed: number, count: number): EditedDocument {
  let now = document
  const dice = new Dice(seed)
  for (let step = 0; step < count; step += 1) {
    const done = applyOperation(now, randomOperation(now, dice, `token${step}`))
    if (!('refused' in done)) now = done.document
  }
  return deepFrozen({ ...now, notes: document.notes })
}

function applied(document: EditedDocument, operations: readonly Operation[]): EditedDocument {
  const done = applyAll(document, operations)
  if ('refused' in done) throw new Error(done.refused)
  return done.document
}

/** Restores the first change that can be, block by block; a block whose place is gone waits for the one around it. */
function restoredOnce(now: EditedDocument, then: EditedDocument): EditedDocument | null {
  const { head, blocks } = diffDocuments(then, now)
  if (head[0]) return applied(now, [restoredHead(head[0])])
  for (const change of blocks) {
    const operations = restoredBlock(now, then, change)
    if (operations && operations.length > 0) return applied(now, operations)
  }
  return null
}

describe('the difference of any two documents', () => {
  it('is empty for a document and itself, and only for equal ones', () => {
    fc.assert(
      fc.property(seeds, fc.nat(20), fc.nat(8), (seed, size, steps) => {
        const then = randomDocument(seed, size)
        const now = edited(then, seed + 1, steps)
        expect(isEmptyDiff(diffDocuments(then, structuredClone(then)))).toBe(true)
        expect(isEmptyDiff(diffDocuments(then, now))).toBe(draftHash(then) === draftHash(now))
      }),
      { numRuns: 200 },
    )
  })

  it('is gone once each change is restored by itself', () => {
    fc.assert(
      fc.property(seeds, fc.nat(20), fc.nat(8), (seed, size, steps) => {
        const then = randomDocument(seed, size)
        let now = edited(then, seed + 1, steps)
        const most = 10 + 4 * (size + steps)
        for (let turn = 0; turn < most && !isEmptyDiff(diffDocuments(then, now)); turn += 1) {
          const next = restoredOnce(now, then)
          if (!next) break
          now = next
        }
        expect(draftHash(now)).toBe(draftHash(then))
      }),
      { numRuns: 200 },
    )
  })

  it('loses a field with the restored field alone', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 20 }), fc.nat(8), (seed, size, steps) => {
        const then = randomDocument(seed, size)
        const now = edited(then, seed + 1, steps)
        const count = (document: EditedDocument) =>
          diffDocuments(then, document).blocks.reduce((sum, change) => sum + (change.kind === 'changed' ? change.fields.length : 0), 0)
        for (const change of diffDocuments(then, now).blocks) {
          if (change.kind !== 'changed' || change.isReplaced) continue
          for (const field of change.fields) expect(count(applied(now, [restoredField(change.id, field)]))).toBe(count(now) - 1)
        }
      }),
      { numRuns: 100 },
    )
  })
})
