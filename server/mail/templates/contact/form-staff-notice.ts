import { formatFileSize } from '#i18n/format/format.ts'
import { note, paragraph, type MailPart, type MailTemplate } from '#server/mail/kit/mail-content.ts'
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

const files = ({ files: sent }: Data, language: string): MailPart[] =>
  sent.length === 0
    ? []
    : [{ type: 'list', items: sent.map(({ filename, bytes }) => `${oneLine(filename)} (${formatFileSize(bytes, language)})`) }]

/** Brings a filled form to the company. */
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
      ...(data.files.length === 0 ? [] : [note('Les fichiers joints sont gardés sur le site, pour ses administrateurs.')]),
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
      ...(data.files.length === 0 ? [] : [note('The files are kept on the site, for its administrators.')]),
    ],
  }),
}
