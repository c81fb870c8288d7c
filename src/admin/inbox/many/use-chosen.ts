import { useRef, useState } from 'react'
import type { InboxOutcome } from '#schemas/admin/inbox/inbox-many-call.ts'
import type { InboxRow } from '#schemas/admin/inbox/inbox-shapes.ts'
import { ACT_LIMIT } from '#admin/resources/list/act-limit.ts'
import { useSelection, type Selection } from '#admin/resources/list/use-selection.ts'
import { usePanel } from '#admin/panel-context.ts'
import { queryOf, type InboxPlace } from '../inbox-view.ts'
import { dealsWith, type ManyChange } from './many-change.ts'
import { useManyActs } from './use-many-acts.ts'

/** Most rows that one call gives. */
const CALL_ROWS = 100

interface Choosing {
  readonly place: InboxPlace
  readonly rows: readonly InboxRow[]
  /** Called with the messages that an act has dealt with; none where they stay. */
  readonly onDone: (ids: ReadonlySet<number>) => void
}

/** The choice of a view: messages of the trash and spam are chosen apart from the others. */
function useSelections({ view }: InboxPlace, rows: readonly InboxRow[]): Selection<InboxRow> {
  const [living, spam, trash] = [useSelection(rows), useSelection(rows), useSelection(rows)]
  if (view === 'trash') return trash
  return view === 'spam' ? spam : living
}

/** The chosen messages, the acts on them, and what the last act has left as it was. */
export function useChosen({ place, rows, onDone }: Choosing) {
  const { admin, lock, person } = usePanel()
  const selection = useSelections(place, rows)
  const change = useManyActs()
  const [left, setLeft] = useState<InboxOutcome['left']>([])
  const isBusy = useRef(false)
  const act = async (wish: ManyChange) => {
    if (isBusy.current || selection.items.length === 0) return
    isBusy.current = true
    const outcome = await change(selection.items, wish).finally(() => {
      isBusy.current = false
    })
    if (outcome === null) return
    const done = new Set(outcome.done.map(({ id }) => id))
    const versions = new Map(outcome.left.map(({ id, version }) => [id, version]))
    selection.choose(
      selection.items.filter(({ id }) => done.has(id)),
      false,
    )
    selection.choose(
      selection.items.flatMap((row) => {
        const version = versions.get(row.id)
        return version === undefined ? [] : [{ ...row, version }]
      }),
      true,
    )
    setLeft(outcome.left)
    onDone(dealsWith(wish) ? done : new Set())
  }
  /** Chooses all messages that the list finds, on every page, up to the most that one act changes. */
  const chooseAll = async () => {
    const found: InboxRow[] = []
    for (let page = 1; found.length < ACT_LIMIT; page += 1) {
      const query = { ...queryOf(place, person.id), nbItem: CALL_ROWS, page }
      const { items, total } = await lock.read(() => admin.inbox.list(query))
      found.push(...items)
      if (items.length < CALL_ROWS || found.length >= total) break
    }
    selection.choose(found, true)
  }
  return { selection, act, chooseAll, left: left.filter(({ id }) => selection.has(id)) }
}

/** The chosen messages and the acts on them. */
export type Chosen = ReturnType<typeof useChosen>
