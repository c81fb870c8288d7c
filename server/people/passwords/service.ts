import { hash, verify } from '@node-rs/argon2'
import { Semaphore } from 'async-mutex'
import { toNfc } from '#schemas/text/normalise-text.ts'

/** Hashes and checks passwords. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** Returns true when a password is the one that was hashed. Without a hash the same work is done, and the answer is no. */
  verify(hash: string | null, password: string): Promise<boolean>
  /** Returns true when a hash was made with older, weaker parameters: the password is then rehashed at the next login. */
  needsRehash(hash: string): boolean
  /** How many hashes this process has made, checks counted in: each takes its time and its memory. */
  made(): number
}

/** The work of one hash: memory in KiB, passes, threads. */
export interface PasswordCost {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

const usualCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
// Each takes 19 MiB and one of the four threads that files and packing need as well.
const MAX_CONCURRENT_HASHES = 3

/** The form of a password that is hashed: Unicode NFC, every space U+0020 (RFC 8265, OpaqueString), as keyboards write spaces differently. */
const toOpaque = (password: string): string => toNfc(password.replaceAll(/\p{Zs}/gu, ' '))

/** Makes the service that hashes passwords with argon2id, a few at a time. Only tests that are not about hashes give a lower cost. */
export function createPasswords(cost: PasswordCost = usualCost): Passwords {
  const current = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`
  // Checked when there is no account, with the same work as any other hash.
  const nobody = `${current}${'A'.repeat(22)}$${'A'.repeat(43)}`
  const semaphore = new Semaphore(MAX_CONCURRENT_HASHES)
  let made = 0
  const work = <Result>(hashing: () => Promise<Result>): Promise<Result> => {
    made += 1
    return semaphore.runExclusive(hashing)
  }
  return {
    hash: (password) => work(() => hash(toOpaque(password), { ...cost })),
    verify: async (known, password) => {
      // Older hashes were made with the spaces as they were typed.
      for (const form of new Set([toOpaque(password), toNfc(password)])) {
        const isRight = await work(() => verify(known ?? nobody, form))
        if (known !== null && isRight) return true
      }
      return false
    },
    needsRehash: (known) => !known.startsWith(current),
    made: () => made,
  }
}
