// Made by `npm run generate` from schemas/content and blocks/*/block.json: change those, never this file.

/** Every block type, in the order of the alphabet. */
export const blockTypes = [
  'app-bar',
  'blog-article',
  'blog-list',
  'bottom-bar',
  'breadcrumbs',
  'button',
  'columns',
  'faq',
  'footer',
  'heading',
  'hero',
  'image',
  'legal-html',
  'menu',
  'mobile-app-bar',
  'section',
  'tabs',
  'text',
  'top-bar',
] as const

/** The name of a block type. */
export type BlockType = (typeof blockTypes)[number]

/** The block types whose view needs script in the browser. */
export const interactiveTypes: ReadonlySet<string> = new Set<BlockType>(['tabs'])
