import { cents, lessCents, noCents, sumCents } from './cents.ts'
import { unitsBack, type Billed, type Refund } from './credit-note.ts'

/** A step in giving an order back: a withdrawal claims, a credit note gives. */
export interface GivingBack extends Refund {
  readonly kind: 'CLAIM' | 'CREDIT'
  /** Whether the goods of a withdrawal have come back. */
  readonly isBack?: boolean
}

/** What is given back of an order: by credit notes, and what withdrawals have claimed that none has given yet. */
export interface Claims {
  readonly credited: readonly Refund[]
  readonly open: Refund
  /** What of that has come back. */
  readonly back: Pick<Refund, 'lines'>
}

function unitsOpen(history: readonly GivingBack[], id: number): number {
  return history.reduce((open, { kind, lines }) => {
    const units = unitsBack([{ lines }], id)
    return kind === 'CLAIM' ? open + units : Math.max(0, open - units)
  }, 0)
}

/**
 * What is claimed of an order and not given back yet, from all that was said in its order: a credit note gives first what was claimed before it, and of that
 * what has come back.
 */
export function readClaims({ lines, fees }: Billed, history: readonly GivingBack[]): Claims {
  const credited = history.filter(({ kind }) => kind === 'CREDIT')
  const feesOpen = history.reduce(
    (open, each) => (each.kind === 'CLAIM' ? sumCents([open, each.fees]) : lessCents(open, each.fees)),
    noCents,
  )
  const feesLeft = lessCents(fees, sumCents(credited.map((each) => each.fees)))
  const openIn = (said: readonly GivingBack[]) =>
    lines
      .map(({ id, quantity }) => ({ id, quantity: Math.min(unitsOpen(said, id), quantity - unitsBack(credited, id)) }))
      .filter((line) => line.quantity > 0)
  const hasCome = history.filter(({ kind, isBack = false }) => kind === 'CREDIT' || isBack)
  return { credited, open: { lines: openIn(history), fees: cents(Math.min(feesOpen, feesLeft)) }, back: { lines: openIn(hasCome) } }
}

/** Whether something is claimed that was not given back yet. */
export function isOpen({ open }: Claims): boolean {
  return open.lines.length > 0 || open.fees > 0
}
