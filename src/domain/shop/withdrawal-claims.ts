import { cents, lessCents, noCents, sumCents } from './cents.ts'
import { unitsBack, type Billed, type Refund } from './credit-note.ts'

/** A step in giving an order back: a withdrawal claims, goods come back in part, a credit note gives. */
export interface GivingBack extends Refund {
  readonly kind: 'CLAIM' | 'RETURN' | 'CREDIT'
  /** Whether all goods of a withdrawal have come back. */
  readonly isBack?: boolean
}

/** What is given back of an order: by credit notes, and what withdrawals have claimed that none has given yet. */
export interface Claims {
  readonly credited: readonly Refund[]
  readonly open: Refund
  /** What of that has come back. */
  readonly back: Pick<Refund, 'lines'>
}

/** How many units of a line some steps have brought that no credit note has given back since. */
function unitsOpen(history: readonly GivingBack[], id: number): number {
  return history.reduce((open, { kind, lines }) => {
    const units = unitsBack([{ lines }], id)
    return kind === 'CREDIT' ? Math.max(0, open - units) : open + units
  }, 0)
}

/**
 * What is claimed of an order and not given back yet, from all that was said in its order: a credit note gives first what was claimed before it, and of that
 * what has come back.
 */
export function readClaims({ lines, fees }: Billed, history: readonly GivingBack[]): Claims {
  const credited = history.filter(({ kind }) => kind === 'CREDIT')
  const feesOpen = history.reduce(
    (open, each) => (each.kind === 'CREDIT' ? lessCents(open, each.fees) : sumCents([open, each.fees])),
    noCents,
  )
  const feesLeft = lessCents(fees, sumCents(credited.map((each) => each.fees)))
  const claimed = history.filter(({ kind }) => kind !== 'RETURN')
  const hasCome = history.filter(({ kind, isBack = false }) => kind !== 'CLAIM' || isBack)
  const left = (id: number, quantity: number) => Math.min(unitsOpen(claimed, id), quantity - unitsBack(credited, id))
  const named = (unitsIn: (id: number, quantity: number) => number) =>
    lines.map(({ id, quantity }) => ({ id, quantity: unitsIn(id, quantity) })).filter((line) => line.quantity > 0)
  return {
    credited,
    open: { lines: named(left), fees: cents(Math.min(feesOpen, feesLeft)) },
    back: { lines: named((id, quantity) => Math.min(unitsOpen(hasCome, id), left(id, quantity))) },
  }
}

/** What of a line that was claimed its buyer has yet to send back: what has left and has not come. What is given back is first what has not left. */
export function unitsAwaited(
  { open, back }: Pick<Claims, 'open' | 'back'>,
  { id, unsent }: { readonly id: number; readonly unsent: number },
): number {
  const claimed = unitsBack([open], id)
  return Math.max(0, claimed - Math.min(unsent, claimed) - unitsBack([back], id))
}

/** Whether something is claimed that was not given back yet. */
export function isOpen({ open }: Claims): boolean {
  return open.lines.length > 0 || open.fees > 0
}
