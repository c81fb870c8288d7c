import { z } from 'zod'
import type { SentForm } from '#schemas/runtime/site-rendering.ts'
import { decryptCookie, encryptCookie, type CookieContext } from './encrypted-cookie.ts'

/** How long the page of a form that is done still says what it was answered, however often it is loaded. */
export const receiptSeconds = 300

const receiptSchema = z.object({
  path: z.string(),
  name: z.string(),
  of: z.string().nullable(),
  owner: z.number().nullable(),
  answer: z.unknown().optional(),
  until: z.number(),
})

/** The answer of a finished form, with the page that shows it and the only member who may see it; null for every user of the browser. */
export type Receipt = Omit<z.infer<typeof receiptSchema>, 'until'>

/** Which form is done, on which page that is said, and what tells the browser that has sent it from others. */
export type SubmissionKey = Omit<Receipt, 'answer'> & { readonly sender: string }

const ownerOf = ({ siteId }: CookieContext): string => `receipt of a form, site ${siteId}`

/** Locks a receipt away for a cookie; null when it is more than a cookie holds. */
export function sealReceipt(keeping: CookieContext, receipt: Receipt): Promise<string | null> {
  return encryptCookie(keeping.secrets, ownerOf(keeping), { ...receipt, until: keeping.now + receiptSeconds * 1000 })
}

/** The receipt that a cookie holds; null when it is forged, another site's or too old. */
export async function openReceipt(keeping: CookieContext, sealed: string): Promise<Receipt | null> {
  // One that another version has made is no receipt.
  const read = receiptSchema.safeParse(await decryptCookie(keeping.secrets, ownerOf(keeping), sealed))
  if (!read.success || read.data.until <= keeping.now) return null
  const { until: _, ...receipt } = read.data
  return receipt
}

const sendingOf = ({ siteId }: CookieContext, { path, name, of, owner, sender }: SubmissionKey): string =>
  JSON.stringify(['sending of a form', siteId, path, name, of, owner, sender])

/** Signs the outcome of a form for the address of its page: for a browser without cookies, and valid in no other browser. */
export function signSubmission(keeping: CookieContext, sending: SubmissionKey): Promise<string> {
  return keeping.secrets.seal(String(keeping.now + receiptSeconds * 1000), sendingOf(keeping, sending))
}

/** Returns true when the mark in an address is that of a form that this browser has just sent. */
export async function matchesSubmission(keeping: CookieContext, sending: SubmissionKey, mark: string): Promise<boolean> {
  const until = await keeping.secrets.open(mark, sendingOf(keeping, sending))
  return until !== null && Number(until) > keeping.now
}

/** A receipt as its page shows it. */
export function receiptForm({ name, of, answer }: Omit<Receipt, 'owner'>): SentForm {
  return { name, of, values: {}, errors: [], code: null, message: null, answer }
}
