import { useEffect } from 'react'
import { useBlocker, type Location } from 'react-router-dom'
import { Button } from '#kit/buttons/Button.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { usePanelText } from '#admin/texts/use-panel-text.ts'

/** Asks before the window is closed or loaded again while something is not stored. */
function useUnloadGuard(isAtRisk: boolean): void {
  useEffect(() => {
    if (!isAtRisk) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isAtRisk])
}

interface LeaveGuardProps {
  readonly isDirty: boolean
  /** Tells if a way out of the place loses something. */
  readonly loses: (from: Location, to: Location) => boolean
  /** Stores the changes; false where that was refused. */
  readonly save: () => Promise<boolean>
  /** Drops the changes of a place that is left without a save. */
  readonly drop?: () => void
}

/** Asks before changes are left that are not saved. */
export function LeaveGuard({ isDirty, loses, save, drop }: LeaveGuardProps) {
  const text = usePanelText()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => loses(currentLocation, nextLocation))
  useUnloadGuard(isDirty)
  const stay = () => blocker.reset?.()
  const dropAndLeave = () => {
    drop?.()
    blocker.proceed?.()
  }
  const saveAndLeave = async () => {
    if (await save()) blocker.proceed?.()
    else stay()
  }
  const acts = (
    <>
      <Button variant="subtle" onClick={dropAndLeave}>
        {text('panel.guard.leave')}
      </Button>
      <Button onClick={stay}>{text('panel.guard.stay')}</Button>
      <Button variant="primary" onClick={() => void saveAndLeave()} data-autofocus>
        {text('panel.guard.save')}
      </Button>
    </>
  )
  return (
    <Dialog isOpen={blocker.state === 'blocked'} onClose={stay} title={text('panel.guard.title')} acts={acts}>
      <p>{text('panel.guard.text')}</p>
    </Dialog>
  )
}
