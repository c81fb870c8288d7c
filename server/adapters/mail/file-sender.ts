import { createTransport } from 'nodemailer'
import { writeMailFile } from './mail-files.ts'
import { mailOptions, type MailSender, type OutgoingMail } from './mail-sender.ts'

/** The file of a mail: by its date, then its kind; a second attempt writes the same file again. */
function fileName({ date, kind, messageId }: OutgoingMail): string {
  const moment = date
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '')
  const mark = messageId.replace(/[^a-z0-9]/gi, '').slice(0, 12)
  return `${moment}-${kind.toLowerCase().replaceAll('_', '-')}-${mark}.eml`
}

/** Writes mails into a folder instead of sending them: what a server without a mail server does. */
export function createFileSender(folder: string): MailSender {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await composer.sendMail(mailOptions(mail))
      if (!Buffer.isBuffer(message)) throw new TypeError('the composer gave no bytes')
      await writeMailFile(folder, fileName(mail), message)
    },
    close: () => composer.close(),
  }
}
