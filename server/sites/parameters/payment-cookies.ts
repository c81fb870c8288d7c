import { translate } from '#schemas/errors/translations.ts'
import type { Scope } from '#server/platform/scope/site.ts'

const words = {
  fr: 'Si vous payez par carte ou par prélèvement, le formulaire de notre prestataire de paiement, Stripe, est chargé sur la page de la commande et nulle part ailleurs. Il y dépose __stripe_mid (1 an) et __stripe_sid (30 minutes), qui servent à reconnaître les fraudes\u00a0: sans eux ce paiement n’est pas possible. Rien n’est chargé si vous payez par virement.',
  en: 'If you pay by card or by direct debit, the form of our payment provider, Stripe, is loaded on the page of the order and nowhere else. It sets __stripe_mid (1 year) and __stripe_sid (30 minutes), which serve to recognise fraud: without them such a payment is not possible. Nothing is loaded if you pay by transfer.',
} as const

/** Returns the cookie text about the payment provider, `{{PAYMENT_COOKIES}}`; null without a shop or without card payments. */
export function paymentCookies({ site, locale }: Scope, takesPayment: boolean): string | null {
  return takesPayment && site.isECommerce ? translate(locale, words) : null
}
