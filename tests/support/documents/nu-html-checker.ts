import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024

/** A paragraph must not contain a division. A checker that reports no error here does not work. */
const FAULTY =
  '<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Essai</title></head><body><p><div>Un bloc</div></p></body></html>'

/** The results of the checker: for the documents, and for a faulty page that proves that it works. */
interface Findings {
  readonly errors: readonly string[]
  readonly inFaulty: readonly string[]
}

interface Report {
  readonly messages: readonly { readonly url: string; readonly lastLine?: number; readonly message: string; readonly extract?: string }[]
}

/** Returns the Java of this machine, or `null`. The checker of the W3C requires it. */
export async function findJava(): Promise<string | null> {
  const home = process.env['JAVA_HOME']
  for (const java of [...(home ? [join(home, 'bin', 'java')] : []), 'java']) {
    const works = await run(java, ['-version']).then(
      () => true,
      () => false,
    )
    if (works) return java
  }
  return null
}

/** Returns the errors of the W3C checker in documents, each with the name of its document. */
export async function checkByNu(java: string, documents: ReadonlyMap<string, string>): Promise<Findings> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-vnu-'))
  try {
    const names = [...documents.keys(), 'a faulty page']
    const pages = [...documents.values(), FAULTY]
    await Promise.all(pages.map((html, index) => writeFile(join(folder, `${index}.html`), html)))
    const options = ['--errors-only', '--stdout', '--exit-zero-always', '--format', 'json']
    const { stdout } = await run(java, ['-jar', jar, ...options, folder], { maxBuffer: MAX_OUTPUT_BYTES })
    const found = (JSON.parse(stdout) as Report).messages.map(({ url, lastLine = 0, message, extract = '' }) => {
      const index = Number(/(\d+)\.html$/.exec(url)?.[1])
      const error = `${names[index] ?? url}:${lastLine} ${message} ${extract.replaceAll(/\s+/g, ' ')}`
      return { isFaulty: index === documents.size, error }
    })
    const errorsOf = (wanted: boolean) => found.filter(({ isFaulty }) => isFaulty === wanted).map(({ error }) => error)
    return { errors: errorsOf(false), inFaulty: errorsOf(true) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
