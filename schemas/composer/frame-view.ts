import { z } from 'zod'
import { instantSchema } from '#schemas/api/base/scalars.ts'

/** The readers for which a page can be shown. */
export const readers = ['visitors', 'members', 'admins'] as const

/** A reader of a page: a visitor, a signed-in member, or an administrator. */
export type Reader = (typeof readers)[number]

/** The work in the frame: the draft is edited, or tried without the editor; `live` is the published page beside it. */
export type FrameMode = 'compose' | 'try' | 'live'

/** The person and the moment for which a page is drawn; null is now. */
export interface FrameView {
  readonly audience: Reader
  readonly date: string | null
}

/** The view of a page when nothing else is chosen. */
export const USUAL_VIEW: FrameView = { audience: 'visitors', date: null }

/** A moment for which a page can be drawn. */
export const previewDateSchema = instantSchema.refine((instant) => /^20\d\d-/.test(instant))

/** The query of the frame's address. Everything else is refused. */
export const frameQuerySchema = z.strictObject({
  /** `visiteur` leaves out what the reader does not see; `essai` does so too, and the page works without the editor; `en-ligne` is the published page so. */
  vue: z.enum(['visiteur', 'essai', 'en-ligne']).optional(),
  audience: z.enum(readers).default(USUAL_VIEW.audience),
  date: previewDateSchema.nullable().default(USUAL_VIEW.date),
})

/** Writes the address of the frame for a view of the page. */
export function frameAddress(url: string, { audience, date }: FrameView, mode: FrameMode): string {
  const query = new URLSearchParams()
  if (mode !== 'compose') query.set('vue', mode === 'try' ? 'essai' : 'en-ligne')
  if (audience !== USUAL_VIEW.audience) query.set('audience', audience)
  if (date !== null) query.set('date', date)
  return query.size === 0 ? url : `${url}?${query}`
}
