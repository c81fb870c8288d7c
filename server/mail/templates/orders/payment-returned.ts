import { formatMoney } from '#i18n/format/format.ts'
import { note, paragraph, type MailTemplate } from '#server/mail/kit/mail-content.ts'
import type { MailData } from '#server/mail/kit/mail-kinds.ts'
import { oneLine } from '#server/mail/kit/sanitise-text.ts'
import { seeOrder } from './order-tracking-link.ts'
import { refundMethods } from './refund-methods.ts'

type Reason = MailData<'PAYMENT_RETURNED'>['reason']

const why: Readonly<Record<'fr' | 'en', Readonly<Record<Reason, string>>>> = {
  fr: {
    LATE: 'Votre paiement est arrivé alors que la commande n’était plus réservée, et les bouteilles ne sont plus disponibles',
    SLOT: 'Votre paiement est arrivé alors que la commande n’était plus réservée, et le créneau de retrait que vous aviez choisi n’est plus libre',
    CODE: 'Votre paiement est arrivé alors que la commande n’était plus réservée, et le code de réduction dont elle profitait ne peut plus servir',
    WITHDRAWN: 'Votre paiement est arrivé après votre rétractation, alors que la commande était close',
    CANCELLED: 'Votre paiement est arrivé alors que la commande avait été annulée',
    ENDED: 'Votre paiement est arrivé alors que la commande était close, faute d’avoir été payée à temps',
    AMOUNT: 'Le montant reçu n’est pas celui de la commande',
    TWICE: 'Cette commande était déjà payée',
  },
  en: {
    LATE: 'Your payment arrived when the order was no longer kept for you, and the bottles are no longer available',
    SLOT: 'Your payment arrived when the order was no longer kept for you, and the time that you had chosen to collect it is no longer free',
    CODE: 'Your payment arrived when the order was no longer kept for you, and its discount code can no longer be used',
    WITHDRAWN: 'Your payment arrived after your withdrawal, when the order was closed',
    CANCELLED: 'Your payment arrived when the order had been cancelled',
    ENDED: 'Your payment arrived when the order was closed, since it was not paid in time',
    AMOUNT: 'The amount received is not that of the order',
    TWICE: 'This order was already paid',
  },
}

/** Tells a buyer that a payment goes back to them. */
export const paymentReturned: MailTemplate<'PAYMENT_RETURNED'> = {
  fr: ({ reference, orderToken, firstname, amount, reason, method }, { orderHref, contact, greet }) => ({
    subject: `Commande ${oneLine(reference)}\u00a0: votre paiement vous est remboursé`,
    title: 'Votre paiement vous est remboursé',
    preview: `${formatMoney(amount, 'fr_FR')} vous sont rendus.`,
    parts: [
      paragraph(greet(firstname)),
      paragraph(
        `${why.fr[reason]}\u00a0: ${formatMoney(amount, 'fr_FR')} vous sont rendus, ${method ? refundMethods.fr[method] : 'par le moyen avec lequel vous avez payé'}, dans les quatorze jours. Vous n’avez rien à faire\u00a0; selon votre banque, il faut compter quelques jours.`,
      ),
      ...seeOrder.fr(orderHref({ reference, orderToken })),
      note(`Une question\u202f? Écrivez-nous en rappelant la commande ${oneLine(reference)}\u00a0: ${contact}.`),
    ],
  }),
  en: ({ reference, orderToken, firstname, amount, reason, method }, { orderHref, contact, greet }) => ({
    subject: `Order ${oneLine(reference)}: your payment is refunded`,
    title: 'Your payment is refunded',
    preview: `${formatMoney(amount, 'en_GB')} go back to you.`,
    parts: [
      paragraph(greet(firstname)),
      paragraph(
        `${why.en[reason]}: ${formatMoney(amount, 'en_GB')} go back to you, ${method ? refundMethods.en[method] : 'the way you paid'}, within fourteen days. There is nothing to do; it takes a few days, depending on your bank.`,
      ),
      ...seeOrder.en(orderHref({ reference, orderToken })),
      note(`A question? Write to us with the order ${oneLine(reference)}: ${contact}.`),
    ],
  }),
}

/** Asks the company to make a refund by hand. */
export const refundTeam: MailTemplate<'REFUND_TEAM'> = {
  fr: ({ reference, firstname, lastname, email, amount, isRefused }) => ({
    subject: `À rembourser\u00a0: ${formatMoney(amount, 'fr_FR')}, commande ${oneLine(reference)}`,
    title: 'Un remboursement est à faire à la main',
    preview: `${formatMoney(amount, 'fr_FR')} pour ${oneLine(`${firstname} ${lastname}`)}.`,
    parts: [
      paragraph(
        isRefused
          ? 'Le prestataire de paiement n’a pas pu rendre cette somme. Demandez à la personne un relevé d’identité bancaire et faites-lui un virement.'
          : 'Cette commande a été payée par virement. Rendez la somme par virement, sur le compte d’où elle venait\u00a0: votre relevé l’indique.',
      ),
      {
        type: 'facts',
        rows: [
          ['Commande', oneLine(reference)],
          ['Montant', formatMoney(amount, 'fr_FR')],
          ['Client', oneLine(`${firstname} ${lastname}`)],
          ['Adresse', email],
        ],
      },
      note('Un remboursement se fait dans les quatorze jours.'),
    ],
  }),
  en: ({ reference, firstname, lastname, email, amount, isRefused }) => ({
    subject: `To refund: ${formatMoney(amount, 'en_GB')}, order ${oneLine(reference)}`,
    title: 'A refund is to be made by hand',
    preview: `${formatMoney(amount, 'en_GB')} for ${oneLine(`${firstname} ${lastname}`)}.`,
    parts: [
      paragraph(
        isRefused
          ? 'The payment provider could not give this sum back. Ask the person for the details of an account and make a transfer.'
          : 'This order was paid by transfer. Make a transfer to the account from which theirs came, as your statement shows.',
      ),
      {
        type: 'facts',
        rows: [
          ['Order', oneLine(reference)],
          ['Amount', formatMoney(amount, 'en_GB')],
          ['Customer', oneLine(`${firstname} ${lastname}`)],
          ['Address', email],
        ],
      },
      note('A refund is made within fourteen days.'),
    ],
  }),
}
