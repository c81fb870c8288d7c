import { formatFileSize } from '#i18n/format/format.ts'
import { link, note, paragraph, type MailPart, type MailTemplate } from '#server/mail/kit/mail-content.ts'
import type { MailData } from '#server/mail/kit/mail-kinds.ts'
import { oneLine, multiLine } from '#server/mail/kit/sanitise-text.ts'

type Data = MailData<'FORM_TEAM'>

const longLine = 200

/** Short answers side by side, long ones under their question. */
function answers({ rows }: Data): MailPart[] {
  const short = rows.filter(({ value }) => value.length <= longLine && !value.includes('\n'))
  const long = rows.filter((row) => !short.includes(row))
  return [
    ...(short.length === 0
      ? []
      : [{ type: 'facts', rows: short.map(({ label, value }) => [oneLine(label), oneLine(value)] as const) } as const]),
    ...long.flatMap(({ label, value }): MailPart[] => [paragraph(oneLine(label)), { type: 'quote', text: multiLine(value) }]),
  ]
}

const named = ({ filename, bytes }: Data['files'][number], language: string) => `${oneLine(filename)} (${formatFileSize(bytes, language)})`

/** The files, each with the link that downloads it; mails queued by an older version have names alone. */
function files({ files: sent }: Data, language: 'fr' | 'en'): MailPart[] {
  const bare = sent.filter((file) => file.link === undefined)
  const download = { fr: 'Télécharger', en: 'Download' }[language]
  return [
    ...(bare.length === 0 ? [] : [{ type: 'list', items: bare.map((file) => named(file, language)) } as const]),
    ...sent.flatMap((file) => (file.link === undefined ? [] : [link(download, named(file, language), file.link)])),
  ]
}

/** Sends an answer to a form to the company. */
export const formTeam: MailTemplate<'FORM_TEAM'> = {
  fr: (data, { site, instant }) => ({
    subject: `${oneLine(data.form)}\u00a0: réponse n°\u00a0${data.number}`,
    title: oneLine(data.form),
    preview: `Reçue le ${instant(data.receivedAt)}.`,
    ...(data.email === null ? {} : { replyTo: data.email }),
    parts: [
      paragraph(`Un formulaire vient d’être envoyé depuis le site ${site}, le ${instant(data.receivedAt)}.`),
      ...answers(data),
      ...files(data, 'fr'),
      ...(data.link === undefined
        ? []
        : [
            link('Répondre', 'dans les messages du site', data.link),
            note('Ces adresses ne s’ouvrent qu’aux administrateurs du site\u00a0: connectez-vous d’abord.'),
          ]),
    ],
  }),
  en: (data, { site, instant }) => ({
    subject: `${oneLine(data.form)}: answer no. ${data.number}`,
    title: oneLine(data.form),
    preview: `Received on ${instant(data.receivedAt)}.`,
    ...(data.email === null ? {} : { replyTo: data.email }),
    parts: [
      paragraph(`A form has just been sent from the ${site} website, on ${instant(data.receivedAt)}.`),
      ...answers(data),
      ...files(data, 'en'),
      ...(data.link === undefined
        ? []
        : [
            link('Answer', 'in the messages of the site', data.link),
            note('These addresses open only for administrators of the site: sign in first.'),
          ]),
    ],
  }),
}
