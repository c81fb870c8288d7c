import { useState } from 'react'
import { useBlocker } from 'react-router-dom'
import { Button } from '#kit/buttons/Button.tsx'
import { leaveReasons, type Leaving } from '#kit/leaving/leave-reasons.ts'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { leaveWords } from './leave-words.ts'

const NOTHING: Leaving = { risks: {}, save: null, drop: () => undefined }

/** Asks once, for all parts of the screen, before something is left behind. The router knows one blocker at a time: no screen has its own. */
export function LeaveGuard() {
  const text = usePanelText()
  // What arrives while the question is open does not change its words.
  const [{ risks, save, drop }, setLeaving] = useState<Leaving>(NOTHING)
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    const leaving = leaveReasons.leaving({ from, to })
    if (leaving) setLeaving(leaving)
    return leaving !== null
  })
  const { title, sentences } = leaveWords(risks, text)
  const stay = () => blocker.reset?.()
  const dropAndLeave = () => {
    drop()
    blocker.proceed?.()
  }
  const saveAndLeave = async (store: () => Promise<boolean>) => {
    if (await store()) blocker.proceed?.()
    else stay()
  }
  const acts = (
    <>
      <Button variant="subtle" onClick={dropAndLeave}>
        {text(risks.edits === undefined ? 'panel.guard.leaveAnyway' : 'panel.guard.leave')}
      </Button>
      <Button variant={save ? 'default' : 'primary'} onClick={stay} data-autofocus={save ? undefined : true}>
        {text('panel.guard.stay')}
      </Button>
      {save && (
        <Button variant="primary" onClick={() => void saveAndLeave(save)} data-autofocus>
          {text('panel.guard.save')}
        </Button>
      )}
    </>
  )
  return (
    <Dialog isOpen={blocker.state === 'blocked'} onClose={stay} title={title} acts={acts}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Dialog>
  )
}
