import { paragraph, type MailPart, type MailTemplate } from '#server/mail/kit/mail-content.ts'
import { multiLine, oneLine } from '#server/mail/kit/sanitise-text.ts'
import { cutText } from '#schemas/text/cut-text.ts'

/** Splits the text of a person into paragraphs. */
function written(message: string): MailPart[] {
  return multiLine(message)
    .split(/\n{2,}/)
    .filter((text) => text.trim() !== '')
    .map(paragraph)
}

const quoted = (intro: string, quote: string): MailPart[] =>
  quote === '' ? [] : [paragraph(intro), { type: 'quote', text: multiLine(quote) }]

/** Brings a visitor what the team answers, with what the visitor had written. */
export const inboxReply: MailTemplate<'INBOX_REPLY'> = {
  fr: ({ subject, message, quote, writtenAt, replyTo, references }, { instant }) => ({
    subject: oneLine(subject),
    title: 'Notre réponse',
    preview: cutText(oneLine(message), 100),
    ...{ replyTo, references },
    parts: [...written(message), ...quoted(`Le ${instant(writtenAt)}, vous nous écriviez\u00a0:`, quote)],
  }),
  en: ({ subject, message, quote, writtenAt, replyTo, references }, { instant }) => ({
    subject: oneLine(subject),
    title: 'Our answer',
    preview: cutText(oneLine(message), 100),
    ...{ replyTo, references },
    parts: [...written(message), ...quoted(`On ${instant(writtenAt)} you wrote to us:`, quote)],
  }),
}
