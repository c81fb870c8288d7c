import { flushSync } from 'react-dom'
import { findBlock } from '#engine/draft/document/find-block.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { blockTexts, type BlockText } from '#engine/text/block-texts.ts'
import type { Canvas } from '#site/preview/canvas-model.ts'
import { elementOfBlock } from '#site/preview/overlay/block-element.ts'
import type { Props } from './marks.ts'
import { probeBlock, type Probed } from './probe.ts'
import type { TextPlace } from './text-place.ts'

/** The page and the words that texts are looked for with. */
export interface TextPage {
  readonly canvas: Canvas
  readonly registry: Registry
  readonly page: ParentNode
  readonly sightOf: Probed['sightOf']
}

/** A text of a block with its place on the page. */
export interface FoundText {
  readonly text: BlockText
  readonly place: TextPlace
}

/** Finds the texts of a block on the canvas; none for a block that is not drawn or has a card. To be called from an event, not while React renders. */
export function findTexts({ canvas, registry, page, sightOf }: TextPage, id: string, withGaps: boolean): FoundText[] {
  const host = elementOfBlock(page, id)
  const block = canvas.nodes.node(id)?.block
  const manifest = block && registry.types.get(block.type)?.manifest
  if (!host || !manifest || canvas.marks.mark(id).card !== null) return []
  const stored = findBlock(canvas.document(), id)?.block.props ?? block.props
  const texts = blockTexts(manifest.props, { shown: block.props, stored })
  const draw = (probe: Props | null) => {
    flushSync(() => canvas.marks.change(id, { probe }))
  }
  const places = probeBlock({ host, props: block.props, texts, draw, sightOf, withGaps })
  return texts.map((text) => ({ text, place: places.get(text.pointer) ?? { kind: 'none' } }))
}
