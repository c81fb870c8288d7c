import type { Block } from '#schemas/generated/content.ts'

const PART = 12

const viewName = (type: string) => type.replaceAll(/(^|-)([a-z])/g, (_all, _dash, letter: string) => letter.toUpperCase())

function element(block: Block, interactive: ReadonlySet<string>): string {
  const slots = Object.entries(block.slots ?? {}).map(
    ([name, blocks]) => `${name}: <>${blocks.map((child) => element(child, interactive)).join('\n')}</>`,
  )
  const view = `<${viewName(block.type)} id="${block.id}" props={${JSON.stringify(block.props)}} slots={{ ${slots.join(', ')} }} data={{}} />`
  const isLive = interactive.has(block.type)
  const inside = isLive ? `<LiveBoundary id="${block.id}" kept={undefined}>${view}</LiveBoundary>` : view
  return `<div className="b" data-block="${block.id}" data-type="${block.type}"${isLive ? ' data-live=""' : ''}>${inside}</div>`
}

function page(size: number, blocks: readonly Block[], interactive: ReadonlySet<string>): string {
  const parts: string[] = []
  for (let start = 0; start < blocks.length; start += PART) {
    const jsx = blocks.slice(start, start + PART).map((block) => element(block, interactive))
    parts.push(`const part${size}x${parts.length} = () => (<>\n${jsx.join('\n')}\n</>)`)
  }
  return `${parts.join('\n')}\nfunction Page${size}() {\n  return <>${parts.map((_part, index) => `{part${size}x${index}()}`).join('')}</>\n}`
}

/**
 * The source of the same pages as a person would write them in JSX: the views in their wrappers, props in place, no registry, no loop.
 * Pages are cut into functions of a dozen blocks, as a person would too; one function of 2,000 elements is never optimised.
 */
export function handWrittenSource(
  pages: ReadonlyMap<number, readonly Block[]>,
  interactive: ReadonlySet<string>,
  types: readonly string[],
): string {
  const imports = types.map((type) => `import { View as ${viewName(type)} } from '#blocks/${type}/View.tsx'`)
  const bodies = [...pages].map(([size, blocks]) => page(size, blocks, interactive))
  const list = [...pages.keys()].map((size) => `[${size}, <Page${size} />]`)
  return [
    "import { LiveBoundary } from '#renderer/InteractiveBoundary.tsx'",
    ...imports,
    ...bodies,
    `export const handWrittenPages = new Map([${list.join(', ')}])`,
  ].join('\n')
}
