import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { decideConflict, type Decision } from '#engine/draft/merge/decide-conflict.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { applyOperation } from '#engine/draft/operations/apply.ts'
import { difference } from '#engine/draft/operations/difference.ts'
import { type Batch } from '#engine/draft/sync/batch.ts'
import { PUBLICATION, RESTORATION } from '#schemas/admin/drafts/server-steps.ts'
import {
  act,
  historyOf,
  openDraft,
  prepareRequest,
  redo,
  reopenDraft,
  storedClient,
  undo,
  type Acted,
  type DraftClient,
  type StoredClient,
} from '#engine/draft/sync/draft-client.ts'
import type { AdmitOperation } from '#engine/draft/sync/draft-log.ts'
import { openConflicts, type OpenConflict } from '#engine/draft/sync/open-conflicts.ts'
import type { DraftAnswer } from '#engine/draft/sync/exchange.ts'
import { receiveAnswer } from '#engine/draft/sync/receive-answer.ts'
import { readStacks } from '#engine/draft/sync/undo.ts'
import { DraftServer, newDraft, type StoredDraft } from './draft-server.ts'
import { Dice, randomDocument, randomOperation } from './random-draft.ts'
import { locate, readValue, referenceApply } from './reference-document.ts'
import { cleanText, keyOf, sightOf, type SeenEdit } from './seen-edits.ts'
import { WorldJudge, type WorldCounts } from './world-judge.ts'

/** A network of people on one draft: how many act, how often, and what goes wrong. */
export interface WorldPlan {
  readonly seed: number
  readonly people: number
  readonly blocks: number
  readonly acts: number
  /** The share of messages that are lost, and of those that come twice. */
  readonly loss: number
  /** The server forgets the oldest steps now and then. */
  readonly isCut?: boolean
  /** The server is once put back to an older state. */
  readonly isRestored?: boolean
  /** The draft is published now and then, a published version is brought back, and at the end everybody takes back all acts of their own. */
  readonly isPublished?: boolean
}

// A text that ends in « ~ » is cleaned by the server, one that ends in « ! » is refused.
const admit: AdmitOperation = (operation) => (JSON.stringify(operation).includes('!"') ? { refused: 'FORBIDDEN' } : cleanText(operation))

const ENDINGS = ['!', '~', '~', ...Array.from({ length: 40 }, () => '')]

interface Seat {
  readonly by: string
  client: DraftClient
  disk: StoredClient
  offlineUntil: number
  askedAt: number
  typing: { readonly id: string; readonly pointer: string } | null
}

/** Plays a network to its end and judges it; throws at the first thing that is not as it has to be. */
export function playWorld(plan: WorldPlan): WorldCounts {
  return new World(plan).play()
}

class World {
  private readonly plan: WorldPlan
  private readonly dice: Dice
  private readonly judge: WorldJudge
  private readonly first: EditedDocument
  private readonly seats: Seat[]
  private server: DraftServer
  private backup: StoredDraft
  private now = 0
  private queue: { readonly at: number; readonly run: () => void }[] = []
  private isQuiet = false
  /** Published versions, the oldest first. */
  private readonly versions: EditedDocument[] = []

  constructor(plan: WorldPlan) {
    this.plan = plan
    this.dice = new Dice(plan.seed)
    this.first = randomDocument(plan.seed, plan.blocks)
    this.server = new DraftServer(newDraft(this.first), admit)
    this.backup = this.server.stored
    this.judge = new WorldJudge({ isStrict: !plan.isCut && !plan.isRestored })
    this.seats = Array.from({ length: plan.people }, (_, index) => {
      const client = openDraft(`p${index}`, { base: this.server.log.head, document: this.first })
      return { by: client.by, client, disk: storedClient(client), offlineUntil: 0, askedAt: -100, typing: null }
    })
  }

  play(): WorldCounts {
    for (let count = 0; count < this.plan.acts; count += 1) {
      const seat = this.dice.pick(this.seats)
      if (this.plan.isPublished === true && this.dice.chance(0.12)) this.publishOrRestore(seat, `${seat.by}-${count}`)
      else this.act(seat, `${seat.by}-${count}`)
      if (this.dice.chance(0.3)) this.send(seat)
      this.disturb(seat, count)
      this.runUntil(this.now + this.dice.below(12))
    }
    this.comeToRest()
    if (this.plan.isPublished === true) this.takeAllBack()
    const { log, stored } = this.server
    this.judge.judgeEnd({
      clients: this.seats.map(({ client }) => client),
      log,
      steps: stored.steps,
      first: this.first,
      isRestored: this.plan.isRestored === true,
      isCut: this.plan.isCut === true,
    })
    return this.judge.counts
  }

