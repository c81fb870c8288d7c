import { comboOf, FORMAT_COMBOS, WORK_COMBOS } from '#schemas/composer/key-combo.ts'
import type { FromFrame } from '#schemas/composer/messages.ts'
import { lockOn } from '#engine/draft/places/locks.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { aroundPastes } from '#rich-text/paste/around-pastes.ts'
import type { Canvas } from '#site/preview/canvas-model.ts'
import { focusBlock } from '#site/preview/overlay/focus-block.ts'
import type { Overlay } from '#site/preview/overlay/overlay.ts'
import { openAhead, type AheadField } from './ahead-field.ts'
import type { Caret } from './caret/caret.ts'
import { findTexts, type FoundText } from './find-texts.ts'
import { isRichThere, loadRich } from './load-rich.ts'
import { openEditor } from './open-editor.ts'
import { placeAbsent } from './place-absent.ts'
import { startSlash } from './slash.ts'
import { sightOf } from './sight.ts'
import { TextDesk } from './text-desk.ts'
import { wordsAround } from './caret/words-around.ts'

/** The needs of texts on the page. */
export interface TextsDeps {
  readonly canvas: Canvas
  readonly registry: Registry
  readonly page: Document
  readonly overlay: Overlay
  readonly values: ReadonlyMap<string, string | null>
  readonly post: (message: FromFrame) => void
  readonly onChange: () => void
}

/** The editing of texts on the page, as the mode and the messages of the frame call it. */
export interface Texts {
  readonly desk: TextDesk
  /** Opens a text; its field in the form where the page cannot show an editor. */
  readonly edit: (id: string, pointer: string | null, caret?: Caret) => void
  /** Opens the text at a point of the page; false where there is none. */
  readonly editAt: (id: string, event: MouseEvent) => boolean
  /** Opens a text of a block as a person asks for it on the page, its first one without a found one: the block is picked as by a click. */
  readonly enter: (id: string, found?: FoundText) => void
  readonly onKey: (event: KeyboardEvent) => void
  /** Ends a text of another block than the one that is selected now. */
  readonly select: (id: string | null) => void
  readonly find: (id: string, withGaps: boolean) => FoundText[]
  /** Gives texts that are opened the field that has taken their keys so far. */
  readonly takeFrom: (take: () => AheadField | null) => void
}

/** Starts the editing of texts on the page. */
export function startTexts(deps: TextsDeps): Texts {
  const { canvas, registry, page, post } = deps
  // The texts of a locked block stay as they are: none is found, so none is opened.
  const find = (id: string, withGaps: boolean) =>
    lockOn(canvas.document(), id) === null ? findTexts({ canvas, registry, page, sightOf }, id, withGaps) : []
  let takeHeld: () => AheadField | null = () => null
  const desk: TextDesk = new TextDesk({
    ...{ canvas, post },
    onChange: () => {
      deps.onChange()
      tellWriting()
    },
    find: (id) => inOrder(find(id, false)),
    openAhead: (found) => takeHeld() ?? (isRichThere() ? null : aheadOf(deps, found, () => desk.end())),
    placeAbsent: (id, found) => placeAbsent(canvas, page, id, found),
    open: (found, value, onInput) =>
      openEditor(deps, {
        ...{ found, value, onKey, leave },
        onInput: (typed) => {
          onInput(typed)
          tellWriting()
        },
      }),
  })
  const tellWriting = writingTeller(desk, post)
  // The editor of formats is loaded before the first text is opened.
  void loadRich()
  // A text loses the focus also while React takes it away: what follows waits until it is done.
  const leave = () => {
    const left = desk.element
    queueMicrotask(() => desk.element === left && desk.end())
  }
  watchTyping(deps, desk)
  watchPresses(page, desk, tellWriting)
  const onKey = (event: KeyboardEvent) => pressed({ desk, post, onLeft: (id) => focusBlock(page, id) }, event)
  const edit = (id: string, pointer: string | null, caret: Caret = 'end') => {
    page.defaultView?.focus()
    void desk.begin(id, pointer, caret).then((opening) => {
      takeHeld()?.close()
      // To look for texts draws the block: that would write into an open one.
      const field = opening === 'impossible' ? (pointer ?? find(id, false)[0]?.text.pointer) : undefined
      if (field !== undefined) post({ type: 'field', id, pointer: field })
    })
  }
  const enter = (id: string, found?: FoundText) => {
    post({ type: 'pick', id })
    if (found) void desk.open(id, found, 'end')
    else edit(id, null)
  }
  watchLeaving(deps, desk, leave)
  // The keyboard of a phone takes half of the window.
  page.defaultView?.addEventListener('resize', () => desk.element?.scrollIntoView({ block: 'nearest' }))
  const editAt = (id: string, event: MouseEvent) => {
    const found = find(id, false).find(({ place }) => holds(place, event.target))
    if (!found) return false
    const point = { x: event.clientX, y: event.clientY }
    const drawn = elementOf(found)
    edit(id, found.text.pointer, { ...point, around: drawn && wordsAround(drawn, point) })
    return true
  }
  // The selection of the first click of a double click may come while the text is being opened.
  const select = (id: string | null) => {
    if (id === null || !desk.isAt(id)) desk.end()
  }
  return { desk, edit, editAt, enter, onKey, select, find, takeFrom: (take) => void (takeHeld = take) }
}

