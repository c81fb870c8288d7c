import { join } from 'node:path'
import { defineBlock, type BlockDefinition } from '#engine/registry/block-definition.ts'
import type { Sanitise } from '#engine/text/html-rules.ts'
import { defineMigrations, type Migration } from '#engine/registry/migrations.ts'
import type { NeedsFunction } from '#engine/registry/needs.ts'
import { createRegistry, type Registry } from '#engine/registry/registry.ts'
import type { Block, Condition, Json } from '#schemas/generated/content.ts'
import { contentAjv } from '#scripts/generate/content-ajv.ts'
import { readSources } from '#scripts/generate/read-sources.ts'

/** Block type of a test; the rest is made up. */
export interface TestType {
  readonly type: string
  readonly version?: number
  readonly groups?: readonly string[]
  readonly partOf?: 'blog' | 'newsletter'
  readonly interactive?: boolean
  readonly required?: readonly string[]
  readonly props?: Record<string, Record<string, unknown>>
  readonly slots?: Record<string, { accepts: string[]; min?: number; max: number; when?: Condition }>
  readonly migrations?: readonly Migration[]
  readonly needs?: NeedsFunction
}

const ajv = contentAjv(readSources(join(import.meta.dirname, '../../..')).schemas)
const label = { fr: 'Essai', en: 'Test' }

/** A block definition for tests, its validator compiled on the spot. */
export function testType({
  type,
  version = 1,
  groups = ['content'],
  partOf,
  interactive = false,
  required = [],
  props = {},
  slots = {},
  ...rest
}: TestType): BlockDefinition {
  const properties = Object.fromEntries(Object.entries(props).map(([name, schema]) => [name, { ...schema, 'x-label': label }]))
  const schema = { type: 'object', additionalProperties: false, required: [...required], properties }
  const manifest = {
    $schema: '../../schemas/content/block-manifest.schema.json',
    type,
    version,
    category: 'text',
    interactive,
    groups: [...groups],
    ...(partOf === undefined ? {} : { partOf }),
    label,
    help: label,
    keywords: { fr: ['essai'], en: ['test'] },
    props: schema,
    slots: Object.fromEntries(Object.entries(slots).map(([name, rule]) => [name, { ...rule, label }])),
  }
  return defineBlock({ manifest, validate: ajv.compile(schema) as BlockDefinition['validate'], ...rest })
}

/** Block types for the engine's own tests: a note, a box, a bar, rich text, a link, a live one, one that changed twice, one with needs. */
export const testTypes: readonly BlockDefinition[] = [
  testType({
    type: 'note',
    required: ['text'],
    props: { text: { type: 'string', minLength: 1, maxLength: 40 }, tone: { enum: ['plain', 'loud'], default: 'plain' } },
  }),
  testType({
    type: 'box',
    groups: ['page-section', 'content'],
    slots: { content: { accepts: ['content'], max: 3 }, head: { accepts: ['note'], max: 1 } },
  }),
  testType({ type: 'pair', slots: { both: { accepts: ['note', 'rich'], min: 2, max: 2 } } }),
  testType({ type: 'strip', groups: ['bar'] }),
  testType({
    type: 'rich',
    required: ['html'],
    props: {
      html: { type: 'string', format: 'html', maxLength: 300_000 },
      lead: { type: 'string', format: 'html-inline', maxLength: 200 },
    },
  }),
  testType({
    type: 'link',
    required: ['label'],
    props: {
      label: { type: 'string', maxLength: 40 },
      href: { type: 'string', format: 'safe-url', maxLength: 200 },
      links: {
        type: 'array',
        maxItems: 5,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['href'],
          properties: { href: { type: 'string', format: 'safe-url', maxLength: 200 } },
        },
      },
    },
  }),
  testType({ type: 'live', interactive: true, slots: { inside: { accepts: ['content'], max: 9 } } }),
  testType({
    type: 'moved',
    version: 3,
    required: ['name'],
    props: { name: { type: 'string', maxLength: 40 }, size: { type: 'integer' } },
    migrations: defineMigrations('moved', [
      { id: 'moved/2', name: 'rename-title', up: ({ title, ...props }) => ({ ...props, label: title ?? '' }) },
      {
        id: 'moved/3',
        name: 'rename-label',
        up: ({ label: old, ...props }) => {
          if (old === 'burst') throw new Error('it burst')
          return { ...props, name: old ?? '' }
        },
      },
    ]),
  }),
  testType({
    type: 'needy',
    props: { id: { type: 'integer' }, late: { type: 'boolean' } },
    needs: ({ id, late }: { id?: number; late?: boolean }, { locale }) => {
      if (id === 0) throw new Error('no id')
      return [{ key: 'item', call: 'blog.get', params: { id: id ?? 1, locale }, ...(late && { isSubject: true }) }]
    },
  }),
]

/** The registry of those types. */
export function testRegistry(): Registry {
  return createRegistry(testTypes)
}

/** A sanitiser that takes away scripts and closes what is open, enough to tell its three answers apart. */
export const testSanitise: Sanitise = (html) => {
  if (/<script/i.test(html)) return { html: html.replace(/<script[\s\S]*?(?:<\/script>|$)/gi, ''), removed: ['<script>'] }
  return html.endsWith('<br/>') ? { html: html.replace('<br/>', '<br>'), removed: [] } : null
}

/** A block for tests. */
export function testBlockOf(type: string, props: Record<string, Json> = {}, rest: Partial<Block> = {}): Block {
  return { id: `id-${type}`.padEnd(6, 'x'), type, v: 1, props, ...rest }
}
