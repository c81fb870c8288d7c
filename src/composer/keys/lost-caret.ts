import type { SelectionStore } from '#composer/store/selection-store.ts'
import { takesKeys } from './takes-keys.ts'

/** The keys by which a person goes elsewhere after a text has gone. */
const GOES_ON: ReadonlySet<string> = new Set([
  ...['Escape', 'Tab', 'Shift+Tab', 'F6', 'Shift+F6'],
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
])

/** The places of the composer whose fields belong to the selected block. */
const OF_BLOCK = '[data-part="fields"], [data-block-sheet], [role=treegrid]'

/** True while a field of the composer that belongs to the selected block has the focus. */
export function isInBlockField(): boolean {
  const { activeElement } = document
  return activeElement !== null && takesKeys(activeElement) && activeElement.closest(OF_BLOCK) !== null
}

/**
 * The state after the block of the text with the caret was removed by a step of another person or another tab. The keys that follow were
 * meant for that text: they are no acts until the person goes on by a click, an arrow, Tab, F6 or Escape.
 */
export class LostCaret {
  #isLost = false

  /** True from the loss until the person goes on. */
  get isLost(): boolean {
    return this.#isLost
  }

  /** Begins the state. */
  lose(): void {
    this.#isLost = true
  }

  /** Ends the state. */
  end(): void {
    this.#isLost = false
  }

  /** True for a key that was meant for the lost text; one by which the person goes on ends the state. */
  holds(combo: string): boolean {
    if (GOES_ON.has(combo)) this.end()
    return this.#isLost
  }

  /** Ends the state at each press in the composer's own window and at each selection of a block. The answer ends both. */
  follow(selection: SelectionStore): () => void {
    const end = () => this.end()
    const unsubscribe = selection.subscribe(() => selection.ids.length > 0 && end())
    document.addEventListener('pointerdown', end, { capture: true })
    return () => {
      unsubscribe()
      document.removeEventListener('pointerdown', end, { capture: true })
      end()
    }
  }
}

/** The lost caret of the composer that is open. */
export const lostCaret = new LostCaret()
