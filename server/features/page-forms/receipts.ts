import { z } from 'zod'
import type { SentForm } from '#schemas/site-rendering.ts'
import { openValue, sealValue, type Keeping } from './sealed-cookie.ts'

/** How long the page of a form that is done still says what it was answered, however often it is loaded. */
export const receiptSeconds = 300

const receiptSchema = z.object({
  path: z.string(),
  name: z.string(),
  of: z.string().nullable(),
  answer: z.unknown(),
  until: z.number(),
})

/** What a form that is done was answered, and on which page that is said. */
export type Receipt = Omit<z.infer<typeof receiptSchema>, 'until'>

const ownerOf = ({ siteId }: Keeping): string => `receipt of a form, site ${siteId}`

/** Locks a receipt away for a cookie; null when it is more than a cookie holds. */
export function sealReceipt(keeping: Keeping, receipt: Receipt): Promise<string | null> {
  return sealValue(keeping.secrets, ownerOf(keeping), { ...receipt, until: keeping.now + receiptSeconds * 1000 })
}

/** The receipt that a cookie holds; null when it is forged, another site's or too old. */
export async function openReceipt(keeping: Keeping, sealed: string): Promise<Receipt | null> {
  // One that another version has made is no receipt.
  const read = receiptSchema.safeParse(await openValue(keeping.secrets, ownerOf(keeping), sealed))
  if (!read.success || read.data.until <= keeping.now) return null
  const { path, name, of, answer } = read.data
  return { path, name, of, answer }
}

/** A receipt as its page shows it. */
export function receiptForm({ name, of, answer }: Receipt): SentForm {
  return { name, of, values: {}, errors: [], code: null, message: null, answer }
}
