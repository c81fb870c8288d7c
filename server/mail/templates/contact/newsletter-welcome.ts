import { link, note, paragraph, type MailTemplate } from '#server/mail/kit/mail-content.ts'
import { oneLine } from '#server/mail/kit/sanitise-text.ts'

/** Welcomes a confirmed subscriber and explains how to unsubscribe. */
export const newsletterWelcome: MailTemplate<'NEWSLETTER_WELCOME'> = {
  fr: ({ lists, unsubscribeLink, oneClickLink }, { site }) => ({
    subject: 'Votre abonnement est confirmé',
    title: 'Votre abonnement est confirmé',
    preview: `Merci de suivre ${site}.`,
    unsubscribe: oneClickLink,
    parts: [
      paragraph('Bonjour,'),
      paragraph(`C’est fait\u00a0: vous recevrez désormais par e-mail, de la part de ${site}\u00a0:`),
      { type: 'list', items: lists.map(oneLine) },
      link('Vous changez d’avis\u202f?', 'Me désabonner', unsubscribeLink),
      note('Gardez ce message\u00a0: ce lien restera valable tant que vous serez abonné.'),
    ],
  }),
  en: ({ lists, unsubscribeLink, oneClickLink }, { site }) => ({
    subject: 'Your subscription is confirmed',
    title: 'Your subscription is confirmed',
    preview: `Thank you for following ${site}.`,
    unsubscribe: oneClickLink,
    parts: [
      paragraph('Hello,'),
      paragraph(`It is done: from now on you will receive by e-mail, from ${site}:`),
      { type: 'list', items: lists.map(oneLine) },
      link('Changed your mind?', 'Unsubscribe', unsubscribeLink),
      note('Keep this message: the link works for as long as you are subscribed.'),
    ],
  }),
}
