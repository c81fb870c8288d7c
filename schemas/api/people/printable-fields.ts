import type { z } from 'zod'
import { isOneLine, normalisePrintable, unprintableSign } from '#schemas/text/printable-text.ts'
import { addFault, fieldCode } from './account-fields.ts'

/** A field gets one error only. */
const when = ({ issues }: { readonly issues: readonly unknown[] }): boolean => issues.length === 0

/** Restricts a text to characters that documents can print. */
export const printableText = (text: z.ZodString): z.ZodString =>
  text
    .overwrite(normalisePrintable)
    .trim()
    .check((payload) => {
      const sign = when(payload) ? unprintableSign(payload.value) : null
      addFault(payload, sign === null ? null : { reason: 'unprintable', sign })
    })

/** Restricts a printed text to one line. */
export const printedLine = (text: z.ZodString): z.ZodString =>
  printableText(text.refine((words) => isOneLine(words.trim()), { ...fieldCode('FORMAT', { reason: 'oneLine' }), when }))
