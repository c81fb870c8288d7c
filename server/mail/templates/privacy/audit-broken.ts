import { paragraph, type MailTemplate } from '#server/mail/kit/mail-content.ts'

/** Notifies the data protection contact that the audit log was altered. */
export const auditBroken: MailTemplate<'AUDIT_BROKEN'> = {
  fr: ({ entry, foundAt }, { site, instant }) => ({
    subject: 'Alerte\u00a0: le journal d’administration ne tient plus',
    title: 'Le journal d’administration ne tient plus',
    preview: 'Une entrée a été changée ou retirée.',
    parts: [
      paragraph(
        `La vérification du ${instant(foundAt)} a trouvé une faute dans le journal des actes d’administration du site ${site}, à l’entrée numéro ${entry}\u00a0: elle, ou sa voisine, a été changée ou retirée.`,
      ),
      paragraph('Le programme ne fait jamais cela\u00a0: quelqu’un a écrit dans la base de données, ou elle a été mal restaurée.'),
      paragraph(
        'Prévenez sans attendre qui fait tourner le serveur. Si des données personnelles ont pu être vues ou changées, la CNIL doit le savoir dans les 72 heures.',
      ),
    ],
  }),
  en: ({ entry, foundAt }, { site, instant }) => ({
    subject: 'Alert: the log of administrators’ acts does not hold',
    title: 'The log of administrators’ acts does not hold',
    preview: 'An entry was changed or taken away.',
    parts: [
      paragraph(
        `The check of ${instant(foundAt)} has found a fault in the log of administrators’ acts of the ${site} website, at entry number ${entry}: it, or one beside it, was changed or taken away.`,
      ),
      paragraph('The program never does so: somebody has written into the database, or it was badly restored.'),
      paragraph(
        'Tell whoever runs the server at once. If personal data may have been seen or changed, the CNIL has to know within 72 hours.',
      ),
    ],
  }),
}
