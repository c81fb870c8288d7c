import { stageValue, stageWords } from '#forms/media/sending/upload-stage.ts'
import { useFormsText } from '#i18n/hooks/use-forms-text.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import type { PictureUpload } from './picture-uploads.ts'
import styles from './uploads.module.css'

function Course({ upload: { key, name, stage, refusal, canRetry } }: { readonly upload: PictureUpload }) {
  const text = useComposerText()
  const formsText = useFormsText()
  const { uploads } = useWorkbench()
  if (refusal === null) {
    return (
      <label className={styles.course}>
        <span>{stageWords(name, stage, formsText)}</span>
        <progress max={100} value={stageValue(stage)} />
      </label>
    )
  }
  return (
    <div className={styles.course}>
      <p role="alert">
        {refusal === '' ? text('composer.upload.no-answer', { name }) : text('composer.upload.refused', { name, reason: refusal })}
      </p>
      {canRetry && (
        <Button size="small" onClick={() => uploads.retry(key)}>
          {text('composer.upload.retry')}
        </Button>
      )}
    </div>
  )
}

/** The pictures on their way into the library, each with its progress and a way to cancel it. */
export function UploadPanel() {
  const text = useComposerText()
  const { uploads } = useWorkbench()
  const all = useValue(uploads.all)
  if (all.length === 0) return null
  return (
    <ul className={styles.panel} aria-label={text('composer.uploads')} data-part="uploads" data-keep-clear="">
      {all.map((upload) => (
        <li key={upload.key} className={styles.upload}>
          <img src={upload.local} alt="" className={styles.local} />
          <Course upload={upload} />
          <IconButton
            icon="x"
            label={text(upload.refusal === null ? 'composer.upload.cancel' : 'composer.upload.leave', { name: upload.name })}
            onClick={() => uploads.cancel(upload.key)}
          />
        </li>
      ))}
    </ul>
  )
}
