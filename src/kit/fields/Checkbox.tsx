import { useEffect, useRef } from 'react'
import { Choice, type ChoiceProps } from './Choice.tsx'

interface CheckboxProps extends Omit<ChoiceProps, 'ref'> {
  /** Neither on nor off: some of many are. */
  readonly isMixed?: boolean
}

/** A choice that waits for a save. */
export function Checkbox({ isMixed = false, ...choice }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed
  }, [isMixed])
  return <Choice {...choice} ref={box} kind="check" />
}
