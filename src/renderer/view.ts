import type { ComponentType, ReactNode } from 'react'

/** What every block's view receives: its props, its filled slots, and the answers to its data needs. */
export interface BlockViewProps<P, D = Record<string, unknown>> {
  readonly id: string
  readonly props: P
  readonly slots: Readonly<Record<string, ReactNode>>
  readonly data: D
}

/** A block's view; with no argument, the view of any block. */
export type BlockView<P = never, D = never> = ComponentType<BlockViewProps<P, D>>

/** The views by block type, looked up by the renderer. */
export type ViewMap = ReadonlyMap<string, BlockView>

/** Makes a view map from a list of views by type, so that no inherited name can ever be taken for a type. */
export function viewMap(views: Readonly<Record<string, BlockView>>): ViewMap {
  return new Map(Object.entries(views))
}
