import type { FastifyRequest } from 'fastify'
import { FairGate } from '#server/platform/concurrency/fair-gate.ts'

/**
 * The requests of panels that are answered at once by this process. The pool of the database has more connections: visitors always
 * find some. A request waits at most ten seconds, within the time that a handler has.
 */
const gate = new FairGate({ atOnce: 6, ofSite: 4, ofAccount: 3, waiting: 100, longestMs: 10_000 })

/** Answers a request of an administrator in its turn: few at once, and the sites one after the other. */
export function inPanelTurn<Result>(
  { caller, site }: Pick<FastifyRequest, 'caller' | 'site'>,
  answer: () => Promise<Result>,
): Promise<Result> {
  if (caller.kind === 'visitor') return answer()
  return gate.run({ site: site.id, account: caller.userId }, answer)
}
