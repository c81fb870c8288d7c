import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { exactInstant } from '#admin/texts/describe-instant.ts'
import styles from '#admin/settings/calm.module.css'
import { useJournalCheck, useJournalState } from './use-journal.ts'
import { useJournalText } from './use-journal-text.ts'

function Verdict() {
  const text = useJournalText()
  const state = useJournalState().data
  const now = useJournalCheck()
  if (now.isError) return <Note tone="refusal">{text('journal.checkFailed')}</Note>
  const checked = now.data ?? state?.checked
  if (!checked) return state === undefined ? null : <Note>{text('journal.unchecked')}</Note>
  const { at, entries, brokenAt } = checked
  if (brokenAt === null) return <Note tone="done">{text('journal.checked', { when: exactInstant(Date.parse(at)), count: entries })}</Note>
  return (
    <Note tone="refusal">
      <p>{text('journal.broken', { entry: brokenAt })}</p>
      <p>{text('journal.brokenDo')}</p>
    </Note>
  )
}

/** The result of the last check of the log, and the act that checks it now. */
export function JournalCheck() {
  const text = useJournalText()
  const { refetch, isFetching } = useJournalCheck()
  return (
    <div className={styles.check}>
      <div role="status">
        <Verdict />
      </div>
      <Button busy={isFetching && text('journal.checkBusy')} onClick={() => void refetch()}>
        {text('journal.check')}
      </Button>
    </div>
  )
}
