import { contrastOf, READABLE_FROM } from '#domain/media/color.ts'
import { inProps, type Examined } from './examined.ts'
import type { ColorPair } from './facts.ts'
import type { Found } from './finding.ts'

const contrast = ({ text, ground }: ColorPair): number => Math.round(contrastOf(text, ground) * 10) / 10

/** Finds the tones of blocks whose colours in the theme cannot be read on each other. */
export function lowContrast({ blocks, facts }: Examined): Found[] {
  const pale = new Map(facts.colors.filter((pair) => contrastOf(pair.text, pair.ground) < READABLE_FROM).map((pair) => [pair.tone, pair]))
  if (pale.size === 0) return []
  return blocks.flatMap(({ block, type }): Found[] => {
    const schema = type.manifest.props.properties['tone']
    if (!schema) return []
    const pair = pale.get(String(block.props['tone'] ?? schema['default']))
    return pair ? [{ blockId: block.id, pointer: inProps('/tone'), values: { contrast: contrast(pair), least: READABLE_FROM } }] : []
  })
}
