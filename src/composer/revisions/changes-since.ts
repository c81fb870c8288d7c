import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { findBlock } from '#engine/draft/document/find-block.ts'
import { difference } from '#engine/draft/operations/difference.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { applyAll } from '#engine/draft/operations/apply.ts'
import { conflictOf } from '#engine/draft/merge/conflict.ts'
import { labelOf } from '#composer/block-types/block-label.ts'
import { conflictVersions, titleOfConflict } from '#composer/conflicts/conflict-words.ts'
import type { ComposerMessage } from '#composer/words/composer-message.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'

/** A difference between a version and the draft, in words: as it was then, and as it is now. */
export interface ChangeWords {
  readonly key: string
  readonly title: string
  readonly then: string | undefined
  readonly now: string | undefined
}

const STRUCTURE: Readonly<Partial<Record<Operation['op'], ComposerMessage>>> = {
  insert: 'composer.revisions.inserted',
  remove: 'composer.revisions.removed',
  move: 'composer.revisions.moved',
  visible: 'composer.revisions.visible',
}

/** The changes that bringing a version back would make. */
export function changesSince(bench: Workbench, version: EditedDocument): readonly ChangeWords[] {
  const { store } = bench
  const operations = difference(store.document, version)
  if ('refused' in operations) return []
  const done = applyAll(store.document, operations)
  if ('refused' in done) return []
  return done.edits.map((edit, index) => {
    const conflict = conflictOf(edit, 'value', store.document)
    const structure = STRUCTURE[edit.operation.op]
    const { before: now, mine: then } = conflictVersions(conflict)
    const { block, field } = titleOfConflict(bench, conflict)
    const place = field === null ? block : bench.text('composer.checks.place', { block, field })
    if (!structure) return { key: String(index), title: place, then, now }
    const name = block || nameIn(bench, version, edit.operation)
    return { key: String(index), title: bench.text(structure, { block: name }), then: undefined, now: undefined }
  })
}

function nameIn({ registry }: Workbench, version: EditedDocument, operation: Operation): string {
  const found = 'id' in operation ? findBlock(version, operation.id) : null
  return found ? labelOf(registry, found.block.type) : ''
}
