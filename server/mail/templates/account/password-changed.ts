import { button, note, paragraph, type MailTemplate } from '#server/mail/kit/mail-content.ts'

/** Tells a member that the password has changed. */
export const passwordChanged: MailTemplate<'PASSWORD_CHANGED'> = {
  fr: ({ firstname, changedAt, resetLink }, { site, contact, greet, instant }) => ({
    subject: 'Votre mot de passe a été changé',
    title: 'Votre mot de passe a été changé',
    preview: 'C’était vous\u202f? Il n’y a rien à faire.',
    parts: [
      paragraph(greet(firstname)),
      paragraph(
        `Le mot de passe de votre compte sur le site ${site} a été changé le ${instant(changedAt)}. Par prudence, les autres sessions ouvertes ont été fermées.`,
      ),
      paragraph('C’était vous\u202f? Il n’y a rien de plus à faire.'),
      paragraph('Ce n’était pas vous\u202f? Reprenez la main sans attendre\u00a0: demandez un nouveau mot de passe.'),
      button('Demander un nouveau mot de passe', resetLink),
      note(`Une question, un doute\u202f? Écrivez-nous\u00a0: ${contact}.`),
    ],
  }),
  en: ({ firstname, changedAt, resetLink }, { site, contact, greet, instant }) => ({
    subject: 'Your password has been changed',
    title: 'Your password has been changed',
    preview: 'Was it you? Then there is nothing to do.',
    parts: [
      paragraph(greet(firstname)),
      paragraph(
        `The password of your account on the ${site} website was changed on ${instant(changedAt)}. As a precaution, the other open sessions were closed.`,
      ),
      paragraph('Was it you? Then there is nothing else to do.'),
      paragraph('It was not you? Take your account back now: ask for a new password.'),
      button('Ask for a new password', resetLink),
      note(`A question, a doubt? Write to us: ${contact}.`),
    ],
  }),
}
