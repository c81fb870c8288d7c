import type { PageData } from '#schemas/api/content/page.ts'
import type { Block } from '#schemas/generated/content.ts'

const LINK = { label: 'Administration', href: '/admin' }

function withLink(block: Block): Block {
  if (block.type === 'account-menu') {
    const links = block.props['links']
    return { ...block, props: { ...block.props, links: [...(Array.isArray(links) ? links : []), LINK] } }
  }
  if (!block.slots) return block
  const slots = Object.entries(block.slots).map(([name, list]) => [name, list.map(withLink)])
  return { ...block, slots: Object.fromEntries(slots) as Record<string, Block[]> }
}

/** Adds the link to the panel to each account menu of a page. For administrators alone: pages of accounts are always opened as documents. */
export function withPanelLink(page: PageData): PageData {
  return { ...page, layout: { ...page.layout, blocks: page.layout.blocks.map(withLink) } }
}
