import type { Image } from '#schemas/api/base/image.ts'
import type { Block } from '#schemas/generated/content.ts'
import { mediaIdsOf } from '#engine/document/media-ids.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import { walkChanged } from '../changed-blocks.ts'

const idsOf = ({ slots: _, ...head }: Block): readonly number[] => mediaIdsOf([head])

/** The pictures that views find by their numbers. A former picture stands in for one that is asked for, so that the page does not move twice. */
export class CanvasMedia extends Map<number, Image> {
  private readonly standIns = new Map<number, Image>()

  override get(id: number): Image | undefined {
    return super.get(id) ?? this.standIns.get(id)
  }

  /** Lets the pictures of changed blocks stand in for those that replace them and are not known yet. */
  keepFormer(former: readonly Block[], now: readonly Block[]): void {
    const changed = new Map<string, readonly number[]>()
    walkChanged(former, now, (block) => {
      const ids = idsOf(block)
      if (ids.some((id) => !this.has(id))) changed.set(block.id, ids)
    })
    if (changed.size === 0) return
    walkBlocks(former, (block) => {
      const ids = changed.get(block.id)
      const formerIds = ids ? idsOf(block) : []
      if (ids?.length !== formerIds.length) return
      for (const [index, id] of ids.entries()) this.standIn(id, this.get(formerIds[index] ?? id))
    })
  }

  /** Ends the standing in for pictures that the server does not have. */
  dropStandIns(block: Block): void {
    for (const id of idsOf(block)) this.standIns.delete(id)
  }

  private standIn(id: number, image: Image | undefined): void {
    if (image && !this.has(id)) this.standIns.set(id, image)
  }
}
