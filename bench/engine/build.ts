import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ReactNode } from 'react'
import { build } from 'vite'
import type * as contenders from './contenders.tsx'

const OUT = resolve('dist/bench')
const PUCK = resolve('bench/peers/node_modules/@puckeditor/core')

/** The bundle in which all contenders share one production React; Puck is in it when it is installed. */
export interface ContenderBundle {
  readonly contenders: typeof contenders
  readonly handWritten: ReadonlyMap<number, ReactNode>
  readonly renderPuck: ((...args: unknown[]) => () => string) | null
}

/** Builds all contenders through Vite, in production mode, as the site itself is built. */
export async function buildContenders(handWrittenSource: string, withPeers: boolean): Promise<ContenderBundle> {
  mkdirSync(`${OUT}/source`, { recursive: true })
  writeFileSync(`${OUT}/source/hand-written.tsx`, handWrittenSource)
  const input: Record<string, string> = {
    contenders: resolve('bench/engine/contenders.tsx'),
    'hand-written': `${OUT}/source/hand-written.tsx`,
  }
  if (withPeers) input['puck'] = resolve('bench/engine/puck.jsx')
  await build({
    logLevel: 'warn',
    mode: 'production',
    resolve: { alias: { '@puckeditor/core': `${PUCK}/dist/index.mjs` }, dedupe: ['react', 'react-dom'] },
    build: {
      outDir: `${OUT}/built`,
      emptyOutDir: true,
      ssr: true,
      copyPublicDir: false,
      rollupOptions: { input, output: { entryFileNames: '[name].js' } },
    },
  })
  const open = async (name: string) => (await import(pathToFileURL(`${OUT}/built/${name}.js`).href)) as Record<string, unknown>
  return {
    contenders: (await open('contenders')) as unknown as ContenderBundle['contenders'],
    handWritten: (await open('hand-written'))['handWrittenPages'] as ContenderBundle['handWritten'],
    renderPuck: input['puck'] ? ((await open('puck'))['renderPuck'] as ContenderBundle['renderPuck']) : null,
  }
}
