import { existsSync, globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')

/** The addresses of the site's own files, as the build named them. */
export interface SiteFiles {
  readonly loader: string
  readonly app: string
  /** What asks visitors for their consent. */
  readonly consent: string
  /** What counts the articles of a cart beside its link. */
  readonly badge: string
  /** The stylesheet of every page. */
  readonly base: string
  /** The stylesheet for browsers without scripts. */
  readonly noscript: string
  /** The upright cut of a font family that is served with the site, by the family’s name. */
  readonly fonts: ReadonlyMap<string, string>
  /** The stylesheets that block types need: the build has one for all of them. */
  stylesOf(types: Iterable<string>): readonly string[]
}

interface Chunk {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
}

/** The manifest that the build writes: the files made of each source. */
export type BuildManifest = Readonly<Record<string, Chunk>>

const SOURCES = {
  loader: 'src/site/loader/entry-loader.ts',
  app: 'src/site/entry-client.tsx',
  consent: 'src/site/consent/entry-consent.ts',
  badge: 'src/site/badge/entry-badge.ts',
  base: 'src/ui/styles/base.css',
  noscript: 'src/ui/styles/noscript.css',
} as const

const FONT_FILES = 'node_modules/@fontsource-variable'
const FONTS = new Map([
  ['Fraunces', `${FONT_FILES}/fraunces/files/fraunces-latin-opsz-normal.woff2`],
  ['Newsreader', `${FONT_FILES}/newsreader/files/newsreader-latin-wght-normal.woff2`],
  ['Instrument Sans', `${FONT_FILES}/instrument-sans/files/instrument-sans-latin-wght-normal.woff2`],
])

function chunkOf(manifest: BuildManifest, source: string): Chunk {
  const chunk = manifest[source]
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
export function filesOfBuild(manifest: BuildManifest): SiteFiles {
  const address = (source: string) => `/${chunkOf(manifest, source).file}`
  const blocks = [address('style.css')]
  return {
    loader: address(SOURCES.loader),
    app: `/${appFile(manifest)}`,
    consent: address(SOURCES.consent),
    badge: address(SOURCES.badge),
    base: address(SOURCES.base),
    noscript: address(SOURCES.noscript),
    fonts: new Map([...FONTS].flatMap(([family, source]) => (manifest[source] ? [[family, address(source)]] : []))),
    stylesOf: () => blocks,
  }
}

/** The files of the build in a folder. */
export async function readSiteFiles(clientFolder: string): Promise<SiteFiles> {
  const read = async (name: string) => JSON.parse(await readFile(`${clientFolder}/${name}.json`, 'utf8')) as BuildManifest
  const builds = await Promise.all(['first', 'consent', 'badge', 'app'].map(read))
  return filesOfBuild(Object.assign({}, ...builds) as BuildManifest)
}

/** The files as the development server serves them: the sources themselves. */
export function filesOfSources(): SiteFiles {
  return {
    loader: `/${SOURCES.loader}`,
    app: `/${SOURCES.app}`,
    consent: `/${SOURCES.consent}`,
    badge: `/${SOURCES.badge}`,
    base: `/${SOURCES.base}`,
    noscript: `/${SOURCES.noscript}`,
    fonts: new Map(),
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
