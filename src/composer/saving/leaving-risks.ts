import { leaveReasons, type Risks, type Way } from '#kit/leaving/leave-reasons.ts'
import { uploadRisks } from '#forms/media/upload-risks.ts'
import type { DocumentStore } from '#composer/store/document-store.ts'
import type { PictureUploads } from '#composer/uploads/picture-uploads.ts'
import type { Saver } from './saver.ts'

/** The parts of a composer that leaving it ends. */
export interface Left {
  readonly uploads: Pick<PictureUploads, 'all'>
  readonly store: Pick<DocumentStore, 'conflicts' | 'client'>
  readonly saver: Pick<Saver, 'state'>
  /** True where the browser keeps changes that the server has not taken. */
  readonly isKept: boolean
}

/** Counts what a way out of the composer leaves behind. A closed window loses no conflict: it is asked about at the next visit. */
export function leavingRisks({ uploads, store, saver, isKept }: Left, way: Way | null): Risks {
  if (way && way.from.pathname === way.to.pathname && way.from.search === way.to.search) return {}
  const { kind } = saver.state
  const isSaving = kind === 'saved' || kind === 'saving'
  return {
    ...uploadRisks(uploads.all.get()),
    conflicts: way === null ? 0 : store.conflicts().length,
    // What is being saved is sent on the way out.
    edits: isKept || isSaving ? 0 : store.client.pending.length,
  }
}

/** Holds a composer against leaving while it is open. The answer of the function ends it. */
export const holdLeaving = (left: Left): (() => void) => leaveReasons.hold({ risks: (way) => leavingRisks(left, way) })
