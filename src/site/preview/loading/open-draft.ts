import type { CanvasState } from '#schemas/runtime/preview-rendering.ts'
import { systemClock } from '#domain/dates/clock.ts'
import { createDraftReader } from '#engine/prepare-draft.ts'
import { drawnSlots } from '#engine/registry/drawn-slots.ts'
import { agreementOf } from '#engine/registry/agreement.ts'
import { describeFaults } from '#engine/registry/describe-faults.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { createSectionReader } from '#engine/sections/expand-sections.ts'
import { readWithSections } from '#engine/sections/read-with-sections.ts'
import { createIsClosed } from '#engine/visibility/closed-links.ts'
import { createPurifier } from '#engine/validation/purifier.ts'
import type { BlockView } from '#renderer/view.ts'
import type { Canvas } from '../canvas-model.ts'
import { createCanvas } from '../canvas.ts'
import { rememberClean } from '../clean-texts.ts'
import { needsRereading } from './needs-rereading.ts'
import { createTimedReader } from './timed-reader.ts'

/** The canvas of a draft with its reader. */
export interface OpenDraft {
  readonly canvas: Canvas
  /** Forgets the readings of the draft where the validators of these types may change them. The result says whether it has to be shown again. */
  readonly forgetTypes: (types: ReadonlySet<string>) => boolean
}

/** The needs of an open draft beside its state. */
interface OpenDraftNeeds {
  readonly registry: Registry
  readonly views: ReadonlyMap<string, BlockView>
  /** Called when a date of a block has come, to draw the canvas again. */
  readonly onEdge: (canvas: Canvas) => void
}

function later(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}

/** Opens the canvas of a draft with its reader. */
export function openDraft(state: CanvasState, { registry, views, onEdge }: OpenDraftNeeds): OpenDraft {
  const { values, closed, isClosedItself, audience, now } = state
  const cleaner = rememberClean(createPurifier(window).sanitise, state.isClean)
  const options = {
    ...{ placeholders: new Map(values), isClosed: closed && createIsClosed(closed) },
    ...{ isClosedItself, audience, sanitise: cleaner.sanitise },
  }
  // The dates that the composer writes are those of this browser.
  const clock = state.isDated ? () => now : () => Math.max(now, systemClock())
  const { read, forget } = createTimedReader(
    { clock, later, readerAt: (instant) => createDraftReader(registry, { ...options, now: instant }), onEdge: () => onEdge(canvas) },
    now,
  )
  const sections = new Map(state.sections)
  const expand = createSectionReader(sections)
  const canvas = createCanvas(state, {
    read: readWithSections(read, sections, expand),
    views,
    slotsOf: (block) => drawnSlots(registry, block),
    describeFaults: (type, faults) => describeFaults(registry, type, faults),
    agreementOf: (type) => agreementOf(registry, type),
  })
  cleaner.end()
  return {
    canvas,
    forgetTypes: (types) => {
      if (!needsRereading(registry, { document: canvas.document(), ready: canvas.ready().blocks }, types)) return false
      forget()
      return true
    },
  }
}
