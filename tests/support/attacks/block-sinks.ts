import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Registry, RegisteredType } from '#engine/registry/registry.ts'
import type { Block, Json, PropsSchema } from '#schemas/generated/content.ts'
import { extremeProps } from '#tests/support/blocks/arbitrary-props.ts'

type Path = readonly (string | number)[]
type Props = Record<string, Json>

/** A place in a block where a text of a person stands. */
export interface BlockSink {
  readonly type: string
  readonly path: Path
  /** How long a text may be there. */
  readonly room: number
}

interface Schema {
  readonly type?: unknown
  readonly enum?: readonly Json[]
  readonly maxLength?: number
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly $ref?: string
}

const MEDIA: Schema = { type: 'object', properties: { alt: { type: 'string', maxLength: 300 } } }
const FIT = 40

function stringsIn(given: Schema, path: Path): { path: Path; room: number }[] {
  const schema = given.$ref === '/schemas/media.schema.json' ? MEDIA : given
  if (schema.enum?.some((value) => typeof value === 'string')) return [{ path, room: FIT }]
  if (schema.type === 'string') return [{ path, room: schema.maxLength ?? FIT }]
  if (schema.type === 'array') return stringsIn(schema.items ?? {}, [...path, 0])
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => stringsIn(property, [...path, key]))
}

/** Every text of every block type, choices and tokens among them: read off the schemas, so that a new block is covered by being there. */
export function blockSinks({ types }: Registry): BlockSink[] {
  return [...types.values()].flatMap(({ type, manifest }) =>
    stringsIn({ properties: manifest.props.properties as Readonly<Record<string, Schema>> }, []).map((place) => ({ type, ...place })),
  )
}

/** As much as a schema allows, with short texts and short lists. */
function everyProp(schema: PropsSchema): Props {
  const short = (value: Json): Json => {
    if (typeof value === 'string' && value.startsWith('<p>')) return '<p>Un texte</p>'
    if (typeof value === 'string') return value.slice(0, FIT)
    if (Array.isArray(value)) return value.slice(0, 3).map(short)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, short(inner)]))
  }
  return short(extremeProps(schema, 'most')) as Props
}

function put(value: Json | undefined, [step, ...rest]: Path, text: string): Json {
  if (step === undefined) return text
  if (typeof step === 'number')
    return [put(Array.isArray(value) ? value[step] : undefined, rest, text), ...(Array.isArray(value) ? value.slice(1) : [])]
  return {
    ...(typeof value === 'object' && !Array.isArray(value) ? value : null),
    [step]: put((value as Props | undefined)?.[step], rest, text),
  }
}

/** Makes blocks with one text in one place, from the type's examples and from all that its schema allows. */
export interface BlockMaker {
  make(sink: BlockSink, text: string, turn: number): Block
  /** The examples of a type as they are. */
  examples(type: string): Block[]
}

const blocksFolder = join(import.meta.dirname, '../../../blocks')

function readExamples(type: string): Block[] {
  const folder = join(blocksFolder, type, 'examples')
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Block)
}

/** The same block and children under ids of their own. */
function renamed(block: Block, id: string): Block {
  let next = 0
  const rename = (child: Block): Block => ({
    ...child,
    id: `${id}-${(next += 1)}`,
    ...(child.slots && { slots: renameSlots(child.slots) }),
  })
  const renameSlots = (slots: Record<string, Block[]>) =>
    Object.fromEntries(Object.entries(slots).map(([name, children]) => [name, children.map(rename)]))
  return { ...block, id, ...(block.slots && { slots: renameSlots(block.slots) }) }
}

/** Makes a maker of blocks for a registry. */
export function createBlockMaker({ types }: Registry): BlockMaker {
  const known = new Map<string, { examples: Block[]; whole: Props; type: RegisteredType }>()
  const find = (name: string) => {
    const type = types.get(name)
    if (!type) throw new Error(`no block type ${name}`)
    const found = known.get(name) ?? { examples: readExamples(name), whole: everyProp(type.manifest.props), type }
    known.set(name, found)
    return found
  }
  let made = 0
  const nextId = (): string => `at${(made += 1).toString(36).padStart(4, '0')}`
  return {
    make: ({ type: name, path }, text, turn) => {
      const { examples, whole, type } = find(name)
      const example = turn % 2 === 0 ? undefined : examples[Math.floor(turn / 2) % examples.length]
      // An example shows what people make of a block; the place that is attacked must be there too.
      const around = example ? { ...pick(whole, path[0]), ...example.props } : whole
      const block = {
        id: '',
        type: name,
        v: type.version,
        props: put(around, path, text) as Props,
        ...(example?.slots && { slots: example.slots }),
      }
      return renamed(block, nextId())
    },
    examples: (name) => find(name).examples.map((example) => renamed(example, nextId())),
  }
}

function pick(props: Props, key: string | number | undefined): Props {
  const value = props[String(key)]
  return value === undefined ? {} : { [String(key)]: value }
}
