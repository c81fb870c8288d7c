import type { FastifyRequest } from 'fastify'
import { FairGate } from '#server/platform/concurrency/fair-gate.ts'

type Asked = Pick<FastifyRequest, 'caller' | 'site'>

/**
 * The requests of panels that are answered at once by this process. The pool of the database has more connections: visitors always
 * find some. A request waits at most ten seconds, within the time that a handler has.
 */
const gate = new FairGate({ atOnce: 6, ofSite: 4, ofAccount: 2, waiting: 100, longestMs: 10_000 })

/** The drafts that are drawn as whole pages at once. Drawing a long one holds the loop for some time. */
const drawing = new FairGate({ atOnce: 2, ofSite: 1, ofAccount: 1, waiting: 20, longestMs: 10_000 })

/** Draws a draft for an administrator in its turn. */
export function inDrawingTurn<Result>({ caller, site }: Asked, draw: () => Promise<Result>): Promise<Result> {
  if (caller.kind === 'visitor') return draw()
  return drawing.run({ site: site.id, account: caller.userId }, draw)
}

/** Answers a request of an administrator in its turn: few at once, and the sites one after the other. */
export function inPanelTurn<Result>(
  { caller, site }: Pick<FastifyRequest, 'caller' | 'site'>,
  answer: () => Promise<Result>,
): Promise<Result> {
  if (caller.kind === 'visitor') return answer()
  return gate.run({ site: site.id, account: caller.userId }, answer)
}
