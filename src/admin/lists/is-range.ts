import type { ChangeEvent } from 'react'

/** Tests if a box was pressed with Shift: it ends a range. */
export function isRange({ nativeEvent }: ChangeEvent<HTMLInputElement>): boolean {
  return 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true
}
