import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { extname, join, resolve } from 'node:path'
import { build } from 'vite'
import type { Block } from '#schemas/generated/content.ts'

const OUT = resolve('dist/bench/puck-editor')
const PUCK = resolve('bench/peers/node_modules/@puckeditor/core')
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' }

/** Builds Puck's editor with our views, in production mode. */
export async function buildPuckEditor(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: { '@puckeditor/core/dist': `${PUCK}/dist`, '@puckeditor/core': `${PUCK}/dist/index.mjs` },
      dedupe: ['react', 'react-dom'],
    },
    build: {
      outDir: OUT,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'es2022',
      cssCodeSplit: false,
      rolldownOptions: {
        input: { puck: resolve('bench/composer/puck-editor.jsx') },
        output: { entryFileNames: '[name].js', assetFileNames: 'puck[extname]' },
      },
    },
  })
}

/** The style sheets that pages of the site link, as the build wrote them. */
function siteStyles(): string {
  const manifests = ['first', 'app'].map(
    (name) => JSON.parse(readFileSync(`dist/client/${name}.json`, 'utf8')) as Record<string, { file: string; css?: string[] }>,
  )
  return manifests
    .flatMap((manifest) => Object.entries(manifest))
    .filter(([source]) => !source.includes('noscript'))
    .flatMap(([, { file, css = [] }]) => [...css, ...(file.endsWith('.css') ? [file] : [])])
    .map((file) => readFileSync(join('dist/client', file), 'utf8'))
    .join('\n')
}

const document = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Puck</title>
<link rel="stylesheet" href="site.css"><link rel="stylesheet" href="puck.css"></head>
<body><div id="root"></div><script type="module" src="puck.js"></script></body></html>`

/** Serves Puck's editor; `blocks()` is the page that it opens. */
export async function servePuckEditor(blocks: () => readonly Block[]): Promise<{ readonly url: string; stop(): void }> {
  const styles = siteStyles()
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    if (path === '/') return response.setHeader('Content-Type', 'text/html').end(document)
    response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream')
    if (path === '/blocks.json') return response.end(JSON.stringify(blocks()))
    if (path === '/site.css') return response.end(styles)
    try {
      return response.end(readFileSync(join(OUT, path)))
    } catch {
      return response.writeHead(404).end()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server of Puck has no address')
  return { url: `http://127.0.0.1:${address.port}/`, stop: () => server.close() }
}
