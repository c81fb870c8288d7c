import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'

async function mailsTo(address: string) {
  const folder = process.env['E2E_MAILS'] ?? ''
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted()
  const mails = await Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))))
  return mails.filter(({ to }) => to?.some((recipient) => recipient.address === address))
}

async function linksTo(address: string): Promise<string[]> {
  return (await mailsTo(address)).flatMap(({ text = '' }) => text.match(/https?:\/\/\S+/g) ?? [])
}

/** Returns the text of the newest mail to an address with such a subject; waits until it has come. */
export async function mailedText(address: string, subject: RegExp): Promise<string> {
  const find = async () => (await mailsTo(address)).findLast((mail) => subject.test(mail.subject ?? ''))?.text ?? ''
  await expect.poll(find, { timeout: 120_000, message: `a mail to ${address} about ${subject.source}` }).not.toBe('')
  return find()
}

/** The path of the link that a mail to this address leads to; waits until it has come. */
export async function mailedPath(address: string, path: RegExp): Promise<string> {
  const find = async () => (await linksTo(address)).map((link) => new URL(link).pathname).findLast((found) => path.test(found)) ?? ''
  await expect.poll(find, { timeout: 120_000, message: `a mail to ${address} with a link like ${path.source}` }).not.toBe('')
  return find()
}
