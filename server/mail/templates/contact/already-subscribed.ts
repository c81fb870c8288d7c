import { link, paragraph, type MailTemplate } from '#server/mail/kit/mail-content.ts'
import { oneLine } from '#server/mail/kit/sanitise-text.ts'

/** Notifies a subscriber who subscribes again. */
export const newsletterKnown: MailTemplate<'NEWSLETTER_KNOWN'> = {
  fr: ({ lists, unsubscribeLink, oneClickLink }, { site }) => ({
    subject: 'Votre abonnement est déjà actif',
    title: 'Votre abonnement est déjà actif',
    preview: 'Vous n’avez rien à faire.',
    unsubscribe: oneClickLink,
    parts: [
      paragraph('Bonjour,'),
      paragraph(`Un abonnement vient d’être demandé à cette adresse auprès de ${site}. Bonne nouvelle, vous recevez déjà\u00a0:`),
      { type: 'list', items: lists.map(oneLine) },
      paragraph('Il n’y a donc rien à faire.'),
      link('Vous préférez ne plus rien recevoir\u202f?', 'Me désabonner', unsubscribeLink),
    ],
  }),
  en: ({ lists, unsubscribeLink, oneClickLink }, { site }) => ({
    subject: 'You are already subscribed',
    title: 'You are already subscribed',
    preview: 'There is nothing to do.',
    unsubscribe: oneClickLink,
    parts: [
      paragraph('Hello,'),
      paragraph(`Somebody has just asked for a subscription at this address with ${site}. The good news is that you already receive:`),
      { type: 'list', items: lists.map(oneLine) },
      paragraph('So there is nothing to do.'),
      link('You would rather not receive it any more?', 'Unsubscribe', unsubscribeLink),
    ],
  }),
}
