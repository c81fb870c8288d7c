import type { Block, Json } from '#schemas/generated/content.ts'

/** The content of a block that no view can show, a line for each value: an owner reads it without the signs of the file. */
export function storedLines({ props }: Pick<Block, 'props'>): string {
  return Object.entries(props)
    .map(([name, value]) => `${name}\u00a0: ${worded(value)}`)
    .join('\n')
}

function worded(value: Json): string {
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value, null, 2)
}
