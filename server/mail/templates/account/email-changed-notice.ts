import { note, paragraph, type MailTemplate } from '#server/mail/kit/mail-content.ts'
import { maskedAddress, oneLine } from '#server/mail/kit/sanitise-text.ts'

/** Tells the old address that the account has a new one. */
export const emailChangedNotice: MailTemplate<'EMAIL_CHANGED_NOTICE'> = {
  fr: ({ firstname, newEmail, changedAt }, { site, contact, greet, instant }) => ({
    subject: 'L’adresse e-mail de votre compte a changé',
    title: 'Votre compte a une nouvelle adresse',
    preview: 'C’était vous\u202f? Il n’y a rien à faire.',
    parts: [
      paragraph(greet(firstname)),
      paragraph(
        `Le ${instant(changedAt)}, l’adresse de votre compte sur le site ${site} est devenue ${maskedAddress(oneLine(newEmail))}. C’est là que nous vous écrirons désormais, et c’est elle qui sert à vous connecter. Par prudence, les autres sessions ouvertes ont été fermées.`,
      ),
      paragraph(`Ce n’était pas vous\u202f? Prévenez-nous sans attendre\u00a0: ${contact}.`),
      note('C’était vous\u202f? Ce message est le dernier envoyé à cette adresse au sujet de votre compte.'),
    ],
  }),
  en: ({ firstname, newEmail, changedAt }, { site, contact, greet, instant }) => ({
    subject: 'The e-mail address of your account has changed',
    title: 'Your account has a new address',
    preview: 'Was it you? Then there is nothing to do.',
    parts: [
      paragraph(greet(firstname)),
      paragraph(
        `On ${instant(changedAt)} the address of your account on the ${site} website became ${maskedAddress(oneLine(newEmail))}. We shall write to you there from now on, and you sign in with it. As a precaution, the other open sessions were closed.`,
      ),
      paragraph(`It was not you? Tell us at once: ${contact}.`),
      note('Was it you? Then this is the last message sent to this address about your account.'),
    ],
  }),
}
