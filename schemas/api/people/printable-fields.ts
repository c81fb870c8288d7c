import type { z } from 'zod'
import { isOneLine, normalisePrintable, unprintableSign } from '#schemas/text/printable-text.ts'
import { addFault, fieldCode } from './account-fields.ts'

/** A field is told once what is wrong with it. */
const when = ({ issues }: { readonly issues: readonly unknown[] }): boolean => issues.length === 0

/** Text that is printed on an invoice or in a parcel. */
export const printableText = (text: z.ZodString): z.ZodString =>
  text
    .overwrite(normalisePrintable)
    .trim()
    .check((payload) => {
      const sign = when(payload) ? unprintableSign(payload.value) : null
      addFault(payload, sign === null ? null : { reason: 'unprintable', sign })
    })

/** Text that is printed on one line. */
export const printedLine = (text: z.ZodString): z.ZodString =>
  printableText(text.refine((words) => isOneLine(words.trim()), { ...fieldCode('FORMAT', { reason: 'oneLine' }), when }))
