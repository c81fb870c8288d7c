import { views as viewLoaders } from '#blocks/views.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import type { BlockView } from '#renderer/view.ts'
import type { Block } from '#schemas/generated/content.ts'
import { loadText } from '#site/navigation/load-messages.ts'
import { warn } from '#site/warn.ts'
import type { Canvas } from './canvas-model.ts'
import { walkChanged } from './changed-blocks.ts'
import { guardView, type ReportBroken } from './guard-view.tsx'

/** The views of a canvas, loaded when a block of their type comes. */
export interface ViewLoader {
  readonly views: Map<string, BlockView>
  /** Loads the views of block types that are not there yet, with their messages. */
  readonly loadTypes: (types: ReadonlySet<string>) => Promise<void>
  /** Loads the views of blocks that were not in the former list, and wakes these. */
  readonly loadMissing: (canvas: Canvas, former: readonly Block[]) => void
}

/** The types of the blocks in some lists. */
export function typesOf(...lists: readonly (readonly Block[])[]): Set<string> {
  const types = new Set<string>()
  for (const list of lists) walkBlocks(list, ({ type }) => types.add(type))
  return types
}

/** Makes the loader of views in one language, each in its guard. */
export function createViewLoader(locale: string, report: ReportBroken): ViewLoader {
  const views = new Map<string, BlockView>()
  const isMissing = (type: string) => !views.has(type) && Object.hasOwn(viewLoaders, type)
  const loadTypes = async (types: ReadonlySet<string>) => {
    await Promise.all([
      loadText(locale, types),
      ...[...types].filter(isMissing).map(async (type) => {
        const loaded = await (viewLoaders as Readonly<Record<string, () => Promise<{ readonly View: BlockView }>>>)[type]?.()
        if (loaded) views.set(type, guardView(loaded.View, report))
      }),
    ])
  }
  const loadMissing = (canvas: Canvas, former: readonly Block[]) => {
    const { blocks } = canvas.ready()
    const missing = new Set<string>()
    walkChanged(former, blocks, ({ type }) => isMissing(type) && missing.add(type))
    if (missing.size === 0) return
    const wake = () => {
      walkBlocks(blocks, ({ id, type }) => missing.has(type) && canvas.marks.touch(id))
    }
    loadTypes(missing).then(wake, warn)
  }
  return { views, loadTypes, loadMissing }
}
