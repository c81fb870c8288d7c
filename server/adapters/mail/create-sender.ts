import { join } from 'node:path'
import type { Environment } from '#server/config/env.ts'
import { createFileSender } from './file-sender.ts'
import type { MailSender } from './mail-sender.ts'
import { createSmtpSender } from './smtp-sender.ts'

/** The folder into which mails are written when there is no mail server. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail')
}

/** Mails go to the server of SMTP_URL, else into a folder of DATA_DIR. */
export function openSender({ SMTP_URL, DATA_DIR }: Pick<Environment, 'SMTP_URL' | 'DATA_DIR'>): MailSender {
  return SMTP_URL === undefined ? createFileSender(mailFolder(DATA_DIR)) : createSmtpSender(SMTP_URL)
}
