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

/** Texts that a pattern likes nearly to their end: repeated pieces made of its own letters, then something that does not fit. */
const program = `
const { parentPort } = require('node:worker_threads')
const cpuMs = () => process.threadCpuUsage().user / 1000
const pieces = (source) => {
  const plain = source.replace(/\\\\[dDwWsSbBpP](\\{[^}]*\\})?/g, ' ').replace(/\\\\(.)/g, '$1')
  const letters = [...new Set(plain.replace(/[\\^$*+?.()|{}\\[\\]\\s]/g, ''))].slice(0, 8)
  return [...new Set(['a', '0', ' ', '-', '.', '/', '"', '<', '=', '&', '\\t', '\\n', 'é', 'A', 'a ', '0.', 'a-', 'a.', '../', '<a', '&a;', ...letters, ...letters.map((letter) => letter + 'a')])]
}
parentPort.on('message', ({ source, flags }) => {
  const pattern = new RegExp(source, flags.replace(/[gy]/g, ''))
  let worst = 0
  let by = ''
  for (const piece of pieces(source)) {
    for (const end of ['', '!', '<']) {
      const text = piece.repeat(Math.ceil(1000 / piece.length)) + end
      const begin = cpuMs()
      pattern.test(text)
      const took = cpuMs() - begin
      if (took > worst) { worst = took; by = JSON.stringify(piece + '…' + end) }
    }
  }
  parentPort.postMessage({ worst, by })
})
`

const mostMs = 500

/** Which patterns are slow, and how much; what a busy machine held up once is not so the second time. */
async function slowness(list: readonly Pattern[]): Promise<string[]> {
  const once = await slowOnce(list)
  return (await slowOnce(once.map(({ pattern }) => pattern))).map(({ told }) => told)
}

/** How long the pattern took at worst; one that does not come back within its time is slow. */
async function slowOnce(list: readonly Pattern[]): Promise<{ pattern: Pattern; told: string }[]> {
  const slow: { pattern: Pattern; told: string }[] = []
  let worker = new Worker(program, { eval: true })
  for (const pattern of list) {
    const answer = await new Promise<{ worst: number; by: string } | null>((resolve) => {
      const timer = setTimeout(() => resolve(null), mostMs * 10)
      worker.once('message', (message: { worst: number; by: string }) => {
        clearTimeout(timer)
        resolve(message)
      })
      worker.postMessage(pattern)
    })
    if (answer === null) {
      await worker.terminate()
      worker = new Worker(program, { eval: true })
    }
    if (answer === null || answer.worst > mostMs)
      slow.push({
        pattern,
        told: `${pattern.place} /${pattern.source}/ ${answer === null ? 'never' : `${Math.round(answer.worst)} ms by ${answer.by}`}`,
      })
  }
  await worker.terminate()
  return slow
}

describe('regular expressions', () => {
  it('are all looked at', () => {
    expect(patterns.length).toBeGreaterThan(150)
    expect(patterns.some(({ place }) => place.endsWith('.json'))).toBe(true)
  })

  it('answer in time to texts that they nearly like', async () => {
    expect(await slowness(patterns)).toEqual([])
  })

  it('are seen when they do not', async () => {
    const bad = { place: 'seed.ts:1', source: '^(a+)+$', flags: '' }
    expect(await slowness([{ place: 'seed.ts:2', source: '^a+$', flags: '' }, bad])).toHaveLength(1)
  })
})
