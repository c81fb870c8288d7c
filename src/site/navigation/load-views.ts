import type { BlockView } from '#renderer/view.ts'
import { views } from '#blocks/views.ts'

const loaded = new Map<string, BlockView>()
const loaders = new Map<string, () => Promise<{ readonly View: BlockView }>>(Object.entries(views))

/** The views that the browser has loaded so far; it grows with the pages that are opened. */
export const loadedViews: ReadonlyMap<string, BlockView> = loaded

/** Loads the views of block types, with their styles; those that are there already cost nothing. */
export async function loadViews(types: Iterable<string>): Promise<void> {
  const missing = [...types].filter((type) => !loaded.has(type))
  await Promise.all(
    missing.map(async (type) => {
      const load = loaders.get(type)
      if (load) loaded.set(type, (await load()).View)
    }),
  )
}
