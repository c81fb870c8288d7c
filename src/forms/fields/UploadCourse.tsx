import type { MouseEvent } from 'react'
import { useFormsText } from '#i18n/hooks/use-forms-text.ts'
import { Button } from '#kit/buttons/Button.tsx'
import type { FieldUpload, FieldUploads } from '#forms/media/field-uploads.ts'
import { stageValue, stageWords } from '#forms/media/sending/upload-stage.ts'
import styles from '#forms/forms.module.css'

interface CourseProps {
  readonly upload: FieldUpload
  readonly uploads: FieldUploads
  readonly pointer: string
}

/** The picture of this device that is on its way into a field, with its progress and a way to cancel it. */
export function UploadCourse({ upload: { name, stage, refusal, canRetry, local }, uploads, pointer }: CourseProps) {
  const text = useFormsText()
  const sending = stageWords(name, stage, text)
  const refused =
    refusal === '' ? text('forms.media.uploadFailed', { name }) : text('forms.media.uploadRefused', { name, reason: refusal ?? '' })
  const leave = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button that was pressed goes with the upload.
    currentTarget.closest('fieldset')?.querySelector('button')?.focus()
    uploads.cancel(pointer)
  }
  return (
    <div className={styles.picture}>
      <img src={local} alt="" className={styles.thumb} />
      <div className={styles.facts}>
        <span>{refusal === null ? sending : refused}</span>
        {refusal === null && <progress className={styles.progress} max={100} value={stageValue(stage)} aria-label={sending} />}
        <div className={styles.acts}>
          {canRetry && (
            <Button size="small" onClick={() => uploads.retry(pointer)}>
              {text('forms.media.retry')}
            </Button>
          )}
          <Button size="small" variant="subtle" onClick={leave}>
            {text(refusal === null ? 'forms.media.cancel' : 'forms.media.leave')}
          </Button>
        </div>
      </div>
    </div>
  )
}
