import type { Block, Json, PropsSchema } from '#schemas/generated/content.ts'
import { readBlocks } from '#engine/document/read-blocks.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import { readHead } from '#engine/document/read-head.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { blockTexts } from '#engine/text/block-texts.ts'
import { withoutTags } from '#engine/text/without-tags.ts'

/** A page in one language, whose texts are read. It may be stored with anything. */
export interface TextDocument {
  readonly head: unknown
  readonly blocks: unknown
}

/** The place of a text: its block, empty for the head, and its pointer. */
export interface TextPlace {
  readonly block_id: string
  readonly pointer: string
}

/** The key of a place, by which the texts of two languages are matched. */
export const placeKey = ({ block_id, pointer }: TextPlace): string => `${block_id} ${pointer}`

/** A text at its place, without its tags: a link or a format changes none of its words. */
export interface PageText extends TextPlace {
  readonly text: string
}

/** Reads the title of a page and its words for search engines. */
export function headTexts(head: unknown): PageText[] {
  const { title, seo } = readHead(head)
  const values = typeof seo === 'object' && seo !== null && !Array.isArray(seo) ? seo : {}
  const texts: readonly (readonly [string, Json | undefined])[] = [
    ['/title', title],
    ['/seo/title', values['title']],
    ['/seo/description', values['description']],
  ]
  return texts.flatMap(([pointer, text]) => (typeof text === 'string' ? [{ block_id: '', pointer, text: text.trim() }] : []))
}

function textsOfBlock(registry: Registry, block: Block): PageText[] {
  const schema = registry.types.get(block.type)?.manifest.props
  return schema ? textsOfProps(schema, block) : []
}

/** Reads the texts of one block by the schema of its props. An absent text is empty. */
export function textsOfProps(schema: PropsSchema, { id, props }: Pick<Block, 'id' | 'props'>): PageText[] {
  return blockTexts(schema, { shown: props, stored: props }).map(({ pointer, kind, shown }) => {
    const isHtml = kind === 'html' || kind === 'html-inline'
    return { block_id: id, pointer, text: (isHtml ? withoutTags(shown) : shown).trim() }
  })
}

/** Reads the texts of a page in one language, none of them empty. The page may be stored with anything. */
export function readPageTexts(registry: Registry, { head, blocks }: TextDocument): PageText[] {
  const texts = headTexts(head)
  walkBlocks(readBlocks(blocks), (block) => texts.push(...textsOfBlock(registry, block)))
  return texts.filter(({ text }) => text !== '')
}
