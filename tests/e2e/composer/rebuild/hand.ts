import type { Locator, Page } from '@playwright/test'
import type { Field } from '#forms/field-tree.ts'
import type { HandName } from '#tests/support/composer/rebuilding-hands.ts'

/** A row of the outline: its number from 1 on, and what a screen reader says of it. */
export interface Row {
  readonly number: number
  /** How many rows there are. */
  readonly count: number
  readonly level: number
  readonly label: string
}

/** An entry of the palette. */
export interface Entry {
  readonly label: string
  /** The name of its shelf, which tells it from ready sections of the same name. */
  readonly shelf: string
}

/** An empty slot of a block, which has a row in the outline or a button beside the block. */
export interface Slot {
  readonly parent: Row
  readonly label: string
  /** Its own row; null for a slot that the outline does not show while it is empty. */
  readonly row: Row | null
  /** The last row of what the parent holds already; null for an empty parent. */
  readonly last: Row | null
}

/** A way in which a person works in the composer. */
export interface Hand {
  readonly name: HandName
  readonly page: Page
  /** Prepares the page before anything is opened. */
  prepare(): Promise<void>
  /** Presses a button, a link or a tab, or opens a fold. */
  press(control: Locator): Promise<void>
  /** Puts the caret into a field. */
  enter(field: Locator): Promise<void>
  /** Replaces the text of a field. */
  write(field: Locator, text: string): Promise<void>
  /** Chooses one of several buttons. */
  tick(radio: Locator): Promise<void>
  /** Chooses an option of a list of the browser. */
  choose(list: Locator, option: string): Promise<void>
  /** Selects nothing, so that new elements come at the end of the page. */
  selectPage(): Promise<void>
  select(row: Row): Promise<void>
  /** Adds an entry of the palette near what is selected. */
  add(entry: Entry): Promise<void>
  addInto(slot: Slot, entry: Entry): Promise<void>
  /** Removes what is selected. */
  remove(): Promise<void>
  /** Shows a field of the selected block; the answer is what holds it. */
  showField(block: Row, field: Field, number: number): Promise<Locator>
  /** Leaves the fields. */
  leaveFields(): Promise<void>
  /** Checks that nothing else than this hand was used. */
  end(): Promise<void>
}
