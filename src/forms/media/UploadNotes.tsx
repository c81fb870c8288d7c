import { useFormsText } from '#i18n/hooks/use-forms-text.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import styles from '#forms/forms.module.css'
import type { Upload } from './sending/browser-uploads.ts'
import { stageValue, stageWords } from './sending/upload-stage.ts'
import { refusalWords } from './use-uploads.ts'

interface UploadNotesProps {
  readonly uploads: readonly Upload[]
  readonly onRetry: (upload: Upload) => void
  readonly onCancel: (upload: Upload) => void
}

/** The files on their way into the library, and those that it has not taken: each is cancelled, sent again, or left. */
export function UploadNotes({ uploads, onRetry, onCancel }: UploadNotesProps) {
  const text = useFormsText()
  return uploads.map((upload) => {
    const { key, name, stage, refusal, canRetry } = upload
    const words = stageWords(name, stage, text)
    const leave = (
      <Button
        size="small"
        variant="subtle"
        aria-label={text(refusal === null ? 'forms.media.cancelOf' : 'forms.media.leaveOf', { name })}
        onClick={() => onCancel(upload)}
      >
        {text(refusal === null ? 'forms.media.cancel' : 'forms.media.leave')}
      </Button>
    )
    return refusal === null ? (
      <Note key={key}>
        <span>{words}</span>
        {stage !== 'waiting' && <progress className={styles.progress} max={100} value={stageValue(stage)} aria-label={words} />}
        {leave}
      </Note>
    ) : (
      <Note key={key} tone="refusal" isAnnounced>
        <span>{refusalWords(upload, text)}</span>
        {canRetry && (
          <Button size="small" onClick={() => onRetry(upload)}>
            {text('forms.media.retry')}
          </Button>
        )}
        {leave}
      </Note>
    )
  })
}
