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
    [
      'a kind of field that does not exist',
      (manifest) => Object.assign(propsOf(manifest).properties.title ?? {}, { 'x-field': 'colours' }),
      'x-field: must be equal to one of the allowed values',
    ],
    ['a category of its own', (manifest) => (manifest.category = 'toys'), 'allowed values'],
  ])('turn red on %s', (_, change, words) => {
    expect(manifestDefects(withChange('hero', change)).join('\n')).toContain(words)
  })
})

const tone = { fr: 'Réglages', en: 'Settings' }

describe('the words of a prop', () => {
  it.each<readonly [string, string, Readonly<Record<string, unknown>>, string]>([
    ['money on a text', 'title', { 'x-field': 'money' }, 'x-field: "money" needs an integer of cents with a `minimum` of 0 or more'],
    ['a date on a text without that format', 'title', { 'x-field': 'date' }, 'x-field: "date" needs a text with `"format": "date"`'],
    ['tags on one text', 'title', { 'x-field': 'tags' }, 'x-field: "tags" needs a list of texts'],
    ['an album on a text', 'title', { 'x-field': 'album' }, 'x-field: "album" needs an integer, or a list of integers'],
    ['a unit on a text', 'title', { 'x-unit': tone }, 'x-unit: only a number has a unit'],
    ['a choice that is edited on the page', 'tone', { 'x-inline': false }, 'x-inline: only a text is edited on the page'],
    ['files of a text', 'title', { 'x-accept': 'video' }, 'x-accept: only the kind "file" offers files'],
    ['a required field in a fold', 'title', { 'x-group': tone }, 'x-group: a required field cannot lie in a fold'],
    ['a field that depends on itself', 'tone', { 'x-when': { prop: 'tone', is: ['ink'] } }, 'x-when: a field cannot depend on itself'],
    ['a condition on no prop', 'title', { 'x-when': { prop: 'size', min: 1 } }, 'x-when/prop: no prop beside it is called "size"'],
    ['a condition without a demand', 'title', { 'x-when': { prop: 'tone' } }, 'x-when: a condition has either "is" or "min"'],
    ['a value that the other prop never has', 'title', { 'x-when': { prop: 'tone', is: ['x'] } }, 'x-when/is: "tone" never is "x"'],
    ['a length of a choice', 'title', { 'x-when': { prop: 'tone', min: 2 } }, 'x-when/min: "tone" is no text and no list'],
    ['a tab that does not exist', 'title', { 'x-group': 'more' }, 'x-group: must be equal to one of the allowed values'],
  ])('refuse %s with the file and the pointer', (_, prop, words, sentence) => {
    const changed = withChange('hero', (manifest) => Object.assign(propsOf(manifest).properties[prop] ?? {}, words))
    expect(manifestDefects(changed)).toContain(`blocks/hero/block.json#/props/properties/${prop}/${sentence}`)
  })

  it('are refused in a list as at the top', () => {
    const changed = withChange('faq', ({ props }) => {
      const { items } = (props as { properties: { items: { items: { properties: Record<string, object> } } } }).properties
      Object.assign(items.items.properties['question'] ?? {}, { 'x-field': 'folder' })
    })
    expect(manifestDefects(changed)).toEqual([
      'blocks/faq/block.json#/props/properties/items/items/properties/question/x-field: "folder" needs an integer, or a list of integers',
    ])
  })

  it('change without a new version', () => {
    const words = { 'x-group': 'look', 'x-when': { prop: 'tone', is: ['ink'] }, 'x-inline': false }
    const changed = withChange('hero', (manifest) => Object.assign(propsOf(manifest).properties.kicker ?? {}, words))
    expect([...manifestDefects(changed), ...versionDefects(changed, versions)]).toEqual([])
  })
})

describe('the condition of a slot', () => {
  it('is refused when it names no prop', () => {
    const changed = withChange('columns', ({ slots }) =>
      Object.assign((slots as Record<string, object>).third ?? {}, { when: { prop: 'rows', is: ['thirds'] } }),
    )
    expect(manifestDefects(changed)).toEqual(['blocks/columns/block.json#/slots/third/when/prop: no prop beside it is called "rows"'])
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
