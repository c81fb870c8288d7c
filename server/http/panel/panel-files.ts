import { readFile } from 'node:fs/promises'
import { ownValue } from '#schemas/names/own-value.ts'

/** Addresses of the files that the panel begins with. */
export interface PanelFiles {
  readonly script: string
  readonly styles: readonly string[]
  /** Scripts that the first one imports, fetched at the same time. */
  readonly preloads: readonly string[]
}

interface PanelChunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** Manifest of the build of the panel. */
export type PanelManifest = Readonly<Record<string, PanelChunk>>

const ENTRY = 'src/admin/entry-admin.tsx'

/** Lists a chunk after all chunks that it imports before it runs. */
function chunksOf(manifest: PanelManifest, source: string, seen: Set<string>): PanelChunk[] {
  if (seen.has(source)) return []
  seen.add(source)
  const chunk = ownValue(manifest, source)
  if (!chunk) throw new Error(`The panel has no file made of ${source}: run npm run build`)
  return [...(chunk.imports ?? []).flatMap((next) => chunksOf(manifest, next, seen)), chunk]
}

/** Reads the first files of the panel from its manifest. */
export function panelFilesOf(manifest: PanelManifest): PanelFiles {
  const chunks = chunksOf(manifest, ENTRY, new Set())
  const addresses = chunks.map(({ file }) => `/${file}`)
  return {
    script: addresses.at(-1) ?? '',
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`)))],
    preloads: addresses.slice(0, -1),
  }
}

/** Reads the first files of the panel from the build in a folder. */
export async function readPanelFiles(clientFolder: string): Promise<PanelFiles> {
  return panelFilesOf(JSON.parse(await readFile(`${clientFolder}/panel.json`, 'utf8')) as PanelManifest)
}

/** Names the source of the panel, which the development server serves as it is. */
export function panelSources(): PanelFiles {
  return { script: `/${ENTRY}`, styles: [], preloads: [] }
}
