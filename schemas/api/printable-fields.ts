import type { z } from 'zod'
import { isOneLine, isPrintable, normalisePrintable } from '#schemas/printable-text.ts'
import { fieldCode } from './account-fields.ts'

/** A field is told once what is wrong with it. */
const when = ({ issues }: { readonly issues: readonly unknown[] }): boolean => issues.length === 0

/** What is printed, on an invoice or in a parcel, as it was written: words of unseen signs alone are none. */
export const printableText = (text: z.ZodString): z.ZodString =>
  text
    .overwrite(normalisePrintable)
    .trim()
    .refine(isPrintable, { ...fieldCode('FORMAT', { reason: 'unprintable' }), when })

/** What is printed on a line of its own. */
export const printedLine = (text: z.ZodString): z.ZodString =>
  printableText(text.refine((words) => isOneLine(words.trim()), { ...fieldCode('FORMAT', { reason: 'oneLine' }), when }))
