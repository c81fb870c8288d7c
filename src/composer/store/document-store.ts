import type { Clock } from '#domain/dates/clock.ts'
import type { Container, EditedDocument } from '#engine/draft/document/edited-document.ts'
import { beyondMeasure, type MeasureExcess } from '#engine/draft/document/measure.ts'
import { blocksIn, countBlocks, findBlock } from '#engine/draft/document/find-block.ts'
import { unitOf } from '#engine/draft/merge/conflict.ts'
import { difference } from '#engine/draft/operations/difference.ts'
import { storableOperation } from '#engine/draft/operations/storable-operation.ts'
import type { Operation, Refused } from '#engine/draft/operations/operation.ts'
import { operationsOf, type Batch } from '#engine/draft/sync/batch.ts'
import { act, historyOf, redo, undo, type Acted, type DraftAct, type DraftClient } from '#engine/draft/sync/draft-client.ts'
import type { DraftAnswer } from '#engine/draft/sync/exchange.ts'
import { openConflicts, type OpenConflict } from '#engine/draft/sync/open-conflicts.ts'
import { receiveAnswer, type Received } from '#engine/draft/sync/receive-answer.ts'
import { readStacks, type UndoWay } from '#engine/draft/sync/undo.ts'
import { MAX_BLOCKS } from '#engine/registry/limits.ts'
import type { Block } from '#schemas/generated/content.ts'
import { changedParts, listKey } from './changed-parts.ts'
import { Subscriptions } from './subscriptions.ts'

/** How long after a key the next key of the same field still belongs to the same act, in milliseconds. */
const TYPING_PAUSE_MS = 1000

/** A change of the document: the operations that make it, or null where the whole document has to be taken again. */
export interface StoreChange {
  readonly cause: 'act' | 'back' | 'answer'
  readonly operations: readonly Operation[] | null
  readonly document: EditedDocument
}

/** An act to be done; `typing` lets it join the former keys of the same field. */
export interface StoreAct extends Omit<DraftAct, 'id' | 'joins'> {
  readonly typing?: boolean
}

/** The needs of a store. */
export interface StoreNeeds {
  readonly client: DraftClient
  readonly clock: Clock
  readonly newId: () => string
  /** Tells if operations on a document are within the rights of the person; without it all are. */
  readonly allows?: (document: EditedDocument, operations: readonly Operation[]) => boolean
  /** The name of an act by the label of its batch, never empty. */
  readonly actName: (label: string | undefined) => string
}

/** The stacks of acts as the bar shows them: the name of the next undo and redo, null when there is none. */
export interface UndoLabels {
  readonly undo: string | null
  readonly redo: string | null
}

const NO_LIST: readonly Block[] = []

/**
 * The document on the screen, and the only holder of its draft client. Readers subscribe to a block, a list or the head; a change
 * wakes those whose part differs.
 */
export class DocumentStore {
  #client: DraftClient
  readonly #needs: StoreNeeds
  readonly #parts = new Subscriptions()
  readonly #changes = new Set<(change: StoreChange) => void>()
  #typing: { readonly at: number; readonly key: string } | null = null
  #conflicts: readonly OpenConflict[] | null = null
  #labels: UndoLabels = { undo: null, redo: null }
  #labelled: DraftClient | null = null
  #version = 0
  /** Acts of one's own that an undo or a redo has to step over, because they cannot come back. A new act ends it. */
  readonly #passed = new Set<string>()

  constructor(needs: StoreNeeds) {
    this.#needs = needs
    this.#client = needs.client
  }

  get client(): DraftClient {
    return this.#client
  }

  get document(): EditedDocument {
    return this.#client.document
  }

  /** A number that rises whenever a list of blocks changes. */
  get structureVersion(): number {
    return this.#version
  }

  /** The block with an id; null when it is not in the document. */
  block(id: string): Block | null {
    return findBlock(this.document, id)?.block ?? null
  }

  /** The blocks of a list. */
  list(where: Container): readonly Block[] {
    return blocksIn(this.document, where) ?? NO_LIST
  }

