import { formatMoney } from '#i18n/format/format.ts'
import { note, paragraph, type MailPart, type MailTemplate } from '#server/mail/kit/mail-content.ts'
import type { MailData } from '#server/mail/kit/mail-kinds.ts'
import { oneLine } from '#server/mail/kit/sanitise-text.ts'
import { followOrder, seeOrder } from './order-tracking-link.ts'
import { transferPart } from './bank-transfer-section.ts'

const inFirstMail = {
  fr: 'Le compte et le libellé à indiquer sont dans le message qui confirmait votre commande.',
  en: 'The account and the payment reference are in the message that confirmed your order.',
} as const

function howToPay(
  { account, reference, total, dueOn }: Pick<MailData<'ORDER_REMINDER'>, 'account' | 'reference' | 'total' | 'dueOn'>,
  way: Parameters<typeof transferPart>[1],
): MailPart {
  return account ? transferPart({ ...account, label: reference, amount: total, dueOn }, way) : paragraph(inFirstMail[way.language])
}

/** Reminds a buyer of the transfer that is waited for. */
export const orderReminder: MailTemplate<'ORDER_REMINDER'> = {
  fr: ({ orderToken, firstname, ...owed }, { orderHref, contact, greet, day }) => ({
    subject: `Votre commande ${oneLine(owed.reference)} attend votre virement`,
    title: 'Nous attendons votre virement',
    preview: `Il doit nous parvenir avant le ${day(owed.dueOn)}.`,
    parts: [
      paragraph(greet(firstname)),
      paragraph(
        `Nous n’avons pas encore reçu le virement de ${formatMoney(owed.total, 'fr_FR')} pour votre commande ${oneLine(owed.reference)}. Il doit nous parvenir avant le ${day(owed.dueOn)}\u00a0: les bouteilles vous sont réservées jusque-là.`,
      ),
      howToPay(owed, { language: 'fr', day }),
      ...followOrder.fr(orderHref({ reference: owed.reference, orderToken })),
      note(
        `Votre virement est déjà parti\u202f? Il nous parviendra sous peu\u00a0: vous n’avez rien à faire. Une question\u202f? ${contact}.`,
      ),
    ],
  }),
  en: ({ orderToken, firstname, ...owed }, { orderHref, contact, greet, day }) => ({
    subject: `Your order ${oneLine(owed.reference)} awaits your transfer`,
    title: 'We await your transfer',
    preview: `It has to reach us before ${day(owed.dueOn)}.`,
    parts: [
      paragraph(greet(firstname)),
      paragraph(
        `We have not yet received the transfer of ${formatMoney(owed.total, 'en_GB')} for your order ${oneLine(owed.reference)}. It has to reach us before ${day(owed.dueOn)}: the bottles are kept for you until then.`,
      ),
      howToPay(owed, { language: 'en', day }),
      ...followOrder.en(orderHref({ reference: owed.reference, orderToken })),
      note(`Is your transfer on its way already? It will reach us soon: there is nothing to do. A question? ${contact}.`),
    ],
  }),
}

const expiredWords = {
  fr: {
    DEBIT: {
      preview: 'Son prélèvement n’a pas abouti.',
      sentence: (order: string) => `Le prélèvement de votre commande ${order} n’a pas abouti`,
    },
    UNCONFIRMED: {
      preview: 'Votre adresse e-mail n’a pas été confirmée.',
      sentence: (order: string) => `Votre adresse e-mail n’a pas été confirmée à temps pour la commande ${order}`,
    },
    UNPAID: {
      preview: 'Son paiement ne nous est pas parvenu.',
      sentence: (order: string) => `Le paiement de votre commande ${order} ne nous est pas parvenu à temps`,
    },
  },
  en: {
    DEBIT: {
      preview: 'Its direct debit did not go through.',
      sentence: (order: string) => `The direct debit of your order ${order} did not go through`,
    },
    UNCONFIRMED: {
      preview: 'Your email address was not confirmed.',
      sentence: (order: string) => `Your email address was not confirmed in time for order ${order}`,
    },
    UNPAID: {
      preview: 'Its payment has not reached us.',
      sentence: (order: string) => `The payment of your order ${order} has not reached us in time`,
    },
  },
} as const

/** Why an order ended. */
function causeOf({ isDebitLost, isUnconfirmed }: Pick<MailData<'ORDER_EXPIRED'>, 'isDebitLost' | 'isUnconfirmed'>) {
  if (isDebitLost) return 'DEBIT'
  return isUnconfirmed ? 'UNCONFIRMED' : 'UNPAID'
}

/** Tells a buyer that an order was ended because it was not paid. */
export const orderExpired: MailTemplate<'ORDER_EXPIRED'> = {
  fr: ({ reference, orderToken, firstname, ...ended }, { orderHref, contact, greet }) => ({
    subject: `Votre commande ${oneLine(reference)} est close`,
    title: 'Votre commande est close',
    preview: expiredWords.fr[causeOf(ended)].preview,
    parts: [
      paragraph(greet(firstname)),
      paragraph(
        `${expiredWords.fr[causeOf(ended)].sentence(oneLine(reference))}\u00a0: elle est close, et rien ne vous est demandé. Les bouteilles sont de nouveau en vente.`,
      ),
      ...seeOrder.fr(orderHref({ reference, orderToken })),
      note(`Vous avez payé malgré tout\u202f? Écrivez-nous en rappelant ce numéro\u00a0: ${contact}.`),
    ],
  }),
  en: ({ reference, orderToken, firstname, ...ended }, { orderHref, contact, greet }) => ({
    subject: `Your order ${oneLine(reference)} is closed`,
    title: 'Your order is closed',
    preview: expiredWords.en[causeOf(ended)].preview,
    parts: [
      paragraph(greet(firstname)),
      paragraph(
        `${expiredWords.en[causeOf(ended)].sentence(oneLine(reference))}: the order is closed, and nothing is asked of you. The bottles are on sale again.`,
      ),
      ...seeOrder.en(orderHref({ reference, orderToken })),
      note(`Have you paid all the same? Write to us with this number: ${contact}.`),
    ],
  }),
}
