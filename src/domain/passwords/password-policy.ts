import { passwordCharacters, passwordLength } from '#schemas/api/people/password-length.ts'
import { toNfd } from '#schemas/text/normalise-text.ts'
import { stripEnds } from '#schemas/text/strip-ends.ts'
import { ownValue } from '#schemas/names/own-value.ts'

/** The reasons for refusing a password. */
export type PasswordWeakness = 'TOO_SHORT' | 'TOO_LONG' | 'COMMON' | 'PERSONAL'

/** The data that a password must not repeat. */
export interface PasswordContext {
  readonly email?: string
  readonly siteName?: string
  /** The hosts of the site, with or without their port. */
  readonly siteHosts?: readonly string[]
  /** Returns true for a word in lower case that is a common password. */
  readonly isCommon?: (word: string) => boolean
}

const rows = ['0123456789012345678901234567890', 'abcdefghijklmnopqrstuvwxyz', 'azertyuiopqsdfghjklmwxcvbn', 'qwertyuiopasdfghjklzxcvbnm']
const runs = [...rows, ...rows.map((row) => [...row].reverse().join(''))]
const leet: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' }
/** With fewer characters of its own beside a known word, a password is that word. */
const enoughOfItsOwn = 8

const plain = (text: string): string => toNfd(text).replace(/\p{M}/gu, '').toLowerCase()
const lettersAndDigits = (text: string): string => plain(text).replace(/[^\p{L}\p{N}]/gu, '')
const withoutLeet = (text: string): string => text.replace(/[013457@$!]/g, (sign) => ownValue(leet, sign) ?? sign)

/** The shortest part that a text repeats; the text itself when it repeats none. */
function repeatedPart(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    const part = text.slice(0, length)
    if (part.repeat(Math.ceil(text.length / length)).startsWith(text)) return part
  }
  return text
}

/** Returns true for a part of a row of keys, of the alphabet or of the digits. */
function isRun(text: string): boolean {
  return text.length > 0 && runs.some((run) => run.includes(text))
}

function isCommonWord(password: string, isCommon: (word: string) => boolean): boolean {
  const whole = plain(password)
  const part = repeatedPart(whole)
  if (part.length < 7 || new Set(whole).size < 4) return true
  const words = [whole, part].flatMap((text) => [text, withoutLeet(text)])
  // « password1234 » is the word and its ornaments.
  const bare = words.map((text) => stripEnds(text, /[^\p{L}]/u))
  return [...words, ...bare].some((text) => isRun(text) || isCommon(text))
}

/** A name as people type it: with « & » as it is said, or left out. */
function spokenForms(name: string): string[] {
  return ['', ' et ', ' and '].map((spoken) => name.replaceAll('&', spoken))
}

/** A host as people type it, and the name that it was chosen for. */
function hostForms(host: string): string[] {
  const name = host.replace(/^www\./i, '').replace(/:\d+$/, '')
  return [name, name.split('.', 1)[0] ?? '']
}

function isPersonal(password: string, { email = '', siteName = '', siteHosts = [] }: PasswordContext): boolean {
  const key = lettersAndDigits(password)
  const [local = '', host = ''] = email.split('@', 2)
  const known = [email, local, ...hostForms(host), ...spokenForms(siteName), ...siteHosts.flatMap(hostForms)]
  const words = known.map(lettersAndDigits).filter((word) => word.length >= 4)
  return words.some((word) => key.includes(word) && key.length - word.length < enoughOfItsOwn)
}

/** The reason for refusing a password, or null. No kind of character is required. */
export function passwordWeakness(password: string, surroundings: PasswordContext = {}): PasswordWeakness | null {
  const length = passwordCharacters(password)
  if (length < passwordLength.min) return 'TOO_SHORT'
  if (length > passwordLength.max) return 'TOO_LONG'
  if (isPersonal(password, surroundings)) return 'PERSONAL'
  return isCommonWord(password, surroundings.isCommon ?? (() => false)) ? 'COMMON' : null
}
