import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

interface Pattern {
  readonly place: string
  readonly source: string
  readonly flags: string
}

/** Every regular expression that is written out in the code, and every pattern of a schema. */
function patternsOf(path: string, text: string): Pattern[] {
  if (path.endsWith('.json'))
    return [...text.matchAll(/"pattern": ("(?:[^"\\]|\\.)*")/g)].map(([, source = '""']) => ({
      place: path,
      source: JSON.parse(source) as string,
      flags: 'u',
    }))
  const found: Pattern[] = []
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      const { line } = file.getLineAndCharacterOfPosition(node.getStart())
      found.push({ place: `${path}:${line + 1}`, source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    node.forEachChild(visit)
  }
  visit(file)
  return found
}

const paths = execFileSync('git', ['ls-files', 'server', 'src', 'schemas', 'blocks', 'machines'], { encoding: 'utf8' }).split('\n')
const patterns = paths
  .filter(
    (path) => (/\.tsx?$/.test(path) ? !/\.test\.tsx?$|generated/.test(path) : /schema\.json$|block\.json$/.test(path)) && existsSync(path),
  )
  .flatMap((path) => patternsOf(path, readFileSync(path, 'utf8')))

/**
 * Measures each pattern on texts that it nearly matches: repeated pieces of its own letters, then a character that does not fit.
 * A pattern is super-linear when four times the text takes more than nine times as long.
 */
const program = `
const { parentPort } = require('node:worker_threads')
const pieces = (source) => {
  const plain = source.replace(/\\\\[dDwWsSbBpP](\\{[^}]*\\})?/g, ' ').replace(/\\\\(.)/g, '$1')
  const letters = [...new Set(plain.replace(/[\\^$*+?.()|{}\\[\\]\\s]/g, ''))].slice(0, 8)
  const words = plain.match(/[^\\^$*+?.()|{}\\[\\]\\s]{2,12}/g) ?? []
  return [...new Set(['a', '0', ' ', '-', '.', '/', '"', '<', '=', '&', '\\t', '\\n', 'é', 'A', 'a ', '0.', 'a-', 'a.', '../', '<a', '&a;', '-->', '"<"', ...letters, ...letters.map((letter) => letter + 'a'), ...words.slice(0, 6)])]
}
const timeOf = (pattern, text) => {
  const begin = performance.now()
  pattern.test(text)
  return performance.now() - begin
}
const best = (pattern, text) => Math.min(timeOf(pattern, text), timeOf(pattern, text), timeOf(pattern, text))
parentPort.on('message', ({ source, flags }) => {
  // A sticky pattern begins at one place.
  const pattern = new RegExp(flags.includes('y') ? '^(?:' + source + ')' : source, flags.replace(/[gy]/g, ''))
  for (const piece of pieces(source)) {
    for (const start of ['', '!']) {
      for (const end of ['', '!', '<']) {
        const text = (size) => start + piece.repeat(Math.ceil(size / piece.length)) + end
        if (timeOf(pattern, text(8000)) < 2) continue
        const ratio = best(pattern, text(16000)) / best(pattern, text(4000))
        if (ratio > 9) return void parentPort.postMessage(JSON.stringify(start + piece + '…' + end))
      }
    }
  }
  parentPort.postMessage(null)
})
`

/** A pattern that does not answer within this time is super-linear. */
const mostMs = 10_000

/** Super-linear patterns whose text is bounded, by their source, each with its bound. */
const bounded: Readonly<Record<string, string>> = {
  [String.raw`^\s*(\S+)\s+(.*)$`]: 'a file of PostgreSQL, not of a user',
  [String.raw`^\d+.*\.sql$`]: 'the names of our own migrations',
  [String.raw`^\d+.*(?<!\.test)\.ts$`]: 'the names of our own migrations',
  [String.raw`[\s_-]*(?:italic|oblique)$`]: 'a file name of at most 100 characters',
  [String.raw`[\p{L}\p{N}\p{M}]+$`]: 'the 20 characters before an apostrophe',
  [String.raw`^(.*\S)\s*[,\n]\s*(\d{5})\s+([^,\d\n]+)$`]: 'an address of at most 300 characters',
}

/** The super-linear patterns of a list, with the text that shows it. */
async function superLinear(list: readonly Pattern[]): Promise<string[]> {
  const slow: string[] = []
  let worker = new Worker(program, { eval: true })
  for (const pattern of list) {
    const shown = await new Promise<string | null>((resolve) => {
      const timer = setTimeout(() => resolve('no answer'), mostMs)
      worker.once('message', (message: string | null) => {
        clearTimeout(timer)
        resolve(message)
      })
      worker.postMessage(pattern)
    })
    if (shown === 'no answer') {
      await worker.terminate()
      worker = new Worker(program, { eval: true })
    }
    if (shown !== null) slow.push(`${pattern.place} /${pattern.source}/ by ${shown}`)
  }
  await worker.terminate()
  return slow
}

describe('regular expressions', () => {
  it('are all read', () => {
    expect(patterns.length).toBeGreaterThan(150)
    expect(patterns.some(({ place }) => place.endsWith('.json'))).toBe(true)
  })

  it('are linear, unless their text is bounded', { timeout: 120_000 }, async () => {
    expect(await superLinear(patterns.filter(({ source }) => !Object.hasOwn(bounded, source)))).toEqual([])
  })

  it('are allowed to be super-linear only while they exist', () => {
    const sources = new Set(patterns.map(({ source }) => source))
    expect(Object.keys(bounded).filter((source) => !sources.has(source))).toEqual([])
  })

  it.each(['^(a+)+$', '/+$', '<[^>]*>', '-->[^\\n]*\\n([^]*)$'])(
    'are reported when they are super-linear: %s',
    { timeout: 60_000 },
    async (source) => {
      const seeds = [
        { place: 'seed.ts:1', source, flags: '' },
        { place: 'seed.ts:2', source: '^a+$', flags: '' },
      ]
      expect(await superLinear(seeds)).toHaveLength(1)
    },
  )
})
