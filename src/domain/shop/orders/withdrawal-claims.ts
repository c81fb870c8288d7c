import { cents, subtractCents, zeroCents, sumCents } from '#domain/shop/pricing/cents.ts'
import { refundedUnits, type Billed, type Refund } from './credit-note.ts'

type Units = Refund['lines']

/** A step in giving an order back: a withdrawal claims, goods come back in part or all that is awaited, a credit note gives, what never came lapses. */
export interface ReturnStep extends Refund {
  readonly kind: 'CLAIM' | 'RETURN' | 'RETURN_ALL' | 'CREDIT' | 'LAPSE'
  /** Of what a credit note gives back: what has never left. */
  readonly unsent?: Units
}

/** What is given back of an order: by credit notes, and what withdrawals have claimed that none has given yet. */
export interface Claims {
  readonly credited: readonly Refund[]
  readonly open: Refund
  /** What of that has come back. */
  readonly back: Pick<Refund, 'lines'>
  /** What was claimed and given back before it came: it may come still, though nobody waits for it. */
  readonly ahead: Pick<Refund, 'lines'>
}

/** Of a line: how many units are claimed and not given back, how many of those have come, and how many were given back before they came. */
interface Counted {
  readonly open: number
  readonly back: number
  readonly ahead: number
}

const nothing: Counted = { open: 0, back: 0, ahead: 0 }

/** A credit note gives first what has never left, then what has come back, then what is with the buyer still, then what nobody has claimed. */
function credit({ open, back, ahead }: Counted, units: number, unsent: number): Counted {
  const left = Math.max(0, open - unsent)
  const given = Math.min(left, units - unsent)
  const come = Math.min(back, given)
  return { open: left - given, back: Math.min(back - come, left - given), ahead: ahead + given - come }
}

/** What comes back is first what was given back before it came: so it makes no difference which of the two comes first. */
function receive({ open, back, ahead }: Counted, units: number): Counted {
  const paid = Math.min(ahead, units)
  return { open, back: Math.min(open, back + units - paid), ahead: ahead - paid }
}

function count(counted: Counted, { kind, lines, unsent = [] }: ReturnStep, id: number): Counted {
  const units = refundedUnits([{ lines }], id)
  if (kind === 'CLAIM') return { ...counted, open: counted.open + units }
  if (kind === 'CREDIT') return credit(counted, units, refundedUnits([{ lines: unsent }], id))
  if (kind === 'RETURN') return receive(counted, units)
  if (kind === 'LAPSE') return nothing
  return { ...counted, back: Math.min(counted.open, counted.back + units), ahead: 0 }
}

/**
 * What is claimed of an order and not given back yet, from all that was said in its order: a credit note gives first what was claimed before it, and of that
 * what has never left, then what has come back.
 */
export function readClaims({ lines, fees }: Billed, history: readonly ReturnStep[]): Claims {
  const credited = history.filter(({ kind }) => kind === 'CREDIT')
  const feesOpen = history.reduce((open, each) => {
    if (each.kind === 'LAPSE') return zeroCents
    return each.kind === 'CREDIT' ? subtractCents(open, each.fees) : sumCents([open, each.fees])
  }, zeroCents)
  const feesLeft = subtractCents(fees, sumCents(credited.map((each) => each.fees)))
  const counted = lines.map(({ id, quantity }) => {
    const { open, back, ahead } = history.reduce((before, step) => count(before, step, id), nothing)
    const left = Math.min(open, quantity - refundedUnits(credited, id))
    return { id, open: left, back: Math.min(back, left), ahead }
  })
  const named = (which: keyof Counted): Units =>
    counted.map((line) => ({ id: line.id, quantity: line[which] })).filter(({ quantity }) => quantity > 0)
  return {
    credited,
    open: { lines: named('open'), fees: cents(Math.min(feesOpen, feesLeft)) },
    back: { lines: named('back') },
    ahead: { lines: named('ahead') },
  }
}

/** What of a line that was claimed its buyer has yet to send back: what has left and has not come. What is given back is first what has not left. */
export function pendingReturnUnits(
  { open, back }: Pick<Claims, 'open' | 'back'>,
  { id, unsent }: { readonly id: number; readonly unsent: number },
): number {
  const claimed = refundedUnits([open], id)
  return Math.max(0, claimed - Math.min(unsent, claimed) - refundedUnits([back], id))
}

/** Whether something is claimed that was not given back yet. */
export function hasOpenClaims({ open }: Claims): boolean {
  return open.lines.length > 0 || open.fees > 0
}
