import type { IntlShape } from 'react-intl'
import { views as viewLoaders } from '#blocks/views.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import type { BlockView } from '#renderer/view.ts'
import type { Block } from '#schemas/generated/content.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { ValueStore } from '#engine/value-store.ts'
import { createText } from '#i18n/TextProvider.tsx'
import { loadedTexts, loadText } from '#site/navigation/load-messages.ts'
import { warn } from '#site/warn.ts'
import type { Canvas } from '../canvas-model.ts'
import { walkChanged } from '../changed-blocks.ts'
import { guardView, type ReportBroken } from '../guard-view.tsx'
import { loadValidators } from './frame-validators.ts'

/** The views of a canvas, loaded when a block of their type comes. */
export interface ViewLoader {
  readonly views: Map<string, BlockView>
  /** The messages of all types that were loaded, for the drawn tree to read. */
  readonly text: ValueStore<IntlShape>
  /** Loads the views of block types that are not there yet, with their messages and the validators of their props. */
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

interface ViewLoaderDeps {
  readonly locale: string
  /** True where the page is edited: a view that throws becomes a card. */
  readonly isEdited: boolean
  readonly report: ReportBroken
  /** Called when the views of new blocks and their validators have been loaded, before these blocks are drawn. */
  readonly onLoaded: (canvas: Canvas, types: ReadonlySet<string>) => void
}

/** Makes the loader of views in one language, each in its guard. */
export function createViewLoader({ locale, isEdited, report, onLoaded }: ViewLoaderDeps): ViewLoader {
  const views = new Map<string, BlockView>()
  const isMissing = (type: string) => !views.has(type) && Object.hasOwn(viewLoaders, type)
  const text = new ValueStore(createText(locale, {}))
  const loadWords = async (types: ReadonlySet<string>) => {
    const own = await loadText(locale, types)
    // Other types may have been loaded meanwhile.
    text.set(loadedTexts.get(locale) ?? own)
  }
  const loadTypes = async (types: ReadonlySet<string>) => {
    const loads = [...types].filter(isMissing).map(async (type) => {
      const loaded = await ownValue(viewLoaders as Readonly<Record<string, () => Promise<{ readonly View: BlockView }>>>, type)?.()
      return [type, loaded?.View] as const
    })
    const [found] = await Promise.all([Promise.all(loads), loadWords(types), loadValidators(types)])
    // A view without its messages would be drawn with their keys.
    for (const [type, View] of found) if (View) views.set(type, guardView(View, report, isEdited))
  }
  const loadMissing = (canvas: Canvas, former: readonly Block[]) => {
    const { blocks } = canvas.ready()
    const missing = new Set<string>()
    walkChanged(former, blocks, ({ type }) => isMissing(type) && missing.add(type))
    if (missing.size === 0) return
    const wake = () => {
      onLoaded(canvas, missing)
      walkBlocks(canvas.ready().blocks, ({ id, type }) => missing.has(type) && canvas.marks.touch(id))
    }
    loadTypes(missing).then(wake, warn)
  }
  return { views, text, loadTypes, loadMissing }
}