/** Takes the keys for a formatted text, whose editor is loaded; other texts are open at once. */
function aheadOf({ page, overlay }: TextsDeps, { place, text }: FoundText, onEscape: () => void): AheadField | null {
  return place.kind === 'html' ? openAhead({ page, overlay, place: place.element, label: text.label.fr, onEscape }) : null
}

/** Tells the composer when texts are written, at once when one is opened. Between one text and the next none is open: it need not hear of it. */
function writingTeller(desk: TextDesk, post: TextsDeps['post']): () => void {
  let former = { isOpen: false, isBusy: false }
  const tell = () => {
    const now = { isOpen: desk.element !== null, isBusy: desk.isUsed || desk.found?.place.kind === 'html' }
    if (now.isOpen !== former.isOpen || now.isBusy !== former.isBusy) post({ type: 'writing', ...now })
    former = now
  }
  return () => (desk.element === null ? void setTimeout(tell) : tell())
}

/** Tells of a slash in an empty text, and of the edges of a paste. */
function watchTyping({ page, post }: TextsDeps, desk: TextDesk): void {
  startSlash(page, desk, post)
  aroundPastes(page, () => post({ type: 'end-typing' }))
}

/** Takes a press in the open text for a wish to write there. */
function watchPresses(page: Document, desk: TextDesk, onUse: () => void): void {
  const press = ({ target }: Event) => {
    if (!(target instanceof Node) || desk.element?.contains(target) !== true) return
    desk.use()
    onUse()
  }
  page.addEventListener('mousedown', press, true)
}

/** Ends the editing where the focus goes elsewhere on the page. */
function watchLeaving(deps: TextsDeps, desk: TextDesk, leave: () => void): void {
  const look = ({ target, relatedTarget }: FocusEvent) => {
    if (target instanceof Node && desk.element?.contains(target) && !overlayOrText(deps, desk, relatedTarget)) leave()
  }
  deps.page.addEventListener('focusout', look, true)
}

function overlayOrText({ overlay }: TextsDeps, desk: TextDesk, target: EventTarget | null): boolean {
  return target instanceof Node && (overlay.owns(target) || desk.element?.contains(target) === true)
}

function holds(place: FoundText['place'], target: EventTarget | null): boolean {
  if (!(target instanceof Node)) return false
  if (place.kind === 'words') return place.node.parentNode === target
  return place.kind === 'html' && place.element.contains(target)
}

const elementOf = ({ place }: FoundText): Node | null =>
  place.kind === 'words' ? place.node : place.kind === 'none' || place.kind === 'gap' ? null : place.element

/** The texts that have a place, in the order of the page. */
function inOrder(found: readonly FoundText[]): FoundText[] {
  return found
    .filter((each) => elementOf(each) !== null)
    .sort((one, other) => {
      const [first, second] = [elementOf(one), elementOf(other)]
      if (!first || !second || first === second) return 0
      return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
    })
}

interface Keyed extends Pick<TextsDeps, 'post'> {
  readonly desk: TextDesk
  /** Takes the focus for the block of a text that a key has left. */
  readonly onLeft: (id: string | null) => void
}

function pressed({ desk, post, onLeft }: Keyed, event: KeyboardEvent): void {
  const combo = event.isComposing ? null : comboOf(event)
  const act = combo === null ? null : actFor({ desk, post, onLeft }, combo)
  if (!act) return
  event.preventDefault()
  event.stopImmediatePropagation()
  act()
}

/** The act of a key in a text; null for one that is for the text itself. */
function actFor({ desk, post, onLeft }: Keyed, combo: string): (() => void) | null {
  const act = actOf(desk, combo, onLeft)
  if (act) return act
  if (isOfWork(desk, combo)) return () => post({ type: 'key', combo })
  return desk.isReadOnly && !READING.test(combo) ? () => desk.askWhy() : null
}

/** The keys that read a text: they move the caret, select and copy. */
const READING = /(?:Arrow(?:Up|Down|Left|Right)|Home|End|Page(?:Up|Down)|F\d{1,2}|Mod\+[ac])$/

function isOfWork(desk: TextDesk, combo: string): boolean {
  const isFormatted = desk.found?.place.kind === 'html'
  // The browser would save the frame's page.
  return combo === 'Mod+s' || (WORK_COMBOS.includes(combo) && !(isFormatted && FORMAT_COMBOS.includes(combo)))
}

function actOf(desk: TextDesk, combo: string, onLeft: Keyed['onLeft']): (() => void) | null {
  const { found, id } = desk
  const end = () => {
    desk.end()
    onLeft(id)
  }
  const move = (by: 1 | -1) => async () => (await desk.move(by)) === 'impossible' && onLeft(id)
  switch (combo) {
    // What was typed stays: « Annuler » takes it back.
    case 'Escape':
      return end
    case 'Enter':
      return found?.text.kind === 'text' || desk.element instanceof HTMLInputElement ? end : null
    case 'Tab':
      return () => void move(1)()
    case 'Shift+Tab':
      return () => void move(-1)()
    default:
      return null
  }
}