  /** Publishes what the server has, or brings a published version back as one act of its author. */
  private publishOrRestore(seat: Seat, id: string): void {
    const { counts } = this.judge
    if (this.versions.length === 0 || this.dice.chance(0.5)) {
      this.versions.push(this.server.publish(seat.by))
      counts.publications += 1
      return
    }
    const operations = difference(seat.client.document, this.dice.pick(this.versions))
    if ('refused' in operations) throw new Error(`A version cannot be brought back: ${operations.refused}`)
    if (operations.length === 0 || new Set(operations.map((operation) => keyOf('', operation))).size < operations.length) return
    counts.acts += 1
    counts.restorations += 1
    this.finish(seat, id, act(seat.client, { id, operations, label: RESTORATION }))
  }

  /** Everybody takes back all acts of their own, in turn, past publications and versions that were brought back. */
  private takeAllBack(): void {
    const lastPublication = this.server.log.steps.findLastIndex(({ label }) => label === PUBLICATION)
    const older = new Set(this.server.log.steps.slice(0, lastPublication + 1).map(({ id }) => id))
    const left = new Map(this.seats.map((seat) => [seat, readStacks(historyOf(seat.client), seat.by).undo.length]))
    for (let turn = 0; [...left.values()].some((count) => count > 0); turn += 1)
      for (const [seat, count] of left) {
        if (count === 0) continue
        const id = `${seat.by}-back-${turn}`
        const done = undo(seat.client, { id })
        if (!done) throw new Error(`${seat.by} cannot take back ${count} acts`)
        if (older.has(done.batch.undoes ?? '')) this.judge.counts.undonePast += 1
        this.finish(seat, id, done)
        left.set(seat, count - 1)
        this.waitForRest()
      }
  }

  private disturb(seat: Seat, count: number): void {
    const { acts, isRestored, isCut } = this.plan
    if (this.dice.chance(0.03)) {
      this.judge.counts.crashes += 1
      seat.client = reopenDraft(structuredClone(seat.disk))
    }
    if (this.dice.chance(0.02)) this.restartServer(this.server.stored)
    if (this.dice.chance(0.04)) Object.assign(seat, { offlineUntil: this.now + 50 + this.dice.below(400) })
    if (isRestored && count === acts >> 1) this.backup = structuredClone(this.server.stored)
    if (isRestored && count === (acts * 3) >> 2) this.restartServer(this.backup)
    if (isCut && this.dice.chance(0.05)) this.server.forget(1 + this.dice.below(20))
  }

  private restartServer(stored: StoredDraft): void {
    this.judge.counts.restarts += 1
    this.queue = []
    this.server = new DraftServer(stored, admit)
  }

  private comeToRest(): void {
    this.isQuiet = true
    this.restartServer(this.server.stored)
    this.waitForRest()
  }

  private waitForRest(): void {
    const isAtRest = () => this.seats.every(({ client }) => client.pending.length === 0 && client.base.chain === this.server.log.head.chain)
    for (let round = 0; round < 400 && !isAtRest(); round += 1) this.runUntil(this.now + 5)
  }

  private runUntil(until: number): void {
    while (this.now < until) {
      this.now += 1
      const due = this.queue.filter(({ at }) => at <= this.now)
      this.queue = this.queue.filter(({ at }) => at > this.now)
      for (const { run } of due) run()
      for (const [index, seat] of this.seats.entries()) {
        const isDue = this.now - seat.askedAt > (this.isQuiet ? 4 + index : 25)
        if (isDue && (this.isQuiet || seat.client.pending.length > 0 || this.dice.chance(0.2))) this.send(seat)
      }
    }
  }

  private send(seat: Seat): void {
    seat.askedAt = this.now
    const { client, request } = prepareRequest(seat.client)
    seat.client = client
    const sent = structuredClone(request)
    this.transmit(seat, () => this.answer(seat, this.server.take(sent)))
  }

  // Other people receive the steps in the same tick, as if a channel pushed them.
  private answer(seat: Seat, answer: DraftAnswer): void {
    if (answer.refused) this.judge.counts.refusals += 1
    const pushed: DraftAnswer = { steps: answer.steps, hash: answer.hash }
    if (answer.steps.length > 0)
      for (const other of this.seats) if (other !== seat && this.dice.chance(0.7)) this.transmit(other, () => this.receive(other, pushed))
    this.transmit(seat, () => this.receive(seat, answer))
  }

