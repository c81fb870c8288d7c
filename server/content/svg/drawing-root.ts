import { escapeMarkup } from './escape-markup.ts'
import { parseSvg, type SvgTag } from './parse-svg.ts'

/** The root element of a drawing, and where its start tag stands in the source. */
export interface DrawingRoot {
  readonly tag: SvgTag
  readonly start: number
  readonly end: number
}

class Found extends Error {
  readonly root: DrawingRoot

  constructor(root: DrawingRoot) {
    super('found')
    this.root = root
  }
}

/** Reads the root element of a drawing that is known to be valid. */
export function readRoot(source: string): DrawingRoot {
  try {
    parseSvg(source, {
      openTag: (tag, end) => {
        // No attribute of a valid drawing has this sign.
        throw new Found({ tag, start: source.lastIndexOf('<', end - 1), end })
      },
      closeTag: () => undefined,
      text: () => undefined,
    })
  } catch (error) {
    if (error instanceof Found) return error.root
    throw error
  }
  throw new Error('the drawing has no element')
}

/** Writes a drawing with other attributes of its root element; null takes an attribute away. */
export function withRoot(source: string, { tag, start, end }: DrawingRoot, changed: Readonly<Record<string, string | null>>): string {
  const attributes = new Map<string, string | null>(Object.values(tag.attributes).map(({ name, value }) => [name, value]))
  for (const [name, value] of Object.entries(changed)) attributes.set(name, value)
  const written = [...attributes].flatMap(([name, value]) => (value === null ? [] : [` ${name}="${escapeMarkup(value)}"`])).join('')
  return `${source.slice(0, start)}<${tag.name}${written}${tag.isSelfClosing ? '/' : ''}>${source.slice(end)}`
}
