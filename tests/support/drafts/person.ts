import type { Base } from '#engine/draft/document/draft-hash.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { Conflict } from '#engine/draft/merge/conflict.ts'
import type { Decision } from '#engine/draft/merge/decide-conflict.ts'
import { decideConflict } from '#engine/draft/merge/decide-conflict.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import {
  act,
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
import { openConflicts } from '#engine/draft/sync/open-conflicts.ts'
import type { DraftAnswer, DraftRequest } from '#engine/draft/sync/exchange.ts'
import { receiveAnswer, type Received } from '#engine/draft/sync/receive-answer.ts'
import { DraftServer, newDraft } from './draft-server.ts'

let lastId = 0
const nextId = (): string => `id-${(lastId += 1)}`

/** A person with a browser: the state of the draft in it, and the acts on it. */
export class Person {
  client: DraftClient

  constructor(by: string, base: Base, document: EditedDocument) {
    this.client = openDraft(by, { base, document })
  }

  get document(): EditedDocument {
    return this.client.document
  }

  get whys(): Conflict['why'][] {
    return openConflicts(this.client).map(({ conflict }) => conflict.why)
  }

  act(operations: readonly Operation[], more: { id?: string; joins?: boolean; settles?: readonly string[] } = {}): void {
    const done = act(this.client, { id: nextId(), operations, ...more })
    if ('refused' in done) throw new Error(`Refused: ${done.refused}`)
    this.client = done.client
  }

  undo(batch?: string): Conflict['why'][] | null {
    return this.take(undo(this.client, { id: nextId() }, batch))
  }

  redo(): Conflict['why'][] | null {
    return this.take(redo(this.client, { id: nextId() }))
  }

  private take(done: Acted | null): Conflict['why'][] | null {
    if (done) this.client = done.client
    return done && done.skipped.map(({ why }) => why)
  }

  request(): DraftRequest {
    const { client, request } = prepareRequest(this.client)
    this.client = client
    return JSON.parse(JSON.stringify(request)) as DraftRequest
  }

  receive(answer: DraftAnswer): Received {
    const received = receiveAnswer(this.client, JSON.parse(JSON.stringify(answer)) as DraftAnswer)
    this.client = received.client
    return received
  }

  /** Decides all open conflicts alike. */
  decide(decision: Decision): void {
    for (const { conflict, settles } of openConflicts(this.client)) {
      const operations = decideConflict(conflict, decision, this.document, nextId)
      if ('refused' in operations) throw new Error(`Refused: ${operations.refused}`)
      this.act(operations, { settles })
    }
  }

  /** Closes the browser and opens it again from what it had stored. */
  reopen(): void {
    this.client = reopenDraft(JSON.parse(JSON.stringify(storedClient(this.client))) as StoredClient)
  }
}

/** Two people and a server, all at the first document. */
export function meetOn(document: EditedDocument, server = new DraftServer(newDraft(document))) {
  const { head } = server.log
  return { server, claire: new Person('claire', head, document), paul: new Person('paul', head, document) }
}

/** Requests and answers until everyone has seen everything. */
export function exchange(server: DraftServer, ...people: readonly Person[]): void {
  for (let round = 0; round < 3; round += 1) for (const person of people) person.receive(server.take(person.request()))
}
