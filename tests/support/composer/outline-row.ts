import { vi } from 'vitest'

/** An outline without folds, faults and empty slots. */
export const NOTHING_ELSE = { folded: new Set<string>(), faults: new Map(), slots: new Map() }

/** The props of a row of the outline at rest, without its item. */
export const restingRow = () => ({
  ...{ number: 1, top: 0, height: 28, isSelected: false, isCursor: false, isFolded: false, isRenamed: false, isContext: false },
  acts: { pick: vi.fn(), fold: vi.fn(), openMenu: vi.fn(), rename: vi.fn(), endRename: vi.fn(), addNear: vi.fn(), addTo: vi.fn() },
})
