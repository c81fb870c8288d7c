import { button, note, paragraph, type MailTemplate } from '#server/mail/kit/mail-content.ts'
import { oneLine } from '#server/mail/kit/sanitise-text.ts'

/** Asks who subscribes to a newsletter to confirm it. */
export const newsletterConfirm: MailTemplate<'NEWSLETTER_CONFIRM'> = {
  fr: ({ lists, link, expiresAt }, { site, instant }) => ({
    subject: 'Confirmez votre abonnement',
    title: 'Confirmez votre abonnement',
    preview: `Un lien pour confirmer, valable jusqu’au ${instant(expiresAt)}.`,
    parts: [
      paragraph('Bonjour,'),
      paragraph(`Vous avez demandé à recevoir par e-mail, de la part de ${site}\u00a0:`),
      { type: 'list', items: lists.map(oneLine) },
      button('Confirmer mon abonnement', link),
      paragraph(`Ce lien est valable jusqu’au ${instant(expiresAt)}. Vous pourrez vous désabonner à tout moment, d’un seul clic.`),
      note('Vous n’avez rien demandé\u202f? Ne faites rien\u00a0: sans confirmation, aucun abonnement n’est ouvert.'),
    ],
  }),
  en: ({ lists, link, expiresAt }, { site, instant }) => ({
    subject: 'Confirm your subscription',
    title: 'Confirm your subscription',
    preview: `A link to confirm, valid until ${instant(expiresAt)}.`,
    parts: [
      paragraph('Hello,'),
      paragraph(`You asked to receive by e-mail, from ${site}:`),
      { type: 'list', items: lists.map(oneLine) },
      button('Confirm my subscription', link),
      paragraph(`This link is valid until ${instant(expiresAt)}. You can unsubscribe at any time, with a single click.`),
      note('You did not ask for this? There is nothing to do: without confirmation you are not subscribed.'),
    ],
  }),
}
