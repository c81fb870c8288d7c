import { useEffect, useRef } from 'react'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'

/** The control that takes the focus back when a trial of the page has ended. */
export function useTrialReturn() {
  const { trial } = useWorkbench()
  const control = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (trial.get() !== 'ended') return
    trial.set('none')
    control.current?.focus()
  }, [trial])
  return control
}
