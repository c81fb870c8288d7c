import type { LightMyRequestResponse } from 'fastify'
import type { TestApp } from '../server/app.ts'

/** Whose an object is made to be: of a site, and of one of its accounts or of nobody's. */
export interface ObjectOwner {
  readonly siteId: number
  readonly userId: number | null
  readonly email: string
}

/** How an object is asked for. */
export interface Asked {
  readonly path: string
  readonly body?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
}

/** An object that was made, and how it is asked for. */
export interface MadeObject extends Asked {
  /** Ways of asking that open it to nobody. */
  readonly unopened?: readonly Asked[]
  /** Whether it was reached, where the answer alone does not tell. */
  readonly isReached?: (answer: LightMyRequestResponse) => Promise<boolean> | boolean
}

/**
 * An object that a route reaches: to whom it opens on its own site, and what is said to everyone else. `everyone` covers what a site shows, and what opens by a
 * token or a secret that the request itself carries.
 */
export interface ObjectCase {
  readonly route: string
  readonly about: string
  readonly opensTo: 'everyone' | 'owner' | 'desk'
  readonly make: (test: TestApp, owner: ObjectOwner) => Promise<MadeObject>
  /** What whoever may reach it is answered. */
  readonly opens: number
  /** What is said to others, as the status and the code. */
  readonly refuses: string
  /** Whether the administrators of its site reach it too, whatever they bring. */
  readonly opensToDesk?: true
  /** Whether one may be nobody's, so that no account opens it. */
  readonly mayBeNobodys?: true
  /** The tables in which a refusal is noted. */
  readonly notes?: readonly string[]
}
