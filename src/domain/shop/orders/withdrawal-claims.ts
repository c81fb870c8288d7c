import { cents, subtractCents, zeroCents, sumCents } from '#domain/shop/pricing/cents.ts'
import { refundedUnits, type Billed, type Refund } from './credit-note.ts'

type Units = Refund['lines']

/**
 * A step in the return of an order: a withdrawal claims, goods come back in part or in full, a credit note refunds, missing goods expire.
 */
export interface ReturnStep extends Refund {
  readonly kind: 'CLAIM' | 'RETURN' | 'RETURN_ALL' | 'CREDIT' | 'LAPSE'
  /** The units of a credit note that were never shipped. */
  readonly unsent?: Units
}

/** The credit notes of an order, and the withdrawn units that are not refunded yet. */
export interface Claims {
  readonly credited: readonly Refund[]
  readonly open: Refund
  /** The open units that have come back. */
  readonly back: Pick<Refund, 'lines'>
  /** Units refunded before their return. They may still come back, but are not pending. */
  readonly ahead: Pick<Refund, 'lines'>
}

/** Units of a line: claimed and not refunded, returned among them, and refunded before their return. */
interface Counted {
  readonly open: number
  readonly back: number
  readonly ahead: number
}

const nothing: Counted = { open: 0, back: 0, ahead: 0 }

/** A credit note refunds unshipped units first, then returned ones, then those the buyer still has, then unclaimed ones. */
function credit({ open, back, ahead }: Counted, units: number, unsent: number): Counted {
  const left = Math.max(0, open - unsent)
  const given = Math.min(left, units - unsent)
  const come = Math.min(back, given)
  return { open: left - given, back: Math.min(back - come, left - given), ahead: ahead + given - come }
}

/** Returned units settle those refunded before their return first, so that the order of both events does not matter. */
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
 * Computes the open claims of an order from its history. A credit note refunds earlier claims first, and among them unshipped units before
 * returned ones.
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

/** Returns the claimed units of a line that were shipped and have not come back. Refunds count against unshipped units first. */
export function pendingReturnUnits(
  { open, back }: Pick<Claims, 'open' | 'back'>,
  { id, unsent }: { readonly id: number; readonly unsent: number },
): number {
  const claimed = refundedUnits([open], id)
  return Math.max(0, claimed - Math.min(unsent, claimed) - refundedUnits([back], id))
}

/** Returns true when some claim is not refunded yet. */
export function hasOpenClaims({ open }: Claims): boolean {
  return open.lines.length > 0 || open.fees > 0
}