  private transmit(seat: Seat, run: () => void): void {
    this.judge.counts.messages += 1
    if (!this.isQuiet && (this.now < seat.offlineUntil || this.dice.chance(this.plan.loss))) return
    this.queue.push({ at: this.now + 1 + this.dice.below(this.isQuiet ? 2 : 20), run })
    if (!this.isQuiet && this.dice.chance(this.plan.loss)) this.queue.push({ at: this.now + 1 + this.dice.below(40), run })
  }

  private receive(seat: Seat, answer: DraftAnswer): void {
    const { pending, base, by } = seat.client
    if (pending.length > 0 && answer.steps.some((step) => step.seq > base.seq && step.by !== by)) this.judge.counts.merges += 1
    const received = receiveAnswer(seat.client, structuredClone(answer))
    seat.client = received.client
    this.judge.judgeMerge(seat.client, received)
    if (this.dice.chance(0.5)) seat.disk = storedClient(seat.client)
    if (received.asksAgain) this.queue.push({ at: this.now + 1, run: () => this.send(seat) })
  }

  private act(seat: Seat, id: string): void {
    this.judge.counts.acts += 1
    const roll = this.dice.below(100)
    const open = openConflicts(seat.client)
    if (roll < 12) this.finish(seat, id, undo(seat.client, { id }))
    else if (roll < 18) this.finish(seat, id, redo(seat.client, { id }))
    else if (roll < 30 && open.length > 0) this.decide(seat, id, this.dice.pick(open))
    else if (roll < 55 && this.isTyping(seat))
      this.finish(seat, id, act(seat.client, { id, operations: [{ op: 'set', ...seat.typing!, value: `${id}.0` }], joins: true }))
    else this.edit(seat, id)
  }

  private isTyping({ typing, client }: Seat): boolean {
    return typing !== null && readValue(locate(client.document, typing.id)?.block.props, typing.pointer) !== undefined
  }

  private edit(seat: Seat, id: string): void {
    const operations = this.randomOperations(seat.client.document, id)
    const [only, ...others] = operations
    const isText = only?.op === 'set' && others.length === 0 && typeof only.value === 'string'
    Object.assign(seat, { typing: isText ? { id: only.id, pointer: only.pointer } : null })
    this.finish(seat, id, act(seat.client, { id, operations, joins: this.dice.chance(0.5) }))
  }

  private randomOperations(document: EditedDocument, id: string): Operation[] {
    const operations: Operation[] = []
    let ahead = document
    for (let more = this.dice.chance(0.25) ? 3 : 1; more > 0; more -= 1) {
      const ending = this.dice.pick(ENDINGS)
      const operation = randomOperation(ahead, this.dice, `${id}.${more}${ending}`)
      if (operations.some((other) => keyOf('', other) === keyOf('', operation))) continue
      const done = applyOperation(ahead, operation)
      if ('refused' in done) throw new Error(`Not valid: ${done.refused} ${JSON.stringify(operation)}`)
      operations.push(operation)
      ahead = done.document
    }
    return operations
  }

  private decide(seat: Seat, id: string, { conflict, settles }: OpenConflict): void {
    let count = 0
    const { mine, theirs } = conflict
    const both = typeof mine === 'string' && typeof theirs === 'string' ? { both: `${theirs} ${mine}` } : 'mine'
    const operations = decideConflict(
      conflict,
      this.dice.pick<Decision>(['mine', 'theirs', both]),
      seat.client.document,
      () => `c${id}-${(count += 1)}`,
    )
    // Its block has been removed since.
    if ('refused' in operations) return
    if (new Set(operations.map((operation) => keyOf('', operation))).size < operations.length) return
    this.judge.counts.decisions += 1
    this.finish(seat, id, act(seat.client, { id, operations, settles }))
  }

  private finish(seat: Seat, id: string, done: Acted | null | { readonly refused: string }): void {
    if (!done) return
    if ('refused' in done) throw new Error(`An act that cannot be done: ${done.refused}`)
    this.note(seat.client.document, id, done.batch)
    seat.client = done.client
    seat.disk = storedClient(seat.client)
  }

  // Letters that join a waiting batch: the sight of its first letter counts.
  private note(before: EditedDocument, id: string, { id: batch, edits, undoes }: Batch): void {
    let ahead = before
    for (const { operation, trace } of edits) {
      const key = keyOf(batch, operation)
      const former: SeenEdit | undefined = batch === id ? undefined : this.judge.seen.get(key)
      const back = undoes === undefined ? {} : { back: keyOf(undoes, trace.inverse) }
      this.judge.seen.set(key, { ...(former ?? { seen: sightOf(operation, ahead) }), ...back, operation })
      ahead = referenceApply(ahead, operation) ?? ahead
    }
  }
}
