import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import { z } from 'zod'
import type { SentForm } from '#schemas/site-rendering.ts'
import { wordsFor } from '#schemas/words.ts'
import type { SecretBox } from '#server/adapters/secret-box.ts'
import { sessionSeconds } from '#server/features/sessions/service.ts'

/** How long what was typed waits for its author to sign in again. */
export const draftSeconds = 900
/** How long a browser tells whose forms it was given: as long as a session, and the wait after it. */
export const ownerSeconds = sessionSeconds + draftSeconds

/** A browser keeps no cookie of more than 4 kB, its name and attributes included. */
const longestSealed = 3500
/** More than any draft of that length says. */
const longestText = 100_000

const draftSchema = z.object({
  path: z.string(),
  name: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
})

/** What was typed on a page, of a form that needs a session and had none. */
export type Draft = z.infer<typeof draftSchema>

const ownedSchema = z.object({ owner: z.int(), draft: draftSchema.nullable(), until: z.number() })

/** Whose draft it is; null as long as they have typed nothing that waits. */
export type OwnedDraft = Omit<z.infer<typeof ownedSchema>, 'until'>

interface Keeping {
  readonly secrets: SecretBox
  readonly siteId: number
  readonly now: number
}

const pack = promisify(deflateRaw)
const unpack = promisify(inflateRaw)
const ownerOf = ({ siteId }: Keeping): string => `draft of a form, site ${siteId}`

/** Locks a draft away for a cookie; null when it says nothing, or more than a cookie holds. */
export async function sealDraft(keeping: Keeping, { owner, draft }: OwnedDraft): Promise<string | null> {
  if (draft !== null && Object.values(draft.values).flat().join('') === '') return null
  const seconds = draft === null ? ownerSeconds : draftSeconds
  const text = JSON.stringify({ owner, draft, until: keeping.now + seconds * 1000 })
  const packed = await pack(Buffer.from(text))
  if (packed.length > longestSealed) return null
  const sealed = await keeping.secrets.seal(packed.toString('base64'), ownerOf(keeping))
  return sealed.length <= longestSealed ? sealed : null
}

/** The draft that a cookie holds, and whose it is; null when it is forged, another site's or too old. */
export async function openDraft(keeping: Keeping, sealed: string): Promise<OwnedDraft | null> {
  const packed = await keeping.secrets.open(sealed, ownerOf(keeping))
  if (packed === null) return null
  const text = await unpack(Buffer.from(packed, 'base64'), { maxOutputLength: longestText })
  // One that another version has made is no draft.
  const read = ownedSchema.safeParse(JSON.parse(text.toString()))
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
  return { name, values, errors: [], code: 'SESSION_EXPIRED', message: wordsFor(locale, expired) }
}
