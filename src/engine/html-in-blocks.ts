import type { Block } from '#schemas/generated/content.ts'
import { htmlInProps, type HtmlInProps } from './html-in-props.ts'
import type { Registry } from './registry.ts'
import { walkBlocks } from './walk-blocks.ts'

/** Every HTML text of a tree of blocks whose types are known. */
export function htmlInBlocks(registry: Registry, blocks: readonly Block[]): HtmlInProps[] {
  const found: HtmlInProps[] = []
  walkBlocks(blocks, ({ type, props }) => {
    const fields = registry.types.get(type)?.fields
    if (fields) found.push(...htmlInProps(fields, props))
  })
  return found
}
