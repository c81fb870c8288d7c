import { useState } from 'react'
import { systemClock } from '#domain/dates/clock.ts'
import { momentInSentence } from '#i18n/format/moment-words.ts'
import { Button, buttonClass } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import styles from '#composer/bar/bar.module.css'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'

const when = (instant: string) => momentInSentence(Date.parse(instant), systemClock())

/** Says that a planned version of the page could not appear, and why. */
export function HeldPlanNotice() {
  const text = useComposerText()
  const { heldPlan } = useWorkbench()
  const [isHidden, setIsHidden] = useState(false)
  if (heldPlan === null || isHidden) return null
  const { startsAt, reasons, retryAt } = heldPlan
  return (
    <div className={styles.notice}>
      <Note tone="remark">
        <p>{text('composer.plan.held', { when: when(startsAt) })}</p>
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
        {retryAt !== null && <p>{text('composer.plan.held.retry', { when: when(retryAt) })}</p>}
        <div className={styles.acts}>
          <a href="/admin/a-publier?vue=programmees" className={buttonClass({})}>
            {text('composer.plan.held.calendar')}
          </a>
          <Button variant="subtle" onClick={() => setIsHidden(true)}>
            {text('composer.plan.held.hide')}
          </Button>
        </div>
      </Note>
    </div>
  )
}
