import { comboOf, WORK_COMBOS, type PressedKey } from '#schemas/composer/key-combo.ts'
import type { DeskDialog, Workbench } from '#composer/workbench/workbench.ts'
import { takesKeys } from './takes-keys.ts'

/** The dialogs that begin with a text. */
const WRITTEN: ReadonlySet<DeskDialog | null> = new Set<DeskDialog>(['palette', 'rename', 'name-version'])

/** The combinations that are typed later: characters, and the one that takes a character back. */
const TYPED = /^(?:Shift\+)?(?:.|Space|Backspace)$/u

/** True for the text of what was asked for: that of a dialog, or of a view in place of the outline. */
function isAwaited(target: EventTarget | null): boolean {
  const part =
    target instanceof HTMLElement && takesKeys(target) ? target.closest('[role=dialog], [role=treegrid], [data-part=left]') : null
  return part !== null && !part.matches('[role=treegrid]')
}

/** The character of a combination; null for one that deletes. */
function characterOf(combo: string): string | null {
  const key = combo.replace(/^Shift\+(?=.)/u, '')
  if (key === 'Backspace') return null
  if (key === 'Space') return ' '
  return key === combo ? key : key.toUpperCase()
}

/** Types a combination into the text with the focus, as the key would. */
function type(combo: string): void {
  const character = characterOf(combo)
  if (character === null) document.execCommand('delete')
  else document.execCommand('insertText', false, character)
}

/** A field with the focus, and the place behind the keys that have come to it late. */
interface Begun {
  readonly field: Element
  at: number
}

/**
 * Keys that are pressed before the text that they are meant for has the focus: from the key that opens the search of the palette or a dialog
 * until it is there, in the window of the composer and in the frame. They are typed into that text, in their order, and are no commands.
 */
export class HeldKeys {
  #held: string[] | null = null
  #begun: Begun | null = null

  /** Holds keys from each opening on. The answer ends it. */
  follow({ adding, dialog }: Pick<Workbench, 'adding' | 'dialog'>): () => void {
    const ends = new AbortController()
    const listen = (name: 'focusin' | 'pointerdown', act: (event: Event) => void) =>
      document.addEventListener(name, act, { capture: true, signal: ends.signal })
    listen('focusin', ({ target }) => this.#focused(target))
    listen('pointerdown', () => this.#end())
    const unsubscribe = [
      adding.subscribe(() => this.#opened(adding.get() > 0)),
      dialog.subscribe(() => this.#opened(WRITTEN.has(dialog.get()))),
    ]
    return () => {
      ends.abort()
      for (const end of unsubscribe) end()
      this.#end()
    }
  }

  /** Takes a key of the composer's own window. False for one that is for its target. */
  take(pressed: PressedKey, target: EventTarget | null): boolean {
    if (isAwaited(target)) this.#end()
    const combo = this.#held === null ? null : comboOf(pressed)
    return combo !== null && this.#hold(combo)
  }

  /** Takes a key of the frame. False where the frame has the focus and nothing is being opened. */
  takeOfFrame(combo: string): boolean {
    if (this.#held !== null) return this.#hold(combo)
    if (!takesKeys(document.activeElement) || WORK_COMBOS.includes(combo)) return false
    if (TYPED.test(combo)) this.#typeBefore(combo)
    return true
  }

  #hold(combo: string): boolean {
    if (WORK_COMBOS.includes(combo)) {
      this.#end()
      return false
    }
    // It empties a search.
    if (combo === 'Escape') this.#held = []
    else if (TYPED.test(combo)) this.#held?.push(combo)
    return true
  }

  #opened(isOpen: boolean): void {
    this.#held = isOpen ? (this.#held ?? []) : null
  }

  #end(): void {
    this.#held = null
  }

  #focused(target: EventTarget | null): void {
    this.#begun = target instanceof HTMLInputElement ? { field: target, at: target.value.length } : null
    if (!isAwaited(target)) return
    const held = this.#held ?? []
    this.#end()
    for (const combo of held) this.#typeBefore(combo)
  }

  /** Types a key in front of those that were pressed in the field itself: it came before them. */
  #typeBefore(combo: string): void {
    const begun = this.#begun
    const { activeElement: field } = document
    if (!(field instanceof HTMLInputElement) || begun?.field !== field || field.selectionEnd === null) return type(combo)
    const [length, caret] = [field.value.length, field.selectionEnd]
    field.setSelectionRange(begun.at, begun.at)
    type(combo)
    const grown = field.value.length - length
    begun.at += grown
    field.setSelectionRange(caret + grown, caret + grown)
  }
}

/** The keys of the composer that is open. */
export const heldKeys = new HeldKeys()
