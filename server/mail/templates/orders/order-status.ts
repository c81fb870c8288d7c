import { formatMoney } from '#i18n/format/format.ts'
import { paragraph, type MailPart, type MailTemplate } from '#server/mail/kit/mail-content.ts'
import type { MailData } from '#server/mail/kit/mail-kinds.ts'
import { oneLine } from '#server/mail/kit/sanitise-text.ts'
import { orderQuestion } from './order-contact.ts'
import { followOrder, seeOrder } from './order-tracking-link.ts'

type Paid = Pick<MailData<'ORDER_PAID'>, 'reference' | 'total'>

/** The text of a paid order. An order that a code made free is confirmed instead. */
const paid = {
  fr: ({ reference, total }: Paid) =>
    total === 0
      ? {
          subject: `Votre commande ${oneLine(reference)} est confirmée`,
          title: 'Il n’y a rien à payer',
          preview: 'Votre facture est jointe à ce message.',
          text: `Votre commande ${oneLine(reference)} est confirmée, et il n’y a rien à payer. Merci\u202f! Votre facture est jointe à ce message.`,
        }
      : {
          subject: `Votre commande ${oneLine(reference)} est payée`,
          title: 'Votre paiement est arrivé',
          preview: `${formatMoney(total, 'fr_FR')}, merci.`,
          text: `Nous avons bien reçu votre paiement de ${formatMoney(total, 'fr_FR')} pour la commande ${oneLine(reference)}. Merci\u202f! Votre facture est jointe à ce message.`,
        },
  en: ({ reference, total }: Paid) =>
    total === 0
      ? {
          subject: `Your order ${oneLine(reference)} is confirmed`,
          title: 'There is nothing to pay',
          preview: 'Your invoice is attached to this message.',
          text: `Your order ${oneLine(reference)} is confirmed, and there is nothing to pay. Thank you! Your invoice is attached to this message.`,
        }
      : {
          subject: `Your order ${oneLine(reference)} is paid`,
          title: 'Your payment has arrived',
          preview: `${formatMoney(total, 'en_GB')}, thank you.`,
          text: `We have received your payment of ${formatMoney(total, 'en_GB')} for the order ${oneLine(reference)}. Thank you! Your invoice is attached to this message.`,
        },
} as const

/** Builds a mail from its head and the paragraphs below it. */
function withText({ text, ...head }: ReturnType<(typeof paid)['fr']>, greeting: string, rest: readonly MailPart[]) {
  return { ...head, parts: [paragraph(greeting), paragraph(text), ...rest] }
}

const carried = { fr: 'quand elles partent, et comment suivre le colis', en: 'when they leave, and how to follow the parcel' }
/** The next message by delivery type. */
const comesNext = {
  fr: {
    ...{ DELIVERY: carried.fr, PICKUP: carried.fr, CLICK_AND_COLLECT: 'quand elles vous attendent' },
    NO_DELIVERY: 'quand elles sont prêtes, et nous conviendrons ensemble de leur remise',
  },
  en: {
    ...{ DELIVERY: carried.en, PICKUP: carried.en, CLICK_AND_COLLECT: 'when they are ready for you' },
    NO_DELIVERY: 'when they are ready, and we will agree with you on their handover',
  },
} as const

/** Notifies a buyer that an order is paid. */
export const orderPaid: MailTemplate<'ORDER_PAID'> = {
  fr: (data, { orderHref, contact, greet }) =>
    withText(paid.fr(data), greet(data.firstname), [
      paragraph(`Nous préparons vos bouteilles. Un message vous dira ${comesNext.fr[data.deliveryType]}.`),
      ...followOrder.fr(orderHref(data)),
      orderQuestion.fr(contact),
    ]),
  en: (data, { orderHref, contact, greet }) =>
    withText(paid.en(data), greet(data.firstname), [
      paragraph(`We are preparing your bottles. A message will tell you ${comesNext.en[data.deliveryType]}.`),
      ...followOrder.en(orderHref(data)),
      orderQuestion.en(contact),
    ]),
}

/** Returns the payment state of a cancelled order. A direct debit may be in progress. */
function moneyOf({ isPaid, isUnderWay = false }: Pick<MailData<'ORDER_CANCELLED'>, 'isPaid' | 'isUnderWay'>) {
  if (isPaid) return 'PAID'
  return isUnderWay ? 'UNDER_WAY' : 'NONE'
}

/** The text for each payment state. */
const moneyBack = {
  fr: {
    PAID: {
      preview: 'Vous serez remboursé.',
      text: 'Ce que vous avez payé vous est rendu, au plus tard dans les quatorze jours. Un message vous le confirmera.',
    },
    UNDER_WAY: {
      preview: 'Ce qui serait débité vous est rendu.',
      text: 'Votre prélèvement est déjà lancé\u00a0: s’il est débité, la somme vous est rendue dans les quatorze jours. Un message vous le confirmera.',
    },
    NONE: { preview: 'Rien ne vous est demandé.', text: 'Vous n’avez rien payé, et rien ne vous est demandé.' },
  },
  en: {
    PAID: {
      preview: 'You will be refunded.',
      text: 'What you have paid is given back to you within fourteen days. A message will confirm it.',
    },
    UNDER_WAY: {
      preview: 'What may be debited is given back.',
      text: 'Your direct debit is on its way already: if it is taken, the money is given back to you within fourteen days. A message will confirm it.',
    },
    NONE: { preview: 'Nothing is asked of you.', text: 'You have paid nothing, and nothing is asked of you.' },
  },
} as const

/** Notifies a buyer that an order is cancelled. */
export const orderCancelled: MailTemplate<'ORDER_CANCELLED'> = {
  fr: ({ reference, orderToken, firstname, isWithdrawn = false, ...money }, { orderHref, contact, greet }) => ({
    subject: `Votre commande ${oneLine(reference)} est annulée`,
    title: 'Votre commande est annulée',
    preview: moneyBack.fr[moneyOf(money)].preview,
    parts: [
      paragraph(greet(firstname)),
      paragraph(`Votre commande ${oneLine(reference)} est annulée\u00a0: elle ne vous sera pas remise.`),
      paragraph(moneyBack.fr[moneyOf(money)].text),
      ...(isWithdrawn ? [paragraph('Cette annulation répond à votre rétractation\u00a0: vous n’avez rien d’autre à faire.')] : []),
      ...seeOrder.fr(orderHref({ reference, orderToken })),
      orderQuestion.fr(contact),
    ],
  }),
  en: ({ reference, orderToken, firstname, isWithdrawn = false, ...money }, { orderHref, contact, greet }) => ({
    subject: `Your order ${oneLine(reference)} is cancelled`,
    title: 'Your order is cancelled',
    preview: moneyBack.en[moneyOf(money)].preview,
    parts: [
      paragraph(greet(firstname)),
      paragraph(`Your order ${oneLine(reference)} is cancelled: it will not be handed to you.`),
      paragraph(moneyBack.en[moneyOf(money)].text),
      ...(isWithdrawn ? [paragraph('This answers your withdrawal: there is nothing else to do.')] : []),
      ...seeOrder.en(orderHref({ reference, orderToken })),
      orderQuestion.en(contact),
    ],
  }),
}
