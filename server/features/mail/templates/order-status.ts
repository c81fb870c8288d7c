import { formatMoney } from '#i18n/format.ts'
import { note, paragraph, type MailTemplate } from '#server/features/mail/mail-content.ts'
import type { MailData } from '#server/features/mail/mail-kinds.ts'
import { oneLine } from '#server/features/mail/plain-text.ts'

const isCarried = ({ deliveryType }: Pick<MailData<'ORDER_PAID'>, 'deliveryType'>): boolean =>
  deliveryType === 'DELIVERY' || deliveryType === 'PICKUP'

/** Tells a buyer that an order is paid. */
export const orderPaid: MailTemplate<'ORDER_PAID'> = {
  fr: (data, { contact, greet }) => ({
    subject: `Votre commande ${oneLine(data.reference)} est payée`,
    title: 'Votre paiement est arrivé',
    preview: `${formatMoney(data.total, 'fr_FR')}, merci.`,
    parts: [
      paragraph(greet(data.firstname)),
      paragraph(
        `Nous avons bien reçu votre paiement de ${formatMoney(data.total, 'fr_FR')} pour la commande ${oneLine(data.reference)}. Merci\u202f!`,
      ),
      paragraph(
        isCarried(data)
          ? 'Nous préparons vos bouteilles. Un message vous dira quand elles partent, et comment suivre le colis.'
          : 'Nous préparons vos bouteilles. Un message vous dira quand elles vous attendent.',
      ),
      note(`Une question sur cette commande\u202f? Écrivez-nous en rappelant son numéro\u00a0: ${contact}.`),
    ],
  }),
  en: (data, { contact, greet }) => ({
    subject: `Your order ${oneLine(data.reference)} is paid`,
    title: 'Your payment has arrived',
    preview: `${formatMoney(data.total, 'en_GB')}, thank you.`,
    parts: [
      paragraph(greet(data.firstname)),
      paragraph(
        `We have received your payment of ${formatMoney(data.total, 'en_GB')} for the order ${oneLine(data.reference)}. Thank you!`,
      ),
      paragraph(
        isCarried(data)
          ? 'We are preparing your bottles. A message will tell you when they leave, and how to follow the parcel.'
          : 'We are preparing your bottles. A message will tell you when they are ready for you.',
      ),
      note(`A question about this order? Write to us with its number: ${contact}.`),
    ],
  }),
}
