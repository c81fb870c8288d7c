import { z } from 'zod'
import { instantSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'

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
  /** The page that a shell is drawn around; the home page when absent. */
  autour: z.coerce.number().pipe(rowIdSchema).optional(),
  /** The address of the item that the page of an item shows; the first one when absent. */
  element: z.string().max(300).optional(),
  /** A stored version that is shown in place of the published page. */
  version: z.coerce.number().pipe(rowIdSchema).optional(),
  /** `essai` shows logos and fonts of the trial of the appearance, to those who may read it. */
  apparence: z.enum(['essai']).optional(),
})

/** Contents that are shown with a document: the page around a shell, the address of the item of a page of items. */
export interface FrameContents {
  readonly around?: number | null
  readonly item?: string | null
  /** A stored version, for the view of the published page. */
  readonly version?: number | null
  /** `essai` for the trial of the appearance. */
  readonly appearance?: 'essai' | null
}

const words: Readonly<Record<FrameMode, string | null>> = { compose: null, try: 'essai', live: 'en-ligne' }

/** Writes the address of the frame for a view of a document. */
export function frameAddress(
  url: string,
  { audience, date }: FrameView,
  mode: FrameMode,
  { around, item, version, appearance }: FrameContents = {},
): string {
  const requested = {
    vue: words[mode],
    audience: audience === USUAL_VIEW.audience ? null : audience,
    date,
    autour: around,
    element: item,
    version,
    apparence: appearance,
  }
  const given = Object.entries(requested).flatMap(([name, value]) => (value === null || value === undefined ? [] : [[name, String(value)]]))
  return given.length === 0 ? url : `${url}?${new URLSearchParams(given)}`
}
