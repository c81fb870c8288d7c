import type { ComponentType, ReactNode } from 'react'

/** The props of every block view: props, filled slots and data. */
export interface BlockViewProps<P, D = Record<string, unknown>> {
  readonly id: string
  readonly props: P
  readonly slots: Readonly<Record<string, ReactNode>>
  readonly data: D
}

/** The view of a block; without type arguments, of any block. */
export type BlockView<P = never, D = never> = ComponentType<BlockViewProps<P, D>>

/** The views by block type. */
export type ViewMap = ReadonlyMap<string, BlockView>

/** Creates a view map, in which no inherited name counts as a type. */
export function viewMap(views: Readonly<Record<string, BlockView>>): ViewMap {
  return new Map(Object.entries(views))
}
