import { comboOf, WORK_COMBOS } from '#schemas/composer/key-combo.ts'
import { characterOf, characterOfCombo, isMark, withMark, type TypedKey } from '#schemas/composer/typed-character.ts'
import type { DeskDialog, Workbench } from '#composer/workbench/workbench.ts'
import { takesKeys } from './takes-keys.ts'

/** The dialogs that begin with a text. */
const WRITTEN: ReadonlySet<DeskDialog | null> = new Set<DeskDialog>(['palette', 'rename', 'name-version'])

/** Stands among the characters for the key that takes one back. */
const BACK = '\b'

/** The combinations that take a character back. */
const TAKES_BACK: ReadonlySet<string> = new Set(['Backspace', 'Shift+Backspace'])

/** True for the text of what was asked for: that of a dialog, or of a view in place of the outline. */
function isAwaited(target: EventTarget | null): boolean {
  const part =
    target instanceof HTMLElement && takesKeys(target) ? target.closest('[role=dialog], [role=treegrid], [data-part=left]') : null
  return part !== null && !part.matches('[role=treegrid]')
}

/** The character that a combination types, BACK for one that deletes; null for one that types nothing. */
const typedBy = (combo: string, character: string | null): string | null =>
  TAKES_BACK.has(combo) ? BACK : (character ?? characterOfCombo(combo))

/** Types a character into the text with the focus, as the key would. */
function type(character: string): void {
  if (character === BACK) document.execCommand('delete')
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
  /** The accent of a dead key, until its letter comes. */
  #mark: string | null = null

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
  take(pressed: TypedKey, target: EventTarget | null): boolean {
    if (isAwaited(target)) this.#end()
    if (this.#held === null) return false
    const character = characterOf(pressed)
    const combo = comboOf(pressed) ?? character
    return combo !== null && this.#hold(combo, character)
  }

  /** Takes a key of the frame, with its character where the combination does not say it. False where the frame has the focus and nothing is being opened. */
  takeOfFrame(combo: string, character: string | null = null): boolean {
    if (this.#held !== null) return this.#hold(combo, character)
    if (!takesKeys(document.activeElement) || WORK_COMBOS.includes(combo)) return false
    const typed = typedBy(combo, character)
    if (typed !== null) this.#typeJoined(typed)
    return true
  }

  #hold(combo: string, character: string | null): boolean {
    if (WORK_COMBOS.includes(combo)) {
      this.#end()
      return false
    }
    // It empties a search.
    const typed = typedBy(combo, character)
    if (combo === 'Escape') this.#held = []
    else if (typed !== null) this.#held?.push(typed)
    return true
  }

  #opened(isOpen: boolean): void {
    this.#held = isOpen ? (this.#held ?? []) : null
  }

  #end(): void {
    this.#held = null
    this.#mark = null
  }

  #focused(target: EventTarget | null): void {
    this.#begun = target instanceof HTMLInputElement ? { field: target, at: target.value.length } : null
    if (!isAwaited(target)) return
    const held = this.#held ?? []
    this.#end()
    for (const character of held) this.#typeJoined(character)
    // The keyboard itself joins it to the letter that comes into the text.
    this.#mark = null
  }

  /** Types a character, with the accent before it; an accent waits for its letter. */
  #typeJoined(character: string): void {
    const mark = this.#mark
    this.#mark = null
    if (mark !== null) return character === BACK ? undefined : this.#typeBefore(withMark(mark, character))
    if (isMark(character)) this.#mark = character
    else this.#typeBefore(character)
  }

  /** Types a character in front of those that were pressed in the field itself: it came before them. */
  #typeBefore(character: string): void {
    const begun = this.#begun
    const { activeElement: field } = document
    if (!(field instanceof HTMLInputElement) || begun?.field !== field || field.selectionEnd === null) return type(character)
    const [length, caret] = [field.value.length, field.selectionEnd]
    field.setSelectionRange(begun.at, begun.at)
    type(character)
    const grown = field.value.length - length
    begun.at += grown
    field.setSelectionRange(caret + grown, caret + grown)
  }
}

/** The keys of the composer that is open. */
export const heldKeys = new HeldKeys()
