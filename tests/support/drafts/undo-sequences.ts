import { isDeepStrictEqual } from 'node:util'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { hashOf } from '#engine/document/hash.ts'
import { applyOperation } from '#engine/draft/operations/apply.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { makeBatch, type Batch } from '#engine/draft/sync/batch.ts'
import { readStacks, takeBack } from '#engine/draft/sync/undo.ts'
import { Dice, randomDocument, randomOperation } from './random-draft.ts'
import { referenceApply } from './reference-document.ts'

/** The outcome of many random sequences of operations. */
export interface SequenceReport {
  readonly operations: number
  readonly batches: number
  readonly faults: readonly string[]
}

/** Does random operations in batches, takes them all back to the first hash, and does them again to the last. */
export function undoSequences({
  runs,
  length,
  seed,
}: {
  readonly runs: number
  readonly length: number
  readonly seed: number
}): SequenceReport {
  const report = { operations: 0, batches: 0, faults: [] as string[] }
  for (let run = 0; run < runs; run += 1) {
    const first = randomDocument(seed + run, run % 30)
    const done = doSequence(first, length, new Dice(seed + run))
    report.operations += length
    report.batches += done.log.length
    const undone = takeAllBack(done.log, done.document, 'undo')
    const redone = takeAllBack(undone.log, undone.document, 'redo')
    const faults = [...done.faults, ...undone.faults, ...redone.faults]
    if (!isSame(undone.document, first)) faults.push('undone to another document')
    if (!isSame(redone.document, done.document)) faults.push('done again to another document')
    report.faults.push(...faults.map((fault) => `seed ${seed + run}: ${fault}`))
  }
  return report
}

function isSame(one: EditedDocument, other: EditedDocument): boolean {
  const plainHash = ({ head, regions }: EditedDocument): string => hashOf({ head, regions })
  return draftHash(one) === draftHash(other) && plainHash(one) === plainHash(other) && isDeepStrictEqual(one.notes, other.notes)
}

interface Played {
  readonly log: readonly Batch[]
  readonly document: EditedDocument
  readonly faults: string[]
}

function doSequence(first: EditedDocument, length: number, dice: Dice): Played {
  const log: Batch[] = []
  const faults: string[] = []
  let document = first
  for (let count = 0; count < length;) {
    const operations: Operation[] = []
    let ahead = document
    for (let more = Math.min(1 + dice.below(3), length - count); more > 0; more -= 1, count += 1) {
      const operation = randomOperation(ahead, dice, `t${count}`)
      const done = applyOperation(ahead, operation)
      if ('refused' in done) throw new Error(`Not valid: ${done.refused} ${JSON.stringify(operation)}`)
      if (count % 25 === 0 && !isDeepStrictEqual(done.document, referenceApply(ahead, operation)))
        faults.push(`${operation.op} does something else`)
      operations.push(operation)
      ahead = done.document
    }
    const made = makeBatch(document, { id: `b${log.length}`, by: 'me' }, operations)
    if ('refused' in made) throw new Error(`Not valid together: ${made.refused}`)
    log.push(made.batch)
    document = made.document
  }
  return { log, document, faults }
}

function takeAllBack(start: readonly Batch[], from: EditedDocument, way: 'undo' | 'redo'): Played {
  const log = [...start]
  const faults: string[] = []
  let document = from
  for (let target = readStacks(log, 'me')[way].at(-1); target; target = readStacks(log, 'me')[way].at(-1)) {
    const done = takeBack(log, target, document, `${way}${log.length}`)
    if (done.skipped.length > 0) faults.push(`${way} skipped ${done.skipped.map(({ why }) => why).join()}`)
    log.push(done.batch)
    document = done.document
  }
  return { log, document, faults }
}
