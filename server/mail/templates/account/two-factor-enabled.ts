import { button, paragraph, type MailTemplate } from '#server/mail/kit/mail-content.ts'

/** Tells the owner of an account that a code is asked for at sign-in from now on, or that codes come from another application. */
export const twoFactorEnabled: MailTemplate<'CODES_ON'> = {
  fr: ({ firstname, changedAt, isReplaced, resetLink }, { site, contact, greet, instant }) => {
    const title = isReplaced ? 'Le code à la connexion a été remplacé' : 'Un code est demandé à la connexion'
    return {
      subject: title,
      title,
      preview: 'C’était vous\u202f? Il n’y a rien à faire.',
      parts: [
        paragraph(greet(firstname)),
        paragraph(
          isReplaced
            ? `Les codes demandés à la connexion de votre compte sur le site ${site} viennent d’une autre application depuis le ${instant(changedAt)}. Ceux de l’ancienne et ses codes de secours ne valent plus rien.`
            : `Depuis le ${instant(changedAt)}, la connexion à votre compte sur le site ${site} demande un code en plus du mot de passe.`,
        ),
        paragraph('Gardez les codes de secours à l’abri\u00a0: chacun sert une fois, si votre téléphone se perd.'),
        paragraph('C’était vous\u202f? Il n’y a rien de plus à faire.'),
        paragraph(
          `Ce n’était pas vous\u202f? Demandez sans attendre un nouveau mot de passe, qui ferme toutes les sessions, puis écrivez-nous\u00a0: ${contact}. Nous désactiverons ce code.`,
        ),
        button('Demander un nouveau mot de passe', resetLink),
      ],
    }
  },
  en: ({ firstname, changedAt, isReplaced, resetLink }, { site, contact, greet, instant }) => {
    const title = isReplaced ? 'The sign-in code has been replaced' : 'A code is asked for at sign-in'
    return {
      subject: title,
      title,
      preview: 'Was it you? Then there is nothing to do.',
      parts: [
        paragraph(greet(firstname)),
        paragraph(
          isReplaced
            ? `The codes asked for when signing in to your account on the ${site} website have come from another app since ${instant(changedAt)}. Those of the former one and its recovery codes are worth nothing any more.`
            : `Since ${instant(changedAt)}, signing in to your account on the ${site} website asks for a code besides the password.`,
        ),
        paragraph('Keep the recovery codes in a safe place: each works once, should your telephone be lost.'),
        paragraph('Was it you? Then there is nothing else to do.'),
        paragraph(
          `It was not you? Ask for a new password now, which closes all sessions, then write to us: ${contact}. We will turn this code off.`,
        ),
        button('Ask for a new password', resetLink),
      ],
    }
  },
}
