import { useRef, useState } from 'react'
import type { AimedItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import { ACT_LIMIT } from './act-limit.ts'
import { rangeOf } from './range-of.ts'

/** Items that are chosen, over all pages of a list, each as it was read last. */
export interface Selection<Item extends AimedItem = AimedItem> {
  readonly items: readonly Item[]
  has(id: number): boolean
  choose(items: readonly Item[], isOn: boolean): void
  /** Chooses a row or no longer; as the end of a range, all rows from the one that was pressed last. */
  press(row: Item, isRange?: boolean): void
  readonly clear: () => void
}

/** The later version of an item: a list that is asked for again may still show the earlier one. */
const newest = <Item extends AimedItem>(item: Item, row: Item | undefined): Item => (row && row.version >= item.version ? row : item)

/** Keeps the chosen items of a list, at most `most`. The rows that are shown now tell the newest versions. */
export function useSelection<Item extends AimedItem>(rows: readonly Item[], most = ACT_LIMIT): Selection<Item> {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Item>>(new Map())
  const shown = new Map(rows.map((row) => [row.id, row]))
  const pressed = useRef<number | null>(null)
  const choose = (items: readonly Item[], isOn: boolean) =>
    setChosen((before) => {
      const next = new Map(before)
      for (const item of items) {
        if (!isOn) next.delete(item.id)
        else if (next.size < most) next.set(item.id, item)
      }
      return next
    })
  return {
    items: [...chosen.values()].map((item) => newest(item, shown.get(item.id))),
    has: (id) => chosen.has(id),
    choose,
    press: (row, isRange = false) => {
      choose(isRange ? rangeOf(rows, pressed.current, row) : [row], !chosen.has(row.id))
      pressed.current = row.id
    },
    clear: () => setChosen(new Map()),
  }
}
