import { flushSync } from 'react-dom'
import type { FromFrame } from '#schemas/composer/messages.ts'
import { writableText } from '#domain/text/strip-control-characters.ts'
import { valueAt } from '#engine/document/pointer.ts'
import { findBlock } from '#engine/draft/document/find-block.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { lockOn } from '#engine/draft/places/locks.ts'
import type { Canvas } from '#site/preview/canvas-model.ts'
import type { AheadField, TypedAhead } from './ahead-field.ts'
import type { Caret } from './caret/caret.ts'
import type { FoundText } from './find-texts.ts'
import { touchOf } from './touch-of.ts'
import type { TextEditor } from './text-editor.ts'

/** Opens an editor in the place of a text; null where the page has none for it. */
export type OpenEditor = (found: FoundText, value: string, onInput: (value: string) => void) => Promise<TextEditor | null>

/** The end of an opening: another one, or the end of the editing, may have come before it was done. */
export type Opening = 'opened' | 'impossible' | 'superseded'

/** The needs of a desk. */
export interface DeskDeps {
  readonly canvas: Canvas
  /** Finds the texts of a block, in the order of the page. */
  readonly find: (id: string) => readonly FoundText[]
  readonly open: OpenEditor
  /** Opens a field that takes the keys until the editor of a text is there; null for one that is there at once. */
  readonly openAhead?: (found: FoundText) => AheadField | null
  /** Draws an absent text with a sign in its place, where it can be typed; null where the page shows none. */
  readonly placeAbsent: (id: string, found: FoundText) => FoundText | null
  readonly post: (message: FromFrame) => void
  /** Called when a text was opened or closed. */
  readonly onChange: () => void
}

interface OpenText {
  readonly id: string
  readonly found: FoundText
  readonly editor: TextEditor
  /** The value as it was last typed or taken. */
  last: string
  isUsed: boolean
  /** Typed values that have not come back from the composer. */
  readonly sent: string[]
}

/** The text of the page that is being edited, one at a time. While it is, its block is drawn with the text as it was. */
export class TextDesk {
  readonly #deps: DeskDeps
  #open: OpenText | null = null
  /** Rises with each opening: an older one that took its time gives way. */
  #turn = 0
  /** The block of the text that is being opened. */
  #opening: string | null = null
  /** The field with the keys for that text, whether it ends as soon as it has them, and the end of its opening. */
  #ahead: AheadField | null = null
  #endsAfter = false
  #settled: Promise<unknown> = Promise.resolve()

  constructor(deps: DeskDeps) {
    this.#deps = deps
  }

  /** The element with the text, while one is edited. */
  get element(): HTMLElement | null {
    return this.#open?.editor.element ?? null
  }

  /** The block of the text. */
  get id(): string | null {
    return this.#open?.id ?? null
  }

