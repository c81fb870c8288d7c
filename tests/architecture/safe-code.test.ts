import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const listed = execFileSync('git', ['ls-files', 'server', 'src', 'schemas', 'blocks', 'machines'], { encoding: 'utf8' }).split('\n')
const sources = listed
  .filter((path) => /\.(?:ts|tsx|js)$/.test(path) && !/\.test\.tsx?$|^schemas\/generated\//.test(path) && existsSync(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

interface Source {
  readonly path: string
  readonly text: string
}

/** Returns the matches of a pattern in the code, except in allowed files. */
function found(pattern: RegExp, from: readonly Source[] = sources, except = /^$/): string[] {
  return from
    .filter(({ path }) => !except.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
    )
}

const textAsProgram = /\beval\s*\(|\bnew Function\b|['"]node:vm['"]|\bset(?:Timeout|Interval)\(\s*['"`]|\bimport\(\s*`/
const queriesOfText = /\bsql\.(?:raw|lit)\b|\.query\(\s*(?:`[^`]*\$\{(?!client\.escapeIdentifier\()|['"][^'"]*['"]\s*\+)/
const programs = /['"](?:node:)?child_process['"]/
const shells = /\bshell:\s*true|(?<![.\w])exec(?:Sync)?\(|\bspawn(?:Sync)?\(\s*['"`](?:sh|bash|cmd)\b/
const otherHashes = /\bcreate(?:Hash|Hmac)\(\s*['"](?!sha256)|\b(?:md5|sha1)\s*\(/
const weakCiphers = /\bcreate(?:Cipher|Decipher)(?:iv)?\(\s*['"`](?!aes-256-gcm)|['"`][\w-]*-ecb|RSA_PKCS1_PADDING/i
const guessable = /\bMath\.random\b/
/** FOR UPDATE blocks inserts and updates of rows that refer to the locked one. */
const strongestLocks = /\.forUpdate\(|\bfor update\b/i
const otherParsers = /from ['"](?:xml2js|fast-xml-parser|libxmljs2?|xmldom|@xmldom\/xmldom|sax|htmlparser2)['"]/

describe('the code of the product', () => {
  it('is looked at as a whole', () => {
    expect(sources.length).toBeGreaterThan(400)
  })

  it('turn no text into a program', () => {
    expect(found(textAsProgram)).toEqual([])
  })

  it('ask the database with parameters alone', () => {
    // The SQL files of the baseline are part of the product.
    expect(found(queriesOfText, sources, /^server\/database\/migration-files\.ts$/)).toEqual([])
  })

  it('start no program through a shell, and none at all beside the database’s', () => {
    expect(found(programs, sources, /^server\/database\/embedded\//)).toEqual([])
    expect(
      found(
        shells,
        sources.filter(({ text }) => programs.test(text)),
      ),
    ).toEqual([])
  })

  it('hash with SHA-256, and passwords with argon2id', () => {
    expect(found(otherHashes)).toEqual([])
    expect(found(/@node-rs\/argon2/).map((line) => line.split(':')[0])).toEqual(['server/people/passwords/service.ts'])
    // No code of the server gives a cost of its own.
    expect(found(/memoryCost:|timeCost:/).map((line) => line.split(':')[0])).toEqual(Array(3).fill('server/people/passwords/service.ts'))
  })

  it('encrypt with AES-256-GCM alone', () => {
    expect(found(weakCiphers)).toEqual([])
  })

  it('draw nothing that must not be guessed from what can be', () => {
    expect(found(guessable)).toEqual([])
  })

  it('read XML with the one parser that limits depth and entities', () => {
    expect(found(otherParsers)).toEqual([])
    expect(found(/from ['"]saxes['"]/).map((line) => line.split(':')[0])).toEqual(['server/content/svg/parse-svg.ts'])
  })

  it('hold rows by a lock that lets others write what speaks of them', () => {
    expect(found(strongestLocks)).toEqual([])
  })

  it('are seen when they do', () => {
    const one = (text: string): Source[] => [{ path: 'seed.ts', text }]
    const seeds: readonly (readonly [RegExp, string])[] = [
      [textAsProgram, 'eval(text)'],
      [textAsProgram, 'new Function(text)'],
      [queriesOfText, 'client.query(`select ${name}`)'],
      [queriesOfText, 'client.query("select " + name)'],
      [queriesOfText, 'sql.raw(name)'],
      [programs, "import { exec } from 'node:child_process'"],
      [shells, "execFile('ls', [], { shell: true })"],
      [otherHashes, "createHash('md5')"],
      [weakCiphers, "createCipheriv('aes-128-ecb', key, null)"],
      [guessable, 'Math.random()'],
      [strongestLocks, "trx.selectFrom('users').selectAll().forUpdate().execute()"],
      [strongestLocks, 'sql`select 1 from users for update`'],
      [otherParsers, "import { parse } from 'fast-xml-parser'"],
    ]
    for (const [pattern, text] of seeds) expect(found(pattern, one(text)), text).toHaveLength(1)
    expect(found(queriesOfText, one('client.query(`listen ${client.escapeIdentifier(channel)}`)'))).toEqual([])
    expect(found(weakCiphers, one("createCipheriv('aes-256-gcm', key, iv)"))).toEqual([])
  })
})
