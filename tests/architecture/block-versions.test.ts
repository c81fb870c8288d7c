import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { propsSchemaHash, recordVersions, versionDefects, type BlockVersions } from '#scripts/generate/block-versions.ts'
import { manifestDefects } from '#scripts/generate/check-manifest.ts'
import { generateFiles, readVersions } from '#scripts/generate/generate-files.ts'
import { generateValidators, PROPS } from '#scripts/generate/validators.ts'
import { blockTypes } from '#schemas/generated/block-types.ts'
import { lazyPropsValidators } from '#schemas/generated/lazy-props-validators.js'
import { propsValidators } from '#schemas/generated/props-validators.js'
import { readSources, type Sources } from '#scripts/generate/read-sources.ts'

const ROOT = join(import.meta.dirname, '../..')
const sources = readSources(ROOT)
const versions = readVersions(ROOT)

/** The sources with one change to the manifest of one type. */
function withChange(type: string, change: (manifest: Record<string, unknown>) => void): Sources {
  const blocks = sources.blocks.map((block) => {
    if (block.type !== type) return block
    const manifest = structuredClone(block.manifest)
    change(manifest)
    return { ...block, manifest }
  })
  return { ...sources, blocks }
}

function propsOf(manifest: Record<string, unknown>) {
  return manifest.props as { required: string[]; properties: Record<string, Record<string, unknown>> }
}

const schemaChanges: readonly (readonly [string, (manifest: Record<string, unknown>) => void])[] = [
  ['a longer text', (manifest) => Object.assign(propsOf(manifest).properties.title ?? {}, { maxLength: 121 })],
  [
    'a new prop',
    (manifest) => Object.assign(propsOf(manifest).properties, { extra: { type: 'boolean', 'x-label': { fr: 'Plus', en: 'More' } } }),
  ],
  ['a prop taken away', (manifest) => delete propsOf(manifest).properties.kicker],
  ['a prop that becomes required', (manifest) => propsOf(manifest).required.push('kicker')],
  ['an option more', (manifest) => (propsOf(manifest).properties.tone?.enum as string[]).push('night')],
  ['another default', (manifest) => Object.assign(propsOf(manifest).properties.tone ?? {}, { default: 'ink' })],
]

describe('versions of block types', () => {
  it('are all recorded, each with the schema it was recorded with', () => {
    expect(versionDefects(sources, versions)).toEqual([])
    for (const { type, manifest } of sources.blocks)
      expect(versions[type]?.[String(manifest.version)], type).toBe(propsSchemaHash(manifest))
  })

  it.each(schemaChanges)('turn red on %s without a higher version', (_, change) => {
    expect(versionDefects(withChange('hero', change), versions)).toEqual([
      'blocks/hero: the props schema of version 2 has changed; raise the version and write its migration',
    ])
  })

  it.each(schemaChanges)('take %s with a higher version', (_, change) => {
    const raised = withChange('hero', (manifest) => {
      change(manifest)
      manifest.version = 3
    })
    expect(versionDefects(raised, versions)).toEqual([])
  })

  it('turn red on a version that goes back', () => {
    const back = withChange('hero', (manifest) => (manifest.version = 1))
    expect(versionDefects(back, versions)).toEqual(['blocks/hero: version 1 is behind the recorded version 2'])
  })

  it('do not mind another label, help or field', () => {
    const renamed = withChange('hero', (manifest) => {
      Object.assign(propsOf(manifest).properties.title ?? {}, { 'x-label': { fr: 'Nom', en: 'Name' }, 'x-field': 'long-text' })
    })
    expect(versionDefects(renamed, versions)).toEqual([])
  })

  it('keep the record of a version permanently, unless no site has stored it', () => {
    const changed = withChange('hero', (manifest) => Object.assign(propsOf(manifest).properties.title ?? {}, { maxLength: 121 }))
    expect(recordVersions(changed, versions, new Set())).toEqual(versions)
    expect(recordVersions(changed, versions, new Set(['hero'])).hero?.['2']).not.toBe(versions.hero?.['2'])
  })

  it('keep the record of a type that is gone', () => {
    const known: BlockVersions = { ...versions, gone: { '1': 'sha256-x' } }
    expect(recordVersions(sources, known, new Set()).gone).toEqual({ '1': 'sha256-x' })
  })
})

describe('manifests', () => {
  it('have no defect', () => {
    expect(manifestDefects(sources)).toEqual([])
  })

  it.each<readonly [string, (manifest: Record<string, unknown>) => void, string]>([
    ['a prop without a label', (manifest) => delete propsOf(manifest).properties.title?.['x-label'], 'x-label'],
    ['an option without a text', (manifest) => (propsOf(manifest).properties.tone?.enum as string[]).push('night'), 'x-options has no'],
    ['a text without a limit', (manifest) => delete propsOf(manifest).properties.title?.maxLength, 'needs maxLength'],
    ['an unknown key', (manifest) => Object.assign(manifest, { colour: 'red' }), 'additional properties'],
    ['an unknown keyword', (manifest) => Object.assign(propsOf(manifest).properties.title ?? {}, { maxlength: 3 }), 'unknown keyword'],
    ['a category of its own', (manifest) => (manifest.category = 'toys'), 'allowed values'],
  ])('turn red on %s', (_, change, words) => {
    expect(manifestDefects(withChange('hero', change)).join('\n')).toContain(words)
  })
})

describe('the validators of props', () => {
  it('are the same functions by the eager and by the lazy table, one for each block type', async () => {
    expect(Object.keys(lazyPropsValidators)).toEqual([...blockTypes])
    const loaded = await Promise.all(blockTypes.map(async (type) => [type, await lazyPropsValidators[type]()] as const))
    expect(Object.fromEntries(loaded)).toEqual(propsValidators)
    for (const [type, validate] of loaded) expect(validate, type).toBe(propsValidators[type])
  })

  it('are files that depend on no other block type', () => {
    const alone = generateValidators({ ...sources, blocks: sources.blocks.filter(({ type }) => type === 'video') })
    const path = `${PROPS}/video.js`
    expect(alone[path]).toBe(readFileSync(join(ROOT, path), 'utf8'))
  })
})

describe('generated files', () => {
  it('come out the same each time', async () => {
    const [first, second] = [await generateFiles(ROOT), await generateFiles(ROOT)]
    expect([...second]).toEqual([...first])
  })
})
