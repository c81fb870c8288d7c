import { cutTextStart } from './cut-text.ts'
import { toNfc } from './normalise-text.ts'

/** Browsers write these three signs of a name so when they send it, and no other (HTML, multipart/form-data encoding). */
const unquoted = (name: string): string => name.replace(/%22/g, '"').replace(/(?:%0[AD]|[\n\r])+/gi, ' ')

/** The name of a file for people to read, without folders: the same of a file that was chosen and of the same file once it was sent. */
export function plainFileName(name: string): string {
  const last = toNfc(unquoted(name)).split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu, '')
    .replace(/^[\s.]+/, '')
    .trim()
  return cutTextStart(plain, 100) || 'fichier'
}
