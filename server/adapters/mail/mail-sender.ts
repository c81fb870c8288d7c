import type { SendMailOptions } from 'nodemailer'
import { isMailAddress } from '#schemas/text/email-address.ts'

/** A file that goes along with a mail. */
export interface MailFile {
  readonly filename: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

/** A mail ready to leave. */
export interface OutgoingMail {
  /** The same at every attempt, so that a program that gets it twice shows it once. */
  readonly messageId: string
  /** When it was asked for. */
  readonly date: Date
  readonly kind: string
  readonly from: { readonly name: string; readonly address: string }
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly lang: string
  /** The address of one-click unsubscription. */
  readonly unsubscribe?: string
  /** The message ids of the mails before it, the one that it answers last; present in a mail that a person wrote. */
  readonly references?: readonly string[]
  readonly attachments?: readonly MailFile[]
}

/** Where mails go. */
export interface MailSender {
  /** Settles when the mail is in other hands; throws when it is not, or not surely. */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

/** A refusal that another attempt would meet again: the address does not exist, the content is not wanted. */
export class PermanentMailError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'RefusedForGood'
  }
}

/** The headers by which a mail program shows a mail below those before it. */
function threadOf(references: readonly string[] = []): Pick<SendMailOptions, 'inReplyTo' | 'references'> {
  const last = references.at(-1)
  return last === undefined ? {} : { inReplyTo: last, references: [...references] }
}

/** A mail as nodemailer takes it: byte for byte the same at every attempt. */
export function mailOptions(mail: OutgoingMail): SendMailOptions {
  const { messageId, date, from, to, replyTo, subject, text, html, lang, unsubscribe, references, attachments = [] } = mail
  // What looks for addresses in a text would find a second one.
  for (const address of [from.address, to, replyTo ?? to]) if (!isMailAddress(address)) throw new RangeError('a mail needs plain addresses')
  return {
    messageId,
    date,
    from,
    to: { name: '', address: to },
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    envelope: { from: from.address, to: [to] },
    subject,
    text,
    html,
    textEncoding: 'quoted-printable',
    attachments: attachments.map(({ filename, contentType, bytes }) => ({ filename, contentType, content: Buffer.from(bytes) })),
    baseBoundary: messageId.replace(/[^a-z0-9]/gi, '').slice(0, 32),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...threadOf(references),
    headers: {
      // No holiday answer to a machine.
      ...(references === undefined && { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }),
      'Content-Language': lang,
      ...(unsubscribe === undefined
        ? {}
        : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
  }
}
