import { useState } from 'react'
import { fieldOfInstant, typedInstant } from '#domain/dates/paris-input.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { ParisTimeField } from '#forms/fields/ParisTimeField.tsx'
import styles from '#admin/publications/publications.module.css'
import { usePanelText } from '#admin/texts/use-panel-text.ts'

/** The time and the name of a version. Without an end it becomes the ordinary one. */
export interface PlannedTime {
  readonly startsAt: string
  readonly endsAt: string | null
  readonly name: string | null
}

interface PlanTimeDialogProps {
  readonly title: string
  /** The time as it is now; null for a version that is not planned yet. */
  readonly former: PlannedTime | null
  readonly act: string
  readonly isBusy: boolean
  /** The reason for which the time was refused; null for none. */
  readonly refusal: string | null
  readonly onSend: (time: PlannedTime) => void
  readonly onClose: () => void
}

/** The time that is typed; null for a beginning that is missing or not before its end. */
function timeOf(name: string, starts: string, ends: string, former: PlannedTime | null): PlannedTime | null {
  const startsAt = typedInstant(starts, former?.startsAt ?? null)
  const endsAt = typedInstant(ends, former?.endsAt ?? null)
  if (startsAt === null || (endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt))) return null
  return { startsAt, endsAt, name: name === '' ? null : name }
}

/** The fields of the time of a version. */
function useTimeFields(former: PlannedTime | null) {
  const [name, setName] = useState(former?.name ?? '')
  const [starts, setStarts] = useState(fieldOfInstant(former?.startsAt ?? null))
  const [ends, setEnds] = useState(fieldOfInstant(former?.endsAt ?? null))
  return { name, setName, starts, setStarts, ends, setEnds, time: timeOf(name.trim(), starts, ends, former) }
}

/** Asks for the name and the time of a version. */
export function PlanTimeDialog({ title, former, act, isBusy, refusal, onSend, onClose }: PlanTimeDialogProps) {
  const text = usePanelText()
  const { name, setName, starts, setStarts, ends, setEnds, time } = useTimeFields(former)
  const send = (
    <Button
      variant="primary"
      busy={isBusy && text('panel.publish.plan.busy')}
      refusal={time === null && text('panel.publish.plan.order')}
      onClick={() => time !== null && onSend(time)}
    >
      {act}
    </Button>
  )
  return (
    <Dialog isOpen onClose={onClose} title={title} acts={send}>
      <div className={styles.form}>
        {refusal !== null && (
          <Note tone="refusal" isAnnounced>
            {refusal}
          </Note>
        )}
        <TextField
          label={text('panel.publish.plan.name')}
          isOptional
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <ParisTimeField
          label={text('panel.publish.plan.starts')}
          value={starts}
          onChange={(event) => setStarts(event.currentTarget.value)}
        />
        <ParisTimeField
          label={text('panel.publish.plan.ends')}
          isOptional
          value={ends}
          onChange={(event) => setEnds(event.currentTarget.value)}
        />
      </div>
    </Dialog>
  )
}
