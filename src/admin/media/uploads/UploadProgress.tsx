import { stageValue, type UploadStage } from '#forms/media/sending/upload-stage.ts'
import parts from '#admin/media/parts.module.css'
import { useMediaText, type MediaText } from '#admin/media/use-media-text.ts'
import styles from './uploads.module.css'

interface UploadProgressProps {
  readonly name: string
  readonly stage: UploadStage
}

function wordsOf(stage: UploadStage, text: MediaText): string {
  if (stage === 'waiting') return text('media.upload.waiting')
  return stage === 'preparing' || stage === 100 ? text('media.upload.preparing') : text('media.upload.sending', { percent: stage })
}

/** How far a file is on its way into the library: in words, with a bar once it has its turn. */
export function UploadProgress({ name, stage }: UploadProgressProps) {
  const text = useMediaText()
  const words = wordsOf(stage, text)
  return (
    <>
      <p className={parts.facts}>{words}</p>
      {stage !== 'waiting' && (
        <progress
          className={styles.progress}
          max={100}
          value={stageValue(stage)}
          aria-label={typeof stage === 'number' ? text('media.upload.course', { name, percent: stage }) : `${name}\u00a0: ${words}`}
        />
      )}
    </>
  )
}
