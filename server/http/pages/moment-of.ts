import type { AnsweredNeed } from '#schemas/runtime/site-rendering.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { heldAt } from '#domain/opening-hours/held-at.ts'
import { readShownHours } from '#domain/opening-hours/read-hours.ts'

/** The moment of a page, and the instant at which its opening hours say something else. */
interface PageMoment {
  /** The part of the page that names the moment; empty where the page shows no hours. */
  readonly moment: { readonly moment?: number }
  readonly edge: number | null
}

/** Finds since when and until when the opening hours among the answers of a page say what they say at an instant. */
export function momentOf(answers: readonly AnsweredNeed[], now: number): PageMoment {
  const answer = answers.find(({ call, params }) => call === 'component.conf' && params['slug'] === 'OPENING_HOURS')?.value
  const conf = isRecord(answer) ? answer['config'] : undefined
  const held = isRecord(conf) ? heldAt(readShownHours(conf), now) : null
  return held === null ? { moment: {}, edge: null } : { moment: { moment: held.since }, edge: held.until }
}
