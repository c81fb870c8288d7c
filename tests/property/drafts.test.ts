import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashOf } from '#engine/document/hash.ts'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { applyAll, applyOperation } from '#engine/draft/operations/apply.ts'
import { difference } from '#engine/draft/operations/difference.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { anyOperations } from '#tests/support/drafts/any-operations.ts'
import { deepFrozen } from '#tests/support/drafts/draft-samples.ts'
import { mergePairs } from '#tests/support/drafts/merge-pairs.ts'
import { playWorlds, type WorldKind } from '#tests/support/drafts/play-worlds.ts'
import { allBlocks, referenceApply } from '#tests/support/drafts/reference-document.ts'
import { Dice, randomDocument, randomOperation } from '#tests/support/drafts/random-draft.ts'
import { undoSequences } from '#tests/support/drafts/undo-sequences.ts'
import { seed as turn } from '#tests/support/sampling.ts'

const seed = turn * 10_000
const seeds = fc.nat(1_000_000)

function applied(document: EditedDocument, operation: Operation) {
  const done = applyOperation(document, operation)
  if ('refused' in done) throw new Error(done.refused)
  return done
}

describe('a valid operation on any document', () => {
  it('does what a plain model does, and its inverse takes it back', () => {
    fc.assert(
      fc.property(seeds, fc.nat(20), (start, size) => {
        const document = deepFrozen(randomDocument(start, size))
        const operation = deepFrozen(randomOperation(document, new Dice(start + 1), 'token'))
        const done = applied(document, operation)
        expect(isDeepStrictEqual(done.document, referenceApply(document, operation))).toBe(true)
        const back = applied(done.document, done.trace.inverse)
        expect(back.document).toEqual(document)
        expect(hashOf(back.document.regions)).toBe(hashOf(document.regions))
        expect(applied(back.document, back.trace.inverse).document).toEqual(done.document)
      }),
      { numRuns: 200 },
    )
  })

  it('makes new objects only of the blocks around it', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 2, max: 20 }), (start, size) => {
        const document = randomDocument(start, size)
        const operation = randomOperation(document, new Dice(start + 1), 'token')
        const after = allBlocks(applied(document, operation).document)
        const former = new Set(allBlocks(document).map(({ block }) => block))
        const fresh = after.filter(({ block }) => !former.has(block))
        const deepest = Math.max(0, ...[...after, ...allBlocks(document)].map(({ path }) => path.length))
        expect(fresh.length).toBeLessThanOrEqual(2 * deepest + (operation.op === 'insert' ? 3 : 0))
      }),
      { numRuns: 100 },
    )
  })
})

describe('an operation of any shape', () => {
  it('is refused with a reason or taken back by its inverse, and never changes what it is given', () => {
    const reasons = new Set<string>()
    fc.assert(
      fc.property(seeds, fc.nat(6), anyOperations, (start, size, operation) => {
        const document = deepFrozen(randomDocument(start, size))
        const hash = hashOf(document)
        const done = applyOperation(document, operation)
        expect(hashOf(document)).toBe(hash)
        if ('refused' in done) return void reasons.add(done.refused)
        const back = applied(done.document, done.trace.inverse)
        expect([hashOf(back.document.regions), draftHash(back.document)]).toEqual([hashOf(document.regions), draftHash(document)])
        expect(Object.getPrototypeOf(back.document.regions)).toBe(Object.prototype)
      }),
      { numRuns: 800 },
    )
    expect(reasons.size).toBeGreaterThanOrEqual(6)
    expect(Object.keys(Object.prototype)).toEqual([])
  })
})

describe('sequences of 500 operations', () => {
  it('undo to the first hash, and redo to the last', () => {
    expect(undoSequences({ runs: 1, length: 500, seed })).toMatchObject({ operations: 500, faults: [] })
  })
})

describe('two edits of one document by two people', () => {
  it('both stand after a merge without a conflict, and a conflict comes only where both cannot', () => {
    const { faults, merged, conflicts } = mergePairs({ count: 600, seed })
    expect(faults).toEqual([])
    expect(Math.min(merged, conflicts)).toBeGreaterThan(0)
  })
})

describe('people on one draft over a bad network', () => {
  it.each<[string, WorldKind]>([
    ['two', { people: 2 }],
    ['three', { people: 3 }],
    ['three, with a log that is cut,', { people: 3, isCut: true }],
    ['two, with a server restored from a backup,', { people: 2, isRestored: true }],
    ['two, with publications and versions brought back,', { people: 2, isPublished: true }],
  ])('%s have one document at the end, and no edit is lost', (_, kind) => {
    const { faults, counts } = playWorlds(kind, { count: 15, seed })
    expect(faults).toEqual([])
    expect(Math.min(counts.acts, counts.steps)).toBeGreaterThan(0)
  })
})

it('lets people take back acts from before a publication and a version that was brought back', () => {
  const { faults, counts } = playWorlds({ people: 2, isPublished: true }, { count: 15, seed: seed + 100 })
  expect(faults).toEqual([])
  expect(Math.min(counts.publications, counts.restorations, counts.merges, counts.undonePast)).toBeGreaterThan(5)
})

describe('the difference of any two documents', () => {
  it('makes one of the other', () => {
    fc.assert(
      fc.property(seeds, seeds, fc.nat(20), fc.nat(20), (one, two, size, other) => {
        const [from, to] = [randomDocument(one, size), randomDocument(two, other)]
        const operations = difference(from, to)
        const done = 'refused' in operations ? operations : applyAll(from, operations)
        expect('refused' in done ? done.refused : draftHash(done.document)).toBe(draftHash(to))
      }),
      { numRuns: 40 },
    )
  })
})
