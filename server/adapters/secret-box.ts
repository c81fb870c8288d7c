import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Keeps what must be read again, and be of no use to whoever gets hold of the database alone. */
export interface SecretBox {
  /** Locks a text away; `owner` says whose it is, and it opens for no other. */
  seal(text: string, owner: string): Promise<string>
  /** The text that was locked away for an owner; null when it was for another, changed, or locked with another key. */
  open(sealed: string, owner: string): Promise<string | null>
}

interface BoxOptions {
  /** SECRET_KEY: one for all servers of a database. */
  readonly key?: string | undefined
  /** Where a key is made and kept when none is given. */
  readonly folder: string
}

const ivBytes = 12
const version = 'v1'
const fileName = 'secret.key'

/** The key of the folder, made the first time that it is asked for; of two that make it at once, one is kept. */
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
  // A copy that broke off leaves an empty file: everybody knows the key that it would be.
  if (made === '') throw new Error(`${fileName} is empty: put the one of the backup in its place, or delete it to have another made`)
  return made
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'vitrine secrets at rest', 32))
}

/** A box without a key: what would be locked away is refused. */
export const noSecretBox: SecretBox = {
  seal: () => Promise.reject(new Error('no key was given to lock secrets away')),
  open: () => Promise.resolve(null),
}

/** Locks with AES-256-GCM, under SECRET_KEY or a key that lies beside the data and not in the database. */
export function createSecretBox({ key, folder }: BoxOptions): SecretBox {
  let known: Promise<Buffer> | undefined
  const readKey = async (): Promise<Buffer> => {
    try {
      return keyOf(key ?? (await folderKey(folder)))
    } catch (error) {
      // A disk that was away, or full, may be back the next time.
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
