import { formatMoney } from '#i18n/format/format.ts'
import { paragraph, type MailTemplate } from '#server/mail/kit/mail-content.ts'
import type { MailData } from '#server/mail/kit/mail-kinds.ts'
import { oneLine } from '#server/mail/kit/sanitise-text.ts'
import { orderQuestion } from '#server/mail/templates/orders/order-contact.ts'
import { seeOrder } from '#server/mail/templates/orders/order-tracking-link.ts'

type Lapsed = MailData<'WITHDRAWAL_LAPSED'>

const items = ({ lines }: Lapsed) => ({
  type: 'list' as const,
  items: lines.map(({ name, quantity }) => `${quantity} × ${oneLine(name)}`),
})

/** The amount that is not refunded: goods and the claimed shipping. */
const amount = {
  fr: ({ goods, fees }: Lapsed) => `${formatMoney(goods, 'fr_FR')}${fees > 0 ? `, et la livraison, ${formatMoney(fees, 'fr_FR')}` : ''}`,
  en: ({ goods, fees }: Lapsed) => `${formatMoney(goods, 'en_GB')}${fees > 0 ? `, and the shipping, ${formatMoney(fees, 'en_GB')}` : ''}`,
} as const

/** Notifies a buyer that the withdrawal was closed without a return, and what is not refunded and why. */
export const withdrawalLapsed: MailTemplate<'WITHDRAWAL_LAPSED'> = {
  fr: (data, { orderHref, contact, greet, day }) => ({
    subject: `Votre rétractation de la commande ${oneLine(data.reference)} est close`,
    title: 'Votre rétractation est close',
    preview: 'Les produits ci-dessous ne nous sont pas revenus.',
    parts: [
      paragraph(greet(data.firstname)),
      paragraph(
        `Vous vous étiez rétracté de la commande ${oneLine(data.reference)}\u00a0; les produits devaient être renvoyés au plus tard le ${day(data.until)} (article L221-23 du Code de la consommation). Ceux-ci ne nous sont pas parvenus\u00a0:`,
      ),
      items(data),
      paragraph(
        `Vous les gardez, et leur prix ne vous est pas remboursé\u00a0: ${amount.fr(data)}. Ce qui nous est revenu l’a été à part. Motif\u00a0: ${oneLine(data.reason)}.`,
      ),
      paragraph('Vous les avez renvoyés\u202f? Écrivez-nous avec la preuve de l’envoi\u00a0: nous reprendrons votre dossier.'),
      ...seeOrder.fr(orderHref(data)),
      orderQuestion.fr(contact),
    ],
  }),
  en: (data, { orderHref, contact, greet, day }) => ({
    subject: `Your withdrawal from the order ${oneLine(data.reference)} is closed`,
    title: 'Your withdrawal is closed',
    preview: 'The goods below did not come back to us.',
    parts: [
      paragraph(greet(data.firstname)),
      paragraph(
        `You had withdrawn from the order ${oneLine(data.reference)}; the goods were to be sent back by ${day(data.until)} (article L221-23 of the French Consumer Code). These have not reached us:`,
      ),
      items(data),
      paragraph(
        `You keep them, and their price is not paid back: ${amount.en(data)}. What came back was paid for separately. Reason: ${oneLine(data.reason)}.`,
      ),
      paragraph('You have sent them? Write to us with the proof that they were sent: we shall take it up again.'),
      ...seeOrder.en(orderHref(data)),
      orderQuestion.en(contact),
    ],
  }),
}