  /** One's own conflicts that wait for a decision. */
  conflicts(): readonly OpenConflict[] {
    return (this.#conflicts ??= openConflicts(this.#client))
  }

  /** The labels of the acts that undo and redo would take back; the same object as long as they are equal. */
  undoLabels(): UndoLabels {
    if (this.#labelled === this.#client) return this.#labels
    this.#labelled = this.#client
    const labels = labelsOf(historyOf(this.#client), {
      by: this.#client.by,
      undo: this.next('undo'),
      redo: this.next('redo'),
      actName: this.#needs.actName,
    })
    if (labels.undo !== this.#labels.undo || labels.redo !== this.#labels.redo) this.#labels = labels
    return this.#labels
  }

  /** Calls back when the own content of a block changes. */
  onBlock = (id: string, listener: () => void): (() => void) => this.#parts.add(`block ${id}`, listener)
  /** Calls back when the members or the order of a list change. */
  onList = (where: Container, listener: () => void): (() => void) => this.#parts.add(listKey(where), listener)
  /** Calls back when any list changes. */
  onStructure = (listener: () => void): (() => void) => this.#parts.add('structure', listener)
  /** Calls back when the head changes. */
  onHead = (listener: () => void): (() => void) => this.#parts.add('head', listener)
  /** Calls back when batches were made, sent, taken or settled. */
  onHistory = (listener: () => void): (() => void) => this.#parts.add('history', listener)

  /** Calls back with each change of the document, before readers of its parts hear of it. */
  onChange(listener: (change: StoreChange) => void): () => void {
    this.#changes.add(listener)
    return () => void this.#changes.delete(listener)
  }

  /** True for operations that are within the rights of the person. */
  allowsNow(operations: readonly Operation[]): boolean {
    return this.#needs.allows?.(this.document, operations) ?? true
  }

  /** Does an act, or refuses it with a reason. */
  act({ typing = false, ...wanted }: StoreAct): Acted | Refused {
    const given = { ...wanted, operations: wanted.operations.map(storableOperation) }
    if (!this.allowsNow(given.operations)) return { refused: 'NOT_ALLOWED' }
    const now = this.#needs.clock()
    const key = typing ? typingKey(given.operations) : null
    const joins = this.#goesOnTyping(key, now)
    const done = act(this.#client, { ...given, id: this.#needs.newId(), joins })
    if ('refused' in done) return done
    const excess = beyondMeasure(done.client.document, this.document)
    if (excess) return { refused: excess }
    this.#typing = key === null ? null : { at: now, key }
    if (done.client === this.#client) return done
    this.#passed.clear()
    this.#take(done.client, { cause: 'act', operations: given.operations })
    return done
  }

  #goesOnTyping(key: string | null, now: number): boolean {
    return key !== null && this.#typing?.key === key && now - this.#typing.at < TYPING_PAUSE_MS
  }

  /** Ends an act that later keys of the same field would join: the next key begins another one. */
  endTyping(): void {
    this.#typing = null
  }

  /** The name of an act of one's own that can still be taken back; null once it is taken back or has met a conflict with all of its edits. */
  undoLabelOf(batch: string): string | null {
    const history = historyOf(this.#client)
    const act = readStacks(history, this.#client.by).undo.find(({ id }) => id === batch)
    return act ? this.#needs.actName(labelOfAct(history, act)) : null
  }

  /** The act that an undo or a redo takes next: the newest one that is not stepped over, else the newest one; null without one. */
  next(way: UndoWay): string | null {
    const acts = readStacks(historyOf(this.#client), this.#client.by)[way]
    return (acts.findLast(({ id }) => !this.#passed.has(id)) ?? acts.at(-1))?.id ?? null
  }

  /** True where another act, which lies under one, can be taken back or done again instead. */
  hasBelow(act: string, way: UndoWay): boolean {
    const acts = readStacks(historyOf(this.#client), this.#client.by)[way]
    const below = acts.slice(
      0,
      acts.findIndex(({ id }) => id === act),
    )
    return below.some(({ id }) => !this.#passed.has(id))
  }

  /** Steps over an act: the next undo, or the next redo, takes the one under it. */
  passOver(act: string): void {
    this.#passed.add(act)
    this.#labelled = null
    this.#parts.notify(['history'])
  }

  /** Takes one's own newest act back, or that of a batch; null when there is none. What would exceed the measure of a draft is refused. */
  undo(label: string, batch?: string): Acted | Refused | null {
    return this.#back(undo(this.#client, { id: this.#needs.newId(), label }, batch ?? this.next('undo') ?? undefined))
  }

  /** Does again what was taken back last; null when there is nothing. What would exceed the measure of a draft is refused. */
  redo(label: string): Acted | Refused | null {
    return this.#back(redo(this.#client, { id: this.#needs.newId(), label }, this.next('redo') ?? undefined))
  }

  /** Takes an answer of the server. */
  receive(answer: DraftAnswer): Received {
    const received = receiveAnswer(this.#client, answer)
    this.replace(received.client)
    return received
  }

  /** Takes another state of the client: after an answer, after a request that closed its batches, after waiting work was taken up. */
  replace(client: DraftClient): void {
    if (client === this.#client) return
    this.#take(client, { cause: 'answer', operations: operationsBetween(this.document, client.document) })
  }

  #back(done: Acted | null): Acted | Refused | null {
    this.#typing = null
    // An act that was done by more rights than those of now stays.
    if (done && !this.allowsNow(operationsOf(done.batch.edits))) return { refused: 'NOT_ALLOWED' }
    const excess = done && excessOfBack(done, this.document)
    if (excess) return { refused: excess }
    if (done) this.#take(done.client, { cause: 'back', operations: operationsOf(done.batch.edits) })
    return done
  }

  #take(client: DraftClient, change: Omit<StoreChange, 'document'>): void {
    const before = this.document
    this.#client = client
    this.#conflicts = null
    if (client.document !== before) this.#announce(before, change)
    this.#parts.notify(['history'])
  }

  #announce(before: EditedDocument, change: Omit<StoreChange, 'document'>): void {
    const { document } = this
    const { blocks, lists, head } = changedParts(before, document)
    if (lists.size > 0) this.#version += 1
    for (const listener of this.#changes) listener({ ...change, document })
    this.#parts.notify([...blocks].map((id) => `block ${id}`))
    this.#parts.notify(lists)
    if (lists.size > 0) this.#parts.notify(['structure'])
    if (head) this.#parts.notify(['head'])
  }
}

/** A limit that lets nothing of an act come back, or beyond which the server would refuse it; null for an act that may. */
function excessOfBack({ client, batch, skipped }: Acted, before: EditedDocument): MeasureExcess | null {
  if (batch.edits.length > 0 || !skipped.some(({ why }) => why === 'limit')) return beyondMeasure(client.document, before)
  return countBlocks(before) >= MAX_BLOCKS ? 'TOO_MANY' : 'TOO_LARGE'
}

function operationsBetween(before: EditedDocument, after: EditedDocument): readonly Operation[] | null {
  if (before === after) return []
  const operations = difference(before, after)
  return 'refused' in operations ? null : operations
}

function typingKey([operation, ...others]: readonly Operation[]): string | null {
  return operation && others.length === 0 ? unitOf(operation) : null
}

interface Named extends Pick<StoreNeeds, 'actName'> {
  readonly by: string
  readonly undo: string | null
  readonly redo: string | null
}

function labelsOf(history: readonly Batch[], { by, actName, ...next }: Named): UndoLabels {
  const stacks = readStacks(history, by)
  const nameOf = (batch: Batch | undefined) => (batch ? actName(labelOfAct(history, batch)) : null)
  return { undo: nameOf(stacks.undo.find(({ id }) => id === next.undo)), redo: nameOf(stacks.redo.find(({ id }) => id === next.redo)) }
}

// A batch that takes back names the act that it takes back.
function labelOfAct(history: readonly Batch[], batch: Batch): string | undefined {
  let named: Batch = batch
  while (named.undoes !== undefined) {
    const target = history.find(({ id }) => id === named.undoes)
    if (!target) break
    named = target
  }
  return named.label
}
