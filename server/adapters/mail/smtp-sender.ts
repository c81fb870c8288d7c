import { createTransport } from 'nodemailer'
import { redactCredentials } from './redact-credentials.ts'
import { mailOptions, PermanentMailError, type MailSender } from './mail-sender.ts'

/** How long each step of the conversation may take, in milliseconds. */
export interface SmtpTimeouts {
  readonly connect: number
  readonly silence: number
}

const usualPatience: SmtpTimeouts = { connect: 10_000, silence: 30_000 }

// What the server says of this recipient or of this content, not of us: the sender and the password are for the operator to mend.
const aboutThisMail = new Set(['RCPT TO', 'DATA'])

function isForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { permanent, command } = error as { permanent?: unknown; command?: unknown }
  return permanent === true && typeof command === 'string' && aboutThisMail.has(command)
}

/** Sends mails to the server of an address such as `smtp://user:password@host:587`, one connection for each; what fails tells neither user nor password. */
export function createSmtpSender(url: string, patience: SmtpTimeouts = usualPatience): MailSender {
  const transport = createTransport({
    url,
    connectionTimeout: patience.connect,
    greetingTimeout: patience.connect,
    dnsTimeout: patience.connect,
    socketTimeout: patience.silence,
  })
  const hidden = redactCredentials(url)
  return {
    async send(mail) {
      try {
        await transport.sendMail(mailOptions(mail))
      } catch (error) {
        const isFinal = isForGood(error)
        const cause = hidden(error)
        throw isFinal ? new PermanentMailError(cause.message, { cause }) : cause
      }
    },
    close: () => transport.close(),
  }
}
