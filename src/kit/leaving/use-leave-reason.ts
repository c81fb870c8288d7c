import { useEffect, useEffectEvent } from 'react'
import { leaveReasons, type LeaveReason, type Way } from './leave-reasons.ts'

/** Holds a reason against leaving while its part of the screen is there, as the part was last drawn. */
export function useLeaveReason({ risks, save, drop }: LeaveReason): void {
  const hasSave = save !== undefined
  const count = useEffectEvent((way: Way | null) => risks(way))
  const store = useEffectEvent(() => save?.() ?? Promise.resolve(true))
  const forget = useEffectEvent(() => drop?.())
  useEffect(
    () => leaveReasons.hold({ risks: (way) => count(way), save: hasSave ? () => store() : undefined, drop: () => forget() }),
    [hasSave],
  )
}
