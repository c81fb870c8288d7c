import { emptyRecord } from '#schemas/names/empty-record.ts'

/** The kind of what a page lacks of a block for now: all that a block shows, a part of it, or something of the shell. */
export type MissingKind = 'whole' | 'part' | 'shell'

/** The blocks that lack answers, by id. */
export type MissingParts = Readonly<Record<string, MissingKind>>

/** How the call for one place ended; `isMissing` when a later call may answer it. */
export interface NeedOutcome {
  readonly blockId: string
  readonly isSubject: boolean
  readonly isMissing: boolean
}

/**
 * Says which blocks lack answers. A block without its subject, or without any answer, is `whole`: its view would show nothing or something
 * wrong. A block of the shell is always drawn, since a notice does not fit into a bar.
 */
export function missingParts(outcomes: readonly NeedOutcome[], shell: ReadonlySet<string>): MissingParts {
  const answered = new Set(outcomes.flatMap(({ blockId, isMissing }) => (isMissing ? [] : [blockId])))
  const found = emptyRecord<MissingKind>()
  for (const { blockId, isSubject, isMissing } of outcomes) {
    if (!isMissing) continue
    const isWhole = isSubject || !answered.has(blockId)
    found[blockId] = shell.has(blockId) ? 'shell' : isWhole ? 'whole' : (found[blockId] ?? 'part')
  }
  return found
}
