import { formatMoney } from '#i18n/format/format.ts'
import { paragraph, type MailTemplate } from '#server/mail/kit/mail-content.ts'
import type { MailData } from '#server/mail/kit/mail-kinds.ts'
import { oneLine } from '#server/mail/kit/sanitise-text.ts'
import { orderQuestion } from './order-contact.ts'
import { seeOrder } from './order-tracking-link.ts'
import { refundMethods } from './refund-methods.ts'

type Refunded = MailData<'ORDER_REFUNDED'>
type Kept = NonNullable<Refunded['keptBack']>

/** The deduction for worn goods and its reason. */
const keptBack = {
  fr: ({ amount, reason }: Kept) =>
    `${formatMoney(amount, 'fr_FR')} sont retenus sur le prix des produits revenus, qui ont perdu de leur valeur par des manipulations autres que nécessaires (article L221-23 du Code de la consommation). Motif\u00a0: ${oneLine(reason)}.`,
  en: ({ amount, reason }: Kept) =>
    `${formatMoney(amount, 'en_GB')} are kept back of the price of the goods that came back: they lost some of their value by handling beyond what was necessary (article L221-23 of the French Consumer Code). Reason: ${oneLine(reason)}.`,
} as const

const titles = {
  fr: { whole: 'Votre commande est remboursée', part: 'Une partie de votre commande est remboursée', none: 'Votre avoir est établi' },
  en: { whole: 'Your order is refunded', part: 'Part of your order is refunded', none: 'Your credit note is made' },
} as const

/** Returns the refunded share of an order: none when the deduction equals the price, or when a code made the order free. */
function shareOf({ isWhole, amount }: Refunded): keyof (typeof titles)['fr'] {
  if (amount === 0) return 'none'
  return isWhole ? 'whole' : 'part'
}

const given = {
  fr: (data: Refunded) =>
    `${formatMoney(data.amount, 'fr_FR')} pour la commande ${oneLine(data.reference)}, ${refundMethods.fr[data.method]}`,
  en: (data: Refunded) => `${formatMoney(data.amount, 'en_GB')} for the order ${oneLine(data.reference)}, ${refundMethods.en[data.method]}`,
}

/** The amount and method of the refund, or that there is none, and the credit note. */
const refund = {
  fr: (data: Refunded) =>
    `${data.amount === 0 ? `De la commande ${oneLine(data.reference)}, il n’y a rien à vous rendre` : `Nous vous rendons ${given.fr(data)}`}. L’avoir porte le numéro ${oneLine(data.creditNote)}.`,
  en: (data: Refunded) =>
    `${data.amount === 0 ? `There is nothing to give back to you of the order ${oneLine(data.reference)}` : `We give you back ${given.en(data)}`}. The number of the credit note is ${oneLine(data.creditNote)}.`,
}

/** Notifies a buyer of a refund, its method and its deductions. */
export const orderRefunded: MailTemplate<'ORDER_REFUNDED'> = {
  fr: (data, { orderHref, contact, greet }) => ({
    subject: `${data.amount === 0 ? 'Un avoir pour votre commande' : 'Un remboursement pour votre commande'} ${oneLine(data.reference)}`,
    title: titles.fr[shareOf(data)],
    preview:
      data.amount === 0 ? `Avoir ${oneLine(data.creditNote)}.` : `${formatMoney(data.amount, 'fr_FR')}, ${refundMethods.fr[data.method]}.`,
    parts: [
      paragraph(greet(data.firstname)),
      paragraph(refund.fr(data)),
      ...(data.keptBack ? [paragraph(keptBack.fr(data.keptBack))] : []),
      ...(data.amount === 0
        ? []
        : [paragraph('Selon votre banque, il faut compter quelques jours pour que la somme paraisse sur votre compte.')]),
      ...seeOrder.fr(orderHref(data)),
      orderQuestion.fr(contact),
    ],
  }),
  en: (data, { orderHref, contact, greet }) => ({
    subject: `${data.amount === 0 ? 'A credit note for your order' : 'A refund for your order'} ${oneLine(data.reference)}`,
    title: titles.en[shareOf(data)],
    preview:
      data.amount === 0
        ? `Credit note ${oneLine(data.creditNote)}.`
        : `${formatMoney(data.amount, 'en_GB')}, ${refundMethods.en[data.method]}.`,
    parts: [
      paragraph(greet(data.firstname)),
      paragraph(refund.en(data)),
      ...(data.keptBack ? [paragraph(keptBack.en(data.keptBack))] : []),
      ...(data.amount === 0 ? [] : [paragraph('It may take your bank a few days to show the amount on your account.')]),
      ...seeOrder.en(orderHref(data)),
      orderQuestion.en(contact),
    ],
  }),
}
