import { existsSync, globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Font } from '#schemas/api/sites/site.ts'
import { ownValue } from '#schemas/names/own-value.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** The addresses of the site's own files, as the build named them. */
export interface SiteFiles {
  readonly loader: string
  /** The loader of a site that sells, which also counts the articles of the cart. */
  readonly shopLoader: string
  /** The script that fetches the late parts of a page. */
  readonly late: string
  readonly app: string
  /** The script of a draft's page in the composer's frame. */
  readonly preview: string
  /** The stylesheet of the canvas, which a draft's page links from its head: what is far below is not laid out before the script comes. */
  readonly canvas: string
  /** The script that asks visitors for their consent. */
  readonly consent: string
  /** The stylesheet of every page. */
  readonly base: string
  /** Its text, which travels before each site’s theme in one file; null where it is linked by itself. */
  readonly baseCss: string | null
  /** The stylesheet for browsers without scripts. */
  readonly noscript: string
  /** The file that a font of a theme is drawn with, when it is served with the site. */
  readonly fontFile: (font: ThemeFont) => string | null
  /** The stylesheets that block types need: the build has one for all of them. */
  stylesOf(types: Iterable<string>): readonly string[]
}

type ThemeFont = Pick<Font, 'family' | 'weight' | 'style'>

interface Chunk {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
}

/** The manifest that the build writes: the files made of each source. */
export type BuildManifest = Readonly<Record<string, Chunk>>

const SOURCES = {
  loader: 'src/site/loader/entry-loader.ts',
  shopLoader: 'src/site/loader/entry-shop-loader.ts',
  late: 'src/site/loader/entry-late-parts.ts',
  app: 'src/site/entry-client.tsx',
  consent: 'src/site/consent/entry-consent.ts',
  preview: 'src/site/preview/entry-preview.tsx',
  canvas: 'src/site/preview/overlay/canvas.css',
  base: 'src/ui/styles/base.css',
  noscript: 'src/ui/styles/noscript.css',
} as const

/** The cut files of src/ui/styles/fonts.css. */
function cutOf({ family, weight, style }: ThemeFont): string | null {
  if (family === 'Fraunces') return `fraunces-${weight}`
  const cuts: Readonly<Record<string, string>> = { Newsreader: 'newsreader', 'Instrument Sans': 'instrument-sans' }
  const cut = Object.hasOwn(cuts, family) ? cuts[family] : undefined
  if (cut === undefined || weight < 400 || weight > 700) return null
  return style === 'italic' ? `${cut}-italic` : cut
}

function chunkOf(manifest: BuildManifest, source: string): Chunk {
  const chunk = ownValue(manifest, source)
  if (!chunk) throw new Error(`The build has no file made of ${source}: run npm run build`)
  return chunk
}

/** The app's own file: the build may put a file of the same name before it that only imports it, which would cost one more way there and back. */
function appFile(manifest: BuildManifest): string {
  const entry = chunkOf(manifest, SOURCES.app)
  const imported = (entry.imports ?? []).map((source) => chunkOf(manifest, source))
  return (imported.find(({ name }) => name !== undefined && name === entry.name) ?? entry).file
}

/** The files of a build, from its manifest. */
export function filesOfBuild(manifest: BuildManifest, baseCss: string | null = null): SiteFiles {
  const address = (source: string) => `/${chunkOf(manifest, source).file}`
  const blocks = [address('style.css')]
  return {
    loader: address(SOURCES.loader),
    shopLoader: address(SOURCES.shopLoader),
    late: address(SOURCES.late),
    app: `/${appFile(manifest)}`,
    consent: address(SOURCES.consent),
    preview: address(SOURCES.preview),
    canvas: address(SOURCES.canvas),
    base: address(SOURCES.base),
    baseCss,
    noscript: address(SOURCES.noscript),
    fontFile: (font) => {
      const made = manifest[`src/ui/fonts/${cutOf(font)}.woff2`]
      return made ? `/${made.file}` : null
    },
    stylesOf: () => blocks,
  }
}

/** The files of the build in a folder. */
export async function readSiteFiles(clientFolder: string): Promise<SiteFiles> {
  const read = async (name: string) => JSON.parse(await readFile(`${clientFolder}/${name}.json`, 'utf8')) as BuildManifest
  const builds = await Promise.all(['first', 'consent', 'shop', 'preview', 'app'].map(read))
  const manifest = Object.assign({}, ...builds) as BuildManifest
  return filesOfBuild(manifest, await readFile(`${clientFolder}/${chunkOf(manifest, SOURCES.base).file}`, 'utf8'))
}

/** The files as the development server serves them: the sources themselves. */
export function filesOfSources(): SiteFiles {
  return {
    loader: `/${SOURCES.loader}`,
    shopLoader: `/${SOURCES.shopLoader}`,
    late: `/${SOURCES.late}`,
    app: `/${SOURCES.app}`,
    consent: `/${SOURCES.consent}`,
    preview: `/${SOURCES.preview}`,
    canvas: `/${SOURCES.canvas}`,
    base: `/${SOURCES.base}`,
    baseCss: null,
    noscript: `/${SOURCES.noscript}`,
    fontFile: () => null,
    stylesOf: (types) => {
      const own = [...types].toSorted().map((type) => `/blocks/${type}/View.module.css`)
      return [...sharedStyles(), ...own.filter((address) => existsSync(join(ROOT, address)))]
    },
  }
}

/** The styles of the parts that blocks share, which the build puts beside their own. */
function sharedStyles(): string[] {
  return globSync('src/ui/**/*.module.css', { cwd: ROOT })
    .toSorted()
    .map((path) => `/${path}`)
}
