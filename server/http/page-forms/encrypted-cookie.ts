import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import type { SecretBox } from '#server/adapters/secret-box.ts'

/** A browser keeps no cookie of more than 4 kB, its name and attributes included. */
const MAX_SEALED_LENGTH = 3500
/** More than anything of that length says. */
const MAX_TEXT_LENGTH = 100_000

/** On which site, when and with what key something is locked away. */
export interface CookieContext {
  readonly secrets: SecretBox
  readonly siteId: number
  readonly now: number
}

const pack = promisify(deflateRaw)
const unpack = promisify(inflateRaw)

/** Locks a value away for a cookie that opens for its owner alone; null when it is more than a cookie holds. */
export async function encryptCookie(secrets: SecretBox, owner: string, value: unknown): Promise<string | null> {
  const packed = await pack(Buffer.from(JSON.stringify(value)))
  if (packed.length > MAX_SEALED_LENGTH) return null
  const sealed = await secrets.seal(packed.toString('base64'), owner)
  return sealed.length <= MAX_SEALED_LENGTH ? sealed : null
}

/** The value that a cookie holds for its owner; null when it is forged or another's. */
export async function decryptCookie(secrets: SecretBox, owner: string, sealed: string): Promise<unknown> {
  const packed = await secrets.open(sealed, owner)
  if (packed === null) return null
  const text = await unpack(Buffer.from(packed, 'base64'), { maxOutputLength: MAX_TEXT_LENGTH })
  return JSON.parse(text.toString())
}
