import { button, note, paragraph, type MailTemplate } from '#server/mail/kit/mail-content.ts'

/** Notifies a member that two-factor login was disabled. */
export const twoFactorDisabled: MailTemplate<'CODES_OFF'> = {
  fr: ({ firstname, changedAt, isForgotten, resetLink }, { site, contact, greet, instant }) => ({
    subject: 'Le code à la connexion a été désactivé',
    title: 'Le code à la connexion a été désactivé',
    preview: 'C’était vous\u202f? Il n’y a rien à faire.',
    parts: [
      paragraph(greet(firstname)),
      paragraph(
        `Le code demandé à la connexion de votre compte sur le site ${site} a été désactivé le ${instant(changedAt)}${isForgotten ? ', sur demande auprès des personnes qui gèrent le site' : ''}. Votre mot de passe suffit désormais pour entrer.`,
      ),
      ...(isForgotten ? [paragraph('Par prudence, toutes les sessions ouvertes ont été fermées.')] : []),
      paragraph(
        isForgotten
          ? 'C’était à votre demande\u202f? À la prochaine connexion, activez un nouveau code.'
          : 'C’était vous\u202f? Il n’y a rien de plus à faire.',
      ),
      paragraph('Ce n’était pas vous\u202f? Reprenez la main sans attendre\u00a0: demandez un nouveau mot de passe.'),
      button('Demander un nouveau mot de passe', resetLink),
      note(`Une question, un doute\u202f? Écrivez-nous\u00a0: ${contact}.`),
    ],
  }),
  en: ({ firstname, changedAt, isForgotten, resetLink }, { site, contact, greet, instant }) => ({
    subject: 'The sign-in code has been turned off',
    title: 'The sign-in code has been turned off',
    preview: 'Was it you? Then there is nothing to do.',
    parts: [
      paragraph(greet(firstname)),
      paragraph(
        `The code asked for when signing in to your account on the ${site} website was turned off on ${instant(changedAt)}${isForgotten ? ', as asked of those who run the site' : ''}. Your password is now enough to get in.`,
      ),
      ...(isForgotten ? [paragraph('As a precaution, all open sessions were closed.')] : []),
      paragraph(
        isForgotten ? 'Did you ask for it? When you next sign in, turn a new code on.' : 'Was it you? Then there is nothing else to do.',
      ),
      paragraph('It was not you? Take your account back now: ask for a new password.'),
      button('Ask for a new password', resetLink),
      note(`A question, a doubt? Write to us: ${contact}.`),
    ],
  }),
}
