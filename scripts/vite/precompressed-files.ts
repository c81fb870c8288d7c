import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(?:js|css|svg)$/
const WORTH_COMPRESSING = 1024

/** Puts beside each text file of a browser build its copies packed as small as can be. */
export function precompressedFiles(): Plugin {
  return {
    name: 'precompressed-files',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => TEXT.test(name))
      await Promise.all(names.map((name) => pack(join(dir, name))))
    },
  }
}

async function pack(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < WORTH_COMPRESSING) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }))
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}
