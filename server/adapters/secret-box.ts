import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Encrypts secrets that must be read again, so that the database alone does not reveal them. */
export interface SecretBox {
  /** Encrypts a text for an owner. */
  seal(text: string, owner: string): Promise<string>
  /** Decrypts a text of an owner; null for another owner, a changed text or another key. */
  open(sealed: string, owner: string): Promise<string | null>
}

interface BoxOptions {
  /** SECRET_KEY, shared by all servers of a database. */
  readonly key?: string | undefined
  /** The folder of the generated key, when none is given. */
  readonly folder: string
}

const ivBytes = 12
const version = 'v1'
const fileName = 'secret.key'

/** Returns the key of the folder, which is generated on the first call. Of two concurrent ones, one is stored. */
async function folderKey(folder: string): Promise<string> {
  const path = join(folder, fileName)
  const known = (await readFile(path, 'utf8').catch(() => '')).trim()
  if (known !== '') return known
  await mkdir(folder, { recursive: true })
  const unfinished = `${path}.${randomBytes(6).toString('hex')}.new`
  const file = await open(unfinished, 'wx', 0o600)
  try {
    await file.writeFile(`${randomBytes(32).toString('base64url')}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await link(unfinished, path).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  })
  await rm(unfinished, { force: true })
  const made = (await readFile(path, 'utf8')).trim()
  // An aborted copy leaves an empty file, which would be a public key.
  if (made === '') throw new Error(`${fileName} is empty: put the one of the backup in its place, or delete it to have another made`)
  return made
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'vitrine secrets at rest', 32))
}

/** A box without a key, which rejects encryption. */
export const noSecretBox: SecretBox = {
  seal: () => Promise.reject(new Error('no key was given to lock secrets away')),
  open: () => Promise.resolve(null),
}

/** Creates a box with AES-256-GCM and SECRET_KEY or a generated key outside of the database. */
export function createSecretBox({ key, folder }: BoxOptions): SecretBox {
  let known: Promise<Buffer> | undefined
  const readKey = async (): Promise<Buffer> => {
    try {
      return keyOf(key ?? (await folderKey(folder)))
    } catch (error) {
      // A missing or full disk may be available the next time.
      known = undefined
      throw error
    }
  }
  const findKey = (): Promise<Buffer> => (known ??= readKey())
  return {
    seal: async (text, owner) => {
      const iv = randomBytes(ivBytes)
      const sealing = createCipheriv('aes-256-gcm', await findKey(), iv).setAAD(Buffer.from(owner))
      const locked = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
      return [version, ...[iv, locked, sealing.getAuthTag()].map((part) => part.toString('base64url'))].join('.')
    },
    open: async (sealed, owner) => {
      const [mark, iv, locked, tag, ...rest] = sealed.split('.')
      if (mark !== version || iv === undefined || locked === undefined || tag === undefined || rest.length > 0) return null
      try {
        const opening = createDecipheriv('aes-256-gcm', await findKey(), Buffer.from(iv, 'base64url'), { authTagLength: 16 })
        opening.setAAD(Buffer.from(owner)).setAuthTag(Buffer.from(tag, 'base64url'))
        return Buffer.concat([opening.update(Buffer.from(locked, 'base64url')), opening.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
