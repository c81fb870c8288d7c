import type { LightMyRequestResponse } from 'fastify'
import type { TestApp } from '../server/app.ts'

/** The owner of an object: a site, and optionally one of its accounts. */
export interface ObjectOwner {
  readonly siteId: number
  readonly userId: number | null
  readonly email: string
}

/** The request for an object. */
export interface Asked {
  readonly path: string
  readonly body?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
}

/** A created object with its request. */
export interface MadeObject extends Asked {
  /** Requests that open it to no caller. */
  readonly unopened?: readonly Asked[]
  /** Returns true when it was reached, if the response does not show it. */
  readonly isReached?: (answer: LightMyRequestResponse) => Promise<boolean> | boolean
}

/**
 * An object that a route reaches, with the callers that it opens to on its site and the error for the others. `everyone` covers published
 * objects and objects that open by a
 * token or a secret in the request.
 */
export interface ObjectCase {
  readonly route: string
  readonly about: string
  readonly opensTo: 'everyone' | 'owner' | 'desk'
  readonly make: (test: TestApp, owner: ObjectOwner) => Promise<MadeObject>
  /** The status for permitted callers. */
  readonly opens: number
  /** The status and code for other callers. */
  readonly refuses: string
  /** True when the administrators of its site reach it too. */
  readonly opensToDesk?: true
  /** True when it may have no owner, so that no account opens it. */
  readonly mayBeNobodys?: true
  /** The tables in which a rejection is recorded. */
  readonly notes?: readonly string[]
}
