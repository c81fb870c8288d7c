import { button, note, paragraph, type MailTemplate } from '#server/mail/kit/mail-content.ts'

/** Tells a member that a copy of their data was taken. */
export const accountExportedNotice: MailTemplate<'ACCOUNT_EXPORTED_NOTICE'> = {
  fr: ({ firstname, exportedAt, resetLink }, { site, contact, greet, instant }) => ({
    subject: 'Une copie de vos données a été téléchargée',
    title: 'Une copie de vos données',
    preview: 'C’était vous\u202f? Il n’y a rien à faire.',
    parts: [
      paragraph(greet(firstname)),
      paragraph(`Une copie des données de votre compte sur le site ${site} a été téléchargée le ${instant(exportedAt)}.`),
      paragraph('C’était vous\u202f? Rangez ce fichier en lieu sûr, il contient vos données personnelles.'),
      paragraph('Ce n’était pas vous\u202f? Quelqu’un connaît votre mot de passe\u00a0: demandez-en un nouveau sans attendre.'),
      button('Demander un nouveau mot de passe', resetLink),
      note(`Une question, un doute\u202f? Écrivez-nous\u00a0: ${contact}.`),
    ],
  }),
  en: ({ firstname, exportedAt, resetLink }, { site, contact, greet, instant }) => ({
    subject: 'A copy of your data has been downloaded',
    title: 'A copy of your data',
    preview: 'Was it you? Then there is nothing to do.',
    parts: [
      paragraph(greet(firstname)),
      paragraph(`A copy of the data of your account on the ${site} website was downloaded on ${instant(exportedAt)}.`),
      paragraph('Was it you? Keep that file in a safe place, it holds your personal data.'),
      paragraph('It was not you? Then somebody knows your password: ask for a new one at once.'),
      button('Ask for a new password', resetLink),
      note(`A question, a doubt? Write to us: ${contact}.`),
    ],
  }),
}
