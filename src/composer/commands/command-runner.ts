import type { Refused } from '#engine/draft/operations/operation.ts'
import { historyOf, type Acted } from '#engine/draft/sync/draft-client.ts'
import type { UndoWay } from '#engine/draft/sync/undo.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { DocumentStore } from '#composer/store/document-store.ts'
import type { SelectionStore } from '#composer/store/selection-store.ts'
import type { SiteValue } from '#forms/pickers.ts'
import type { ValueStore } from '#engine/value-store.ts'
import type { Phrase } from '#composer/words/composer-message.ts'
import { cutText } from '#schemas/text/cut-text.ts'
import type { Command, CommandAct, CommandChoice, Situation } from './command.ts'
import { excessAmong, excessOfBack, outcomeOf, refusalOf, refusedAct } from './outcome.ts'
import { selectionAfterBack } from './selection-after-back.ts'

/** The longest label that the log stores, in characters. */
const MAX_LABEL_LENGTH = 100

/** The needs of a runner. */
export interface RunnerNeeds {
  readonly store: DocumentStore
  readonly selection: SelectionStore
  /** The blocks whose content the outline hides. */
  readonly folds: ValueStore<ReadonlySet<string>>
  readonly registry: Registry
  readonly values?: readonly SiteValue[]
  readonly newId: () => string
  /** The present instant, as ISO 8601 writes it. */
  readonly now: () => string
  readonly write: (phrase: Phrase) => string
  /** Reports a sentence to the person: the outcome of an act, or the reason why there is none. A batch is named where « Annuler » belongs beside the sentence. */
  readonly announce: (sentence: string, tone: 'act' | 'refusal', batch?: string) => void
  /** Reports why the next undo or redo is refused, beside a way to step over its act. */
  readonly offerPass: (way: UndoWay, sentence: string, onPass: () => void) => void
}

/** An act that was done: a command, or a step back or forth in the history. */
export type Done = Command<never> | UndoWay

/** A step in the history, and the act that holds up those under it once it is refused. */
interface WayBack {
  readonly way: UndoWay
  readonly go: () => Acted | Refused | null
  readonly stuck: string | null
}

/** Runs commands on the document and the selection of one editor, and announces their outcomes. */
export class CommandRunner {
  readonly #needs: RunnerNeeds
  readonly #listeners = new Set<(done: Done) => void>()

  constructor(needs: RunnerNeeds) {
    this.#needs = needs
  }

  /** Runs a command. False when it was refused. */
  run<Arguments>(command: Command<Arguments>, given: Arguments): boolean {
    const outcome = outcomeOf(command, this.situation, given)
    if ('refusal' in outcome) return this.refuse(outcome.refusal)
    const isDone = 'operations' in outcome ? this.#act(outcome) : this.#choose(outcome)
    if (isDone) this.#report(command)
    return isDone
  }

  /** Calls back after each act, once its blocks are selected. */
  onDone = (listener: (done: Done) => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** The facts that a command would decide on now. */
  get situation(): Situation {
    const { store, selection, folds, registry, values = [], newId, now } = this.#needs
    return { document: store.document, selection: selection.ids, folded: folds.get(), registry, values, newId, now }
  }

  /** The sentence with which a command would be refused now; null when it is possible. */
  refusalOf<Arguments>(command: Command<Arguments>, given: Arguments): string | null {
    const refusal = refusalOf(command, this.situation, given)
    return refusal && this.#needs.write(refusal)
  }

  /** Takes the newest act back, or the one of a batch. False when there is none. */
  undo(batch?: string): boolean {
    const { store, write } = this.#needs
    const label = batch === undefined ? store.undoLabels().undo : store.undoLabelOf(batch)
    if (label === null) return this.refuse({ id: 'composer.refusal.nothing-to-undo' })
    const announcement = { id: 'composer.announced.undo' as const, values: { act: label } }
    const go = () => store.undo(cut(write({ id: 'composer.act.undo', values: { act: label } })), batch)
    return this.#goBack({ way: 'undo', go, stuck: batch === undefined ? store.next('undo') : null }, announcement)
  }

  /** Does again what was taken back last. False when there is nothing. */
  redo(): boolean {
    const { store, write } = this.#needs
    const label = store.undoLabels().redo
    if (label === null) return this.refuse({ id: 'composer.refusal.nothing-to-redo' })
    const announcement = { id: 'composer.announced.redo' as const, values: { act: label } }
    const go = () => store.redo(cut(write({ id: 'composer.act.redo', values: { act: label } })))
    return this.#goBack({ way: 'redo', go, stuck: store.next('redo') }, announcement)
  }

  #act({ operations, label, announcement, selection, typing, offersUndo }: CommandAct): boolean {
    const needs = this.#needs
    const excess = excessAmong(this.situation, operations)
    if (excess) return this.refuse(excess)
    const selected = { before: needs.selection.ids, after: selection }
    const done = needs.store.act({ operations, label: cut(needs.write(label)), selection: selected, ...(typing && { typing }) })
    if ('refused' in done) return this.refuse(refusedAct(done.refused))
    needs.selection.select(selection)
    // A screen reader hears the keys themselves.
    if (!typing) needs.announce(needs.write(announcement), 'act', offersUndo && done.batch.id)
    return true
  }

  #choose({ selection, folded, announcement }: CommandChoice): boolean {
    this.#needs.selection.select(selection)
    if (folded) this.#needs.folds.set(folded)
    this.#needs.announce(this.#needs.write(announcement), 'act')
    return true
  }

  #goBack({ way, go, stuck }: WayBack, announcement: Phrase): boolean {
    const { store, selection, write, announce } = this.#needs
    const { document: before } = store
    const acted = go()
    if (!acted) return false
    if ('refused' in acted) return this.#refuseBack(excessOfBack(acted.refused), way, stuck)
    const now = { way, before, after: store.document, selection: selection.ids }
    selection.select(selectionAfterBack(now, historyOf(acted.client), acted.batch))
    const isLeftOut = acted.skipped.length > 0
    if (isLeftOut) announce(write({ id: leftOut(acted), values: announcement.values ?? {} }), 'refusal')
    else announce(write(announcement), 'act')
    this.#report(way)
    return true
  }

  /** Refuses an undo or a redo. Where other acts lie under it, they can be reached over it. */
  #refuseBack(phrase: Phrase, way: UndoWay, stuck: string | null): false {
    const { store, write, offerPass } = this.#needs
    if (stuck === null || !store.hasBelow(stuck, way)) return this.refuse(phrase)
    offerPass(way, write(phrase), () => {
      store.passOver(stuck)
      this[way]()
    })
    return false
  }

  #report(done: Done): void {
    for (const listener of [...this.#listeners]) listener(done)
  }

  /** Announces why an act does nothing. */
  refuse(phrase: Phrase): false {
    this.#needs.announce(this.#needs.write(phrase), 'refusal')
    return false
  }
}

// An act may have been taken back in part: the edits that others have changed since stay as they are.
const leftOut = ({ batch }: Acted) => (batch.edits.length === 0 ? 'composer.announced.not-back' : 'composer.announced.partly-back')

const cut = (label: string): string => (label.length > MAX_LABEL_LENGTH ? `${cutText(label, MAX_LABEL_LENGTH - 1)}…` : label)
