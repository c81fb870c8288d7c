import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
const MOST_OUTPUT = 64 * 1024 * 1024

interface Report {
  readonly messages: readonly { readonly url: string; readonly lastLine?: number; readonly message: string; readonly extract?: string }[]
}

/** The Java of this machine, or `null`: the checker of the W3C is written in it. */
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

/** The errors that the checker of the W3C finds in documents, each with the name of its document. */
export async function checkByNu(java: string, documents: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-vnu-'))
  try {
    const names = [...documents.keys()]
    await Promise.all([...documents.values()].map((html, index) => writeFile(join(folder, `${index}.html`), html)))
    const options = ['--errors-only', '--stdout', '--exit-zero-always', '--format', 'json']
    const { stdout } = await run(java, ['-jar', jar, ...options, folder], { maxBuffer: MOST_OUTPUT })
    return (JSON.parse(stdout) as Report).messages.map(({ url, lastLine = 0, message, extract = '' }) => {
      const name = names[Number(/(\d+)\.html$/.exec(url)?.[1])] ?? url
      return `${name}:${lastLine} ${message} ${extract.replaceAll(/\s+/g, ' ')}`
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
