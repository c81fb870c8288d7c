import type { MenuEntry } from '#schemas/admin/menu/menu-entry.ts'
import type { Json } from '#schemas/generated/content.ts'
import type { EditedDocument, Place } from '#engine/draft/document/edited-document.ts'
import { newBlockId } from '#engine/draft/document/new-block-id.ts'
import { difference } from '#engine/draft/operations/difference.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { announce } from '#kit/feedback/announce.ts'
import { toast } from '#kit/feedback/toast.ts'
import type { PanelText } from '#admin/texts/use-panel-text.ts'
import { stepPlace, type Step } from '#admin/pages/tree/step-place.ts'
import { cutText } from '#schemas/text/cut-text.ts'
import { newEntry } from './menu-entry.ts'
import type { MenuSession } from './open-menu.ts'
import { placeWords } from './place-words.ts'

/** The acts of a person on the menu. Each is one step of its draft, and is taken back as one. */
export interface MenuActs {
  /** Moves an entry one step. False where the step leads nowhere. */
  readonly step: (id: string, step: Step) => boolean
  readonly move: (id: string, to: Place) => void
  /** Puts a new entry into the menu, and returns its id; null when that is not possible. */
  readonly insert: (entry: MenuEntry, at: Place) => string | null
  readonly remove: (id: string) => void
  readonly show: (id: string, isShown: boolean) => void
  /** Writes a value of an entry while it is typed. */
  readonly type: (id: string, pointer: string, value: Json | undefined) => void
  /** Writes several values of an entry as one act. */
  readonly set: (id: string, values: Readonly<Record<string, Json | undefined>>) => void
  /** Makes the draft the same as the menu that visitors see. */
  readonly abandon: (published: EditedDocument) => void
  readonly undo: () => void
  readonly redo: () => void
}

interface Needs {
  readonly session: Pick<MenuSession, 'store' | 'saver'>
  readonly text: PanelText
  readonly titleOf: (id: string, document: EditedDocument) => string
}

/** The longest name in the label of a step, and the longest label, in characters. */
const MAX_NAME_LENGTH = 60
const MAX_LABEL_LENGTH = 100

/** Does acts on the store of an open menu, and offers to take them back. */
class ActRunner {
  readonly #needs: Needs

  constructor(needs: Needs) {
    this.#needs = needs
  }

  nameOf = (id: string, document = this.#needs.session.store.document): string => {
    const title = this.#needs.titleOf(id, document)
    return title.length > MAX_NAME_LENGTH ? `${cutText(title, MAX_NAME_LENGTH)}…` : title
  }

  placeOf(id: string): string {
    const { session, text } = this.#needs
    return placeWords(session.store.document, id, { text, nameOf: this.nameOf })
  }

  /** Does an act; the toast, which is read aloud, says what was done. False when it was refused. */
  act(operations: readonly Operation[], label: string, said = () => label): boolean {
    const { session, text } = this.#needs
    const done = session.store.act({ operations, label: cutText(label, MAX_LABEL_LENGTH) })
    if ('refused' in done) {
      toast({ text: text('panel.tree.refused') })
      return false
    }
    void session.saver.flush()
    toast({ text: said(), acts: [{ label: text('panel.tree.undo'), onAct: this.undo }] })
    return true
  }

  undo = (): void => {
    const { session, text } = this.#needs
    const { undo: act } = session.store.undoLabels()
    if (act === null) return void toast({ text: text('panel.tree.nothingToUndo') })
    if (isRefused(session.store.undo(cutText(text('panel.tree.undoOf', { act }), MAX_LABEL_LENGTH))))
      return void toast({ text: text('panel.tree.tooMany') })
    announce(text('panel.tree.undone', { act }))
    void session.saver.flush()
  }

  redo = (): void => {
    const { session, text } = this.#needs
    const { redo: act } = session.store.undoLabels()
    if (act === null) return
    if (isRefused(session.store.redo(cutText(text('panel.tree.redoOf', { act }), MAX_LABEL_LENGTH))))
      return void toast({ text: text('panel.tree.tooMany') })
    announce(text('panel.tree.redone', { act }))
    void session.saver.flush()
  }
}

const isRefused = (done: object | null) => done === null || 'refused' in done

const setting = (id: string, pointer: string, value: Json | undefined): Operation => ({
  ...{ op: 'set', id, pointer },
  ...(value !== undefined && { value }),
})

/** Makes the acts on an open menu. What was done is announced, and can be taken back from a toast. */
export function createMenuActs(needs: Needs): MenuActs {
  const { session, text } = needs
  const { store, saver } = session
  const runner = new ActRunner(needs)
  const { nameOf } = runner
  const move = (id: string, to: Place) => {
    const name = nameOf(id)
    const said = () => text('panel.tree.movedTo', { name, place: runner.placeOf(id) })
    return runner.act([{ op: 'move', id, to }], text('panel.tree.moved', { name }), said)
  }
  return {
    undo: runner.undo,
    redo: runner.redo,
    step: (id, step) => {
      const place = stepPlace(store.document, id, step)
      return place !== null && move(id, place)
    },
    move: (id, to) => void move(id, to),
    insert: (entry, at) => {
      const id = newBlockId()
      const said = () => text('panel.tree.insertedAt', { name: nameOf(id), place: runner.placeOf(id) })
      return runner.act([{ op: 'insert', block: newEntry(id, entry), at }], text('panel.tree.inserted'), said) ? id : null
    },
    remove: (id) => void runner.act([{ op: 'remove', id }], text('panel.tree.removed', { name: nameOf(id) })),
    show: (id, isShown) => {
      const said = text(isShown ? 'panel.tree.shown' : 'panel.tree.hidden', { name: nameOf(id) })
      runner.act([setting(id, '/isShown', isShown)], said)
    },
    type: (id, pointer, value) => {
      const label = cutText(text('panel.tree.changed', { name: nameOf(id) }), MAX_LABEL_LENGTH)
      store.act({ operations: [setting(id, pointer, value)], label, typing: true })
    },
    set: (id, values) => {
      const operations = Object.entries(values).map(([pointer, value]) => setting(id, pointer, value))
      const done = store.act({ operations, label: cutText(text('panel.tree.changed', { name: nameOf(id) }), MAX_LABEL_LENGTH) })
      if ('refused' in done) toast({ text: text('panel.tree.refused') })
      else void saver.flush()
    },
    abandon: (published) => {
      const operations = difference(store.document, published)
      if (!('refused' in operations) && operations.length > 0) runner.act(operations, text('panel.tree.abandoned'))
    },
  }
}
