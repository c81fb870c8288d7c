import type { ParameterValue } from '#domain/parameters.ts'
import { translate } from '#schemas/errors/translations.ts'
import type { Scope } from '#server/platform/scope/site.ts'

const words = {
  all: { fr: 'par virement, par prélèvement ou par carte bancaire', en: 'by transfer, direct debit or card' },
  online: { fr: 'par prélèvement ou par carte bancaire', en: 'by direct debit or card' },
  transfer: { fr: 'par virement', en: 'by transfer' },
  none: { fr: 'comme convenu avec vous', en: 'as agreed with you' },
} as const

/** Returns the payment methods of the shop for the terms of sale, `{{PAYMENT_METHODS}}`. */
export function paymentMethods({ locale }: Scope, iban: ParameterValue, takesPayment: boolean): string {
  const takesTransfer = typeof iban === 'string' && iban !== ''
  const transferOrNone = takesTransfer ? 'transfer' : 'none'
  const online = takesTransfer ? 'all' : 'online'
  return translate(locale, words[takesPayment ? online : transferOrNone])
}
