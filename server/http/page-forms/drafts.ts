import { z } from 'zod'
import type { SentForm } from '#schemas/runtime/site-rendering.ts'
import { translate } from '#schemas/errors/translations.ts'
import { sessionSeconds } from '#server/people/sessions/service.ts'
import { decryptCookie, encryptCookie, type CookieContext } from './encrypted-cookie.ts'

/** How long what was typed waits for its author to sign in again. */
export const draftSeconds = 900
/** How long a browser tells whose forms it was given: as long as a session, and the wait after it. */
export const ownerSeconds = sessionSeconds + draftSeconds

const draftSchema = z.object({
  path: z.string(),
  name: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
})

/** The values of a form that needs a session and was sent without one. */
export type Draft = z.infer<typeof draftSchema>

const ownedSchema = z.object({ owner: z.int(), draft: draftSchema.nullable(), until: z.number() })

/** A draft with its owner; null while the owner has no values waiting. */
export type OwnedDraft = Omit<z.infer<typeof ownedSchema>, 'until'>

const ownerOf = ({ siteId }: CookieContext): string => `draft of a form, site ${siteId}`

/** Locks a draft away for a cookie; null when it says nothing, or more than a cookie holds. */
export async function sealDraft(keeping: CookieContext, { owner, draft }: OwnedDraft): Promise<string | null> {
  if (draft !== null && Object.values(draft.values).flat().join('') === '') return null
  const seconds = draft === null ? ownerSeconds : draftSeconds
  return encryptCookie(keeping.secrets, ownerOf(keeping), { owner, draft, until: keeping.now + seconds * 1000 })
}

/** The draft that a cookie holds, and whose it is; null when it is forged, another site's or too old. */
export async function openDraft(keeping: CookieContext, sealed: string): Promise<OwnedDraft | null> {
  // One that another version has made is no draft.
  const read = ownedSchema.safeParse(await decryptCookie(keeping.secrets, ownerOf(keeping), sealed))
  if (!read.success || read.data.until <= keeping.now) return null
  const { owner, draft } = read.data
  return { owner, draft }
}

const expired = {
  fr: 'Votre session avait expiré. Vérifiez, puis envoyez de nouveau.',
  en: 'Your session had expired. Check, then send again.',
} as const

/** A draft as its page shows it: what was typed, and why it has to be sent again. */
export function draftForm({ name, values }: Draft, locale: string): SentForm {
  return { name, values, errors: [], code: 'SESSION_EXPIRED', message: translate(locale, expired) }
}
