import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { ownValue } from '#schemas/names/own-value.ts'
import type { Step } from './step-place.ts'
import { useTree, type TreeWork } from './tree-context.ts'
import { rowsOf, type TreeRow } from './tree-rows.ts'

const steps: Readonly<Record<string, Step>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' }

/** Finds the row that a key leads to; null for a key that leads nowhere. */
export function rowByKey(rows: readonly TreeRow[], at: number, key: string): TreeRow | null {
  if (key === 'ArrowDown') return rows[at + 1] ?? null
  if (key === 'ArrowUp') return rows[at - 1] ?? null
  if (key === 'Home') return rows[0] ?? null
  return key === 'End' ? (rows.at(-1) ?? null) : null
}

function sideways(row: TreeRow, key: string, rows: readonly TreeRow[]): { fold: boolean } | { go: string } | null {
  if (row.kind !== 'entry') return null
  const isOpen = row.children > 0 && !row.isFolded
  if (key === 'ArrowLeft') return isOpen ? { fold: true } : row.parent === null ? null : { go: row.parent }
  if (key !== 'ArrowRight' || row.children === 0) return null
  if (row.isFolded) return { fold: false }
  const inner = rows[rows.indexOf(row) + 1]
  return inner ? { go: inner.id } : null
}

type Walk = TreeWork & { readonly focus: (id: string) => void }

function pressedWithAlt(key: string, row: TreeRow, { acts, focus }: Walk): boolean {
  const step = ownValue(steps, key)
  if (!step || row.kind !== 'entry') return false
  if (acts.step(row.id, step)) focus(row.id)
  return true
}

function actedOn(key: string, row: TreeRow, { choose, acts }: Walk): boolean {
  if (key === ' ') choose(row.id)
  else if (key === 'Delete' && row.kind === 'entry') acts.remove(row.id)
  else return false
  return true
}

/** Does what a key means on a row. False for a key that means nothing here. */
function pressed({ key, altKey }: KeyboardEvent, row: TreeRow, rows: readonly TreeRow[], walk: Walk): boolean {
  if (altKey) return pressedWithAlt(key, row, walk)
  const target = rowByKey(rows, rows.indexOf(row), key)
  const side = target ? { go: target.id } : sideways(row, key, rows)
  if (!side) return actedOn(key, row, walk)
  if ('go' in side) walk.focus(side.go)
  else walk.fold(row.id, side.fold)
  return true
}

/** The keys of the tree: arrows walk and fold, with Alt they move an entry, the space bar shows the settings. */
export function useTreeKeys(scroller: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  const work = useTree()
  const wanted = useRef<string | null>(null)
  const rows = rowsOf(work.tree)
  const focusNow = (id: string): void => {
    const row = scroller.current?.querySelector<HTMLElement>(`[data-row="${id}"]`)
    row?.focus({ preventScroll: true })
    row?.closest('tr')?.scrollIntoView({ block: 'nearest' })
  }
  // A row that has moved is another element of the page: it takes the focus again.
  useLayoutEffect(() => {
    if (wanted.current !== null) focusNow(wanted.current)
    wanted.current = null
  })
  const focus = (id: string) => {
    wanted.current = id
    work.goTo(id)
    focusNow(id)
  }
  return (event) => {
    const id = event.target instanceof HTMLElement ? event.target.dataset['row'] : undefined
    const row = rows.find((each) => each.id === id)
    if (!row || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (pressed(event, row, rows, { ...work, focus })) event.preventDefault()
  }
}
