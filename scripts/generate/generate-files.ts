import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { generateBlockProps } from './block-props.ts'
import { generateBlockTypes } from './block-types.ts'
import { generateBlockWords } from './block-words.ts'
import { generateComposerHand } from './composer-hand.ts'
import { generateComposerKeys } from './composer-keys.ts'
import { recordVersions, versionDefects, type BlockVersions } from './block-versions.ts'
import { generateCatalogueData } from './catalogue-data.ts'
import { manifestDefects } from './check-manifest.ts'
import { generateContentTypes } from './content-types.ts'
import { writeFontFaces } from './font-faces.ts'
import { readSources } from './read-sources.ts'
import { generateAppearance, generateHours, generateResources } from './resource-data.ts'
import { generateServerViews } from './server-views.ts'
import { generateValidators } from './validators.ts'

const VERSIONS = 'schemas/generated/block-versions.json'

/** The text of every generated file, by its path under the root; throws with every defect of the manifests. */
export async function generateFiles(root: string, unpublished: ReadonlySet<string> = new Set()): Promise<Map<string, string>> {
  const sources = readSources(root)
  const known = readVersions(root)
  const published = { ...sources, blocks: sources.blocks.filter(({ type }) => !unpublished.has(type)) }
  const defects = [...manifestDefects(sources), ...versionDefects(published, known)]
  if (defects.length > 0) throw new Error(defects.join('\n'))
  const files: Record<string, string> = {
    'schemas/generated/content.ts': await generateContentTypes(sources),
    'schemas/generated/block-props.ts': await generateBlockProps(sources),
    'schemas/generated/block-types.ts': generateBlockTypes(sources),
    ...generateValidators(sources),
    'schemas/generated/catalogue.json': generateCatalogueData(sources),
    'schemas/generated/appearance.json': generateAppearance(),
    'schemas/generated/hours.json': generateHours(),
    'schemas/generated/resources.json': generateResources(),
    [VERSIONS]: `${JSON.stringify(recordVersions(sources, known, unpublished), null, 2)}\n`,
    'docs/guides/block-words.md': generateBlockWords(),
    'docs/guides/composer-hand.md': generateComposerHand(),
    'docs/guides/composer-keys.md': generateComposerKeys(),
    'blocks/views.server.ts': generateServerViews(sources),
    'src/ui/styles/fonts.css': writeFontFaces(),
  }
  return new Map(await Promise.all(Object.entries(files).map(async ([path, text]) => [path, await pretty(root, path, text)] as const)))
}

/** The record of the versions that were published, as it is on the disk. */
export function readVersions(root: string): BlockVersions {
  const path = join(root, VERSIONS)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as BlockVersions) : {}
}

async function pretty(root: string, path: string, text: string): Promise<string> {
  if (!/\.(?:ts|css|md)$/.test(path)) return text
  const config = await resolveConfig(join(root, 'package.json'))
  return format(text, { ...config, filepath: path })
}
