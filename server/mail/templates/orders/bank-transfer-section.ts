import { formatMoney } from '#i18n/format/format.ts'
import { formatIban } from '#i18n/format/format-iban.ts'
import type { MailPart } from '#server/mail/kit/mail-content.ts'
import type { MailData } from '#server/mail/kit/mail-kinds.ts'
import { oneLine } from '#server/mail/kit/sanitise-text.ts'

const names = {
  fr: { iban: 'IBAN', bic: 'BIC', label: 'Libellé', amount: 'Montant', due: 'À recevoir avant le', locale: 'fr_FR' },
  en: { iban: 'IBAN', bic: 'BIC', label: 'Payment reference', amount: 'Amount', due: 'To reach us before', locale: 'en_GB' },
} as const

/** How an order is paid by transfer: to which account, under which label, how much (in cents) and until when. */
export function transferPart(
  { iban, bic, label, amount, dueOn }: NonNullable<MailData<'ORDER_PLACED'>['transfer']> & { readonly amount: number },
  { language, day }: { readonly language: keyof typeof names; readonly day: (iso: string) => string },
): MailPart {
  const name = names[language]
  return {
    type: 'facts',
    rows: [
      [name.iban, oneLine(formatIban(iban))],
      ...(bic === null ? [] : [[name.bic, oneLine(bic)] as const]),
      [name.label, oneLine(label)],
      [name.amount, formatMoney(amount, name.locale)],
      [name.due, day(dueOn)],
    ],
  }
}
