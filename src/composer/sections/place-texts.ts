import { pointerSegments, valueAt } from '#engine/document/pointer.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import type { Field } from '#forms/field-tree.ts'
import { pointerTo } from '#forms/pointer-to.ts'
import { readSchema } from '#forms/read-schema.ts'
import type { Block, LocalText } from '#schemas/generated/content.ts'

/** The texts of one block of a section that a place may word otherwise. The name of a field is its pointer, without the first slash. */
export interface BlockTexts {
  readonly block: Block
  readonly name: string
  readonly fields: readonly Field[]
}

const MAY_DIFFER: ReadonlySet<Field['kind']> = new Set(['text', 'long-text', 'rich-text'])

const numbered = (label: LocalText, number: number, more: LocalText | null): LocalText => ({
  fr: more ? `${label.fr} ${number}, ${more.fr.toLowerCase()}` : `${label.fr} ${number}`,
  en: more ? `${label.en} ${number}, ${more.en.toLowerCase()}` : `${label.en} ${number}`,
})

/** The texts of a field: its own, or those of each item of a list, at its place. */
function textsOfField(field: Field, block: Block): readonly Field[] {
  if (MAY_DIFFER.has(field.kind)) return field.name === 'anchor' ? [] : [field]
  const items = field.kind === 'list' ? valueAt(block.props, `/${field.name}`) : null
  if (field.kind !== 'list' || !Array.isArray(items)) return []
  const { item, label } = field
  return items.flatMap((_, index): readonly Field[] => {
    const place = `${field.name}/${index}`
    const own = { group: field.group, fold: null, when: null }
    if (MAY_DIFFER.has(item.kind)) return [{ ...item, ...own, name: place, label: numbered(label, index + 1, null) }]
    if (item.kind !== 'object') return []
    const texts = item.fields.filter(({ kind, name }) => MAY_DIFFER.has(kind) && name !== 'anchor')
    return texts.map((each) => ({ ...each, ...own, name: `${place}/${each.name}`, label: numbered(label, index + 1, each.label) }))
  })
}

/** Lists the texts of a section that may differ in a place, by block, those of the items of its lists among them. */
export function textsOfSection({ types }: Registry, blocks: readonly Block[]): readonly BlockTexts[] {
  const found: BlockTexts[] = []
  walkBlocks(blocks, (block) => {
    const manifest = types.get(block.type)?.manifest
    const fields = manifest ? readSchema(manifest.props).fields.flatMap((field) => textsOfField(field, block)) : []
    if (manifest && fields.length > 0) found.push({ block, name: manifest.label.fr, fields })
  })
  return found
}

/** The pointer in a block of the field of a form over its texts. */
export const textPointer = (pointer: string): string => `/${pointerSegments(pointer)?.[0] ?? ''}`

/** The pointer of the field of such a form for a pointer in the block. */
export const fieldPointer = (pointer: string): string => pointerTo('', pointer.slice(1))
