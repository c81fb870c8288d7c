import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { Block, Json } from '#schemas/generated/content.ts'
import { valueAt } from '#engine/document/pointer.ts'
import { lockOn } from '#engine/draft/places/locks.ts'
import type { ValueStore } from '#engine/value-store.ts'
import { useLater } from './use-later.ts'
import type { Workbench } from './workbench.ts'

/** Gives the parts of an open composer what they share. */
export const WorkbenchContext = createContext<Workbench | null>(null)

/** Reads the things that the parts of an open composer share. */
export function useWorkbench(): Workbench {
  const workbench = use(WorkbenchContext)
  if (!workbench) throw new Error('A part of the composer stands outside of it')
  return workbench
}

/** A value that is shared, rendered again when it changes. */
export function useValue<Value>(store: ValueStore<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get)
}

/** A value that is shared and only shown, rendered after the canvas when it changes. */
export function useShown<Value>(store: ValueStore<Value>): Value {
  return useLater(store.subscribe, store.get)
}

/** A block, rendered again when its own content changes. */
export function useBlock(id: string): Block | null {
  const { store } = useWorkbench()
  const subscribe = useCallback((listener: () => void) => store.onBlock(id, listener), [store, id])
  // Its slots change without waking this reader: what is compared is the content alone.
  const content = useSyncExternalStore(subscribe, () => store.block(id)?.props ?? null)
  useSyncExternalStore(subscribe, () => store.block(id)?.visibility ?? null)
  return content && store.block(id)
}

/** A fact about a block, rendered after the canvas when the fact changes, not with each key of its texts. */
export function useBlockFact<Fact extends string | boolean>(id: string, read: (block: Block | null) => Fact): Fact {
  const { store } = useWorkbench()
  const subscribe = useCallback((listener: () => void) => store.onBlock(id, listener), [store, id])
  return useLater(subscribe, () => read(store.block(id)))
}

/** A value of the page's head. */
export function useHead(pointer: string): Json | undefined {
  const { store } = useWorkbench()
  return useSyncExternalStore(store.onHead, () => valueAt(store.document.head as Record<string, Json>, pointer))
}

/** The id of the selected block; null when the page itself is selected. */
export function useSelected(): string | null {
  return useSelectedIds()[0] ?? null
}

/** The id of the selected block; null when the page itself is selected or the block is gone. */
export function useChosenBlock(): string | null {
  const { selection, store } = useWorkbench()
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [selection.subscribe(listener), store.onStructure(listener)]
      return () => {
        for (const end of ends) end()
      }
    },
    [selection, store],
  )
  return useLater(subscribe, () => {
    const [id = ''] = selection.ids
    return store.block(id) ? id : null
  })
}

/** The ids of the selected blocks, in document order; none when the page itself is selected. */
export function useSelectedIds(): readonly string[] {
  const { selection } = useWorkbench()
  return useLater(selection.subscribe, () => selection.ids)
}

/** The id of the lock that holds a block: its own or that of a block around it; null for a block that may be changed. */
export function useLock(id: string): string | null {
  const { store } = useWorkbench()
  return useLater(store.onHistory, () => lockOn(store.document, id))
}

/** A number that rises with each change of a list of blocks. */
export function useStructureVersion(): number {
  const { store } = useWorkbench()
  return useLater(store.onStructure, () => store.structureVersion)
}
