import { useCallback, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { withAnchor } from '#engine/validation/unique-anchors.ts'
import { useFreedAnchor } from '#renderer/context.ts'
import type { NodeStore } from '#renderer/node-store.ts'
import { renderSlots, type BlockHead, type RenderInput } from '#renderer/render-blocks.tsx'
import { ownValue } from '#schemas/names/own-value.ts'

/** A block of an editor's page with its rendered slots, whose nodes stay the same until the list of children changes. */
export interface EditedBlock {
  readonly block: BlockHead
  readonly slots: Readonly<Record<string, ReactNode>>
}

const NO_LISTS = {}

/** Subscribes an editor's node to its own block; null when the block is gone. The input needs a `renderNode` and must stay the same object. */
export function useBlockNode(store: NodeStore, id: string, input: RenderInput): EditedBlock | null {
  const subscribe = useCallback((listener: () => void) => store.subscribeNode(id, listener), [store, id])
  const read = () => store.node(id)
  // An edit may come before the browser has taken over what the server rendered.
  const node = useSyncExternalStore(subscribe, read, () => store.firstNode(id))
  const lists = node?.lists ?? NO_LISTS
  const slots = useMemo(() => renderSlots(lists, input), [lists, input])
  const anchor = useFreedAnchor(id)
  const block = useMemo(() => node && withAnchor(node.block, anchor), [node, anchor])
  return block && { block, slots }
}

/** Subscribes to the ids of a region's blocks and renders their nodes. */
export function useRegionNodes(store: NodeStore, name: string, input: RenderInput): ReactNode {
  const subscribe = useCallback((listener: () => void) => store.subscribeRegion(name, listener), [store, name])
  const read = () => store.region(name)
  const ids = useSyncExternalStore(subscribe, read, () => store.firstRegion(name))
  return useMemo(() => ownValue(renderSlots({ [name]: ids }, input), name), [name, ids, input])
}