  /** True while a text of a block is edited or is being opened. */
  isAt(id: string): boolean {
    return (this.id ?? this.#opening) === id
  }

  /** The value of the text as it was last typed; null while none is edited. */
  get value(): string | null {
    return this.#open?.last ?? null
  }

  /** True once the text was typed into, or pressed again. */
  get isUsed(): boolean {
    return this.#open?.isUsed === true
  }

  /** True while the open text is that of a block that was locked meanwhile. */
  get isReadOnly(): boolean {
    return this.id !== null && this.#isLocked(this.id)
  }

  /** Asks for the reason why the open text stays as it is: the composer refuses the value with it. */
  askWhy(): void {
    if (this.#open) this.#send(this.#open, this.#open.last)
  }

  /** Takes a press in the text for a wish to write there. */
  use(): void {
    if (this.#open) this.#open.isUsed = true
  }

  /** The text that is edited. */
  get found(): FoundText | null {
    return this.#open?.found ?? null
  }

  /** Opens a text of a block, its first one without a pointer. Impossible where the page has no such text. */
  async begin(id: string, pointer: string | null, caret: Caret = 'end'): Promise<Opening> {
    this.end()
    if (this.#ahead) await this.#settled
    const texts = this.#deps.find(id)
    const found = pointer === null ? texts[0] : texts.find(({ text }) => text.pointer === pointer)
    return found ? this.open(id, found, caret) : 'impossible'
  }

  /** Opens a text that was found. */
  async open(id: string, found: FoundText, caret: Caret): Promise<Opening> {
    this.end()
    if (this.#ahead) await this.#settled
    const opening = this.#openNow(id, found, caret)
    this.#settled = opening
    return opening
  }

  async #openNow(id: string, found: FoundText, caret: Caret): Promise<Opening> {
    const turn = (this.#turn += 1)
    this.#endsAfter = false
    this.#opening = id
    const { canvas, placeAbsent } = this.#deps
    const { pointer, shown, stored } = found.text
    const first = stored ?? shown
    if (shown !== '') canvas.marks.change(id, { frozen: { pointer, shown } })
    const placed = shown === '' && found.place.kind === 'gap' ? placeAbsent(id, found) : found
    const { editor, typed } = await this.#load(placed, first)
    if (turn !== this.#turn) return this.#giveWay(id, editor)
    this.#opening = null
    if (!editor || this.#isLocked(id)) return this.#giveUp(id, editor)
    this.#open = { id, found, editor, last: first, isUsed: false, sent: [] }
    writeInto(editor, caret, typed)
    this.#deps.onChange()
    return this.#endAsAsked()
  }

  /** Loads the editor of a text, and takes the keys that are typed meanwhile. */
  async #load(placed: FoundText | null, first: string): Promise<{ editor: TextEditor | null; typed: TypedAhead | null }> {
    if (!placed) return { editor: null, typed: null }
    const { open, openAhead } = this.#deps
    const ahead = openAhead?.(placed) ?? null
    this.#ahead = ahead
    const editor = await open(placed, first, (value) => this.#typed(value))
    const typed = ahead && (await ahead.take())
    ahead?.close()
    if (this.#ahead === ahead) this.#ahead = null
    return { editor, typed }
  }

  #giveUp(id: string, editor: TextEditor | null): 'impossible' {
    editor?.close()
    this.#deps.canvas.marks.change(id, { frozen: null })
    return 'impossible'
  }

  async #endAsAsked(): Promise<Opening> {
    if (!this.#endsAfter) return 'opened'
    // The editor reads what it was given in a microtask.
    await Promise.resolve()
    this.end()
    return 'superseded'
  }

  /** Takes an opening back that took its time: the block is drawn freely again, unless another text of it is edited. */
  #giveWay(id: string, editor: TextEditor | null): 'superseded' {
    editor?.close()
    if (this.#opening !== id && this.id !== id) this.#deps.canvas.marks.change(id, { frozen: null })
    return 'superseded'
  }

  /** Ends the editing. What was typed stays. */
  end(): void {
    // Keys that wait for their text would be lost.
    if (this.#ahead?.isUsed() === true) {
      this.#endsAfter = true
      return
    }
    this.#ahead?.close()
    this.#ahead = null
    this.#turn += 1
    this.#opening = null
    const open = this.#open
    if (!open) return
    this.#open = null
    open.editor.close()
    flushSync(() => this.#deps.canvas.marks.change(open.id, { frozen: null }))
    this.#deps.onChange()
  }

  /** Ends the editing and opens the text that follows in the block, or the one before; impossible when there is none. */
  async move(by: 1 | -1): Promise<Opening> {
    const open = this.#open
    if (!open) return 'impossible'
    this.end()
    const texts = this.#deps.find(open.id)
    const next = texts[texts.findIndex(({ text }) => text.pointer === open.found.text.pointer) + by]
    return next ? this.open(open.id, next, 'end') : 'impossible'
  }

  /** Shows a change of the document. Where it touches more than the text, the text is closed meanwhile. */
  show<Answer>(operations: readonly Operation[] | null, run: () => Answer): Answer {
    const answer = this.#showOpen(operations, run)
    // The text of a locked block stays open, or the letters that follow would be commands; it gives up what is typed.
    if (this.isReadOnly) this.element?.setAttribute('aria-readonly', 'true')
    else this.element?.removeAttribute('aria-readonly')
    return answer
  }

  /** Takes the stored value for what was typed and refused. */
  takeBack(id: string, pointer: string): void {
    const open = this.#open
    if (open?.id !== id || open.found.text.pointer !== pointer) return
    open.sent.splice(0)
    this.#take(open)
    // A long paste has scrolled the page.
    open.editor.element.scrollIntoView({ block: 'nearest' })
  }

  #isLocked(id: string): boolean {
    return lockOn(this.#deps.canvas.document(), id) !== null
  }

  #showOpen<Answer>(operations: readonly Operation[] | null, run: () => Answer): Answer {
    const open = this.#open
    if (!open) return run()
    const touch = touchOf(operations, open.id, open.found.text.pointer)
    if (touch === 'more') return this.#showClosed(open, run)
    const answer = flush(run)
    if (!open.editor.element.isConnected) return this.#showClosed(open, () => answer)
    if (touch === 'text') this.#take(open)
    return answer
  }

  #showClosed<Answer>(open: OpenText, run: () => Answer): Answer {
    const caret = open.editor.caret()
    this.end()
    const answer = flush(run)
    if (caret !== null) void this.begin(open.id, open.found.text.pointer, caret)
    return answer
  }

  #take(open: OpenText): void {
    const value = valueAt(findBlock(this.#deps.canvas.document(), open.id)?.block.props, open.found.text.pointer)
    const text = typeof value === 'string' ? value : ''
    // One’s own keys come back; those that were typed since are on their way.
    if (open.sent[0] === text) open.sent.shift()
    else if (open.sent.length === 0 && text !== open.last) {
      open.last = text
      open.editor.write(text)
    }
  }

  #typed(typed: string): void {
    const open = this.#open
    // A draft drops characters that it cannot store, so the text would never come back as typed.
    const value = writableText(typed)
    if (!open || value === open.last) return
    open.last = value
    open.isUsed = true
    this.#send(open, value === '' && open.found.text.isOptional ? null : value)
  }

  #send({ id, found, sent }: OpenText, value: string | null): void {
    sent.push(value ?? '')
    this.#deps.post({ type: 'text', id, pointer: found.text.pointer, value })
  }
}

function writeInto(editor: TextEditor, caret: Caret, typed: TypedAhead | null): void {
  editor.focus(typed?.isWhole === true ? 'whole' : caret)
  if (typed) (editor.type ?? typePlainly(editor.element))(typed)
}

/** Types into a text without formats, up to the end of its line: that key leaves it. */
const typePlainly =
  ({ ownerDocument }: HTMLElement) =>
  ({ words, deletions }: TypedAhead): void => {
    for (let left = deletions; left > 0; left -= 1) ownerDocument.execCommand('delete')
    const [line = ''] = words.split('\n')
    if (line !== '') ownerDocument.execCommand('insertText', false, line)
  }

function flush<Answer>(run: () => Answer): Answer {
  let answer: { readonly value: Answer } | undefined
  flushSync(() => {
    answer = { value: run() }
  })
  if (!answer) throw new Error('React did not run the change')
  return answer.value
}
