import { useRef, useState, type RefObject } from 'react'
import { libraryPictureTypes } from '#schemas/text/uploads.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { useMediaText } from '#admin/media/use-media-text.ts'
import { AddressDialog } from './AddressDialog.tsx'
import styles from './uploads.module.css'

interface AddButtonsProps {
  readonly onFiles: (files: readonly File[]) => void
  /** The field that chooses files, for the key that does the same. */
  readonly input: RefObject<HTMLInputElement | null>
}

interface AllButtonsProps extends AddButtonsProps {
  /** Opens the sheet of a file that has come. */
  readonly onTaken: (id: number) => void
}

const PICTURES = libraryPictureTypes.join(',')
const ACCEPTED = `${PICTURES},video/*,application/pdf`

function FileInput({ input, isCamera = false, onFiles }: AddButtonsProps & { readonly isCamera?: boolean }) {
  return (
    <input
      ref={input}
      type="file"
      hidden
      accept={isCamera ? PICTURES : ACCEPTED}
      {...(isCamera ? { capture: 'environment' as const } : { multiple: true })}
      onChange={({ currentTarget }) => {
        onFiles([...(currentTarget.files ?? [])])
        // The same file can be chosen again after a refusal.
        currentTarget.value = ''
      }}
    />
  )
}

/** « Ajouter », and on a telephone the camera. */
export function AddButtons({ onFiles, input, onTaken }: AllButtonsProps) {
  const text = useMediaText()
  const [isAsking, setIsAsking] = useState(false)
  const camera = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.adds}>
      <IconButton icon="link" size="medium" label={text('media.address.title')} onClick={() => setIsAsking(true)} />
      {isAsking && (
        <AddressDialog
          onClose={() => setIsAsking(false)}
          onTaken={(id) => {
            setIsAsking(false)
            onTaken(id)
          }}
        />
      )}
      <Button className={styles.camera} icon="camera" onClick={() => camera.current?.click()}>
        <span className={styles.word}>{text('media.camera')}</span>
      </Button>
      <Button variant="primary" icon="upload" shortcut="N" onClick={() => input.current?.click()}>
        {text('media.add')}
      </Button>
      <FileInput input={input} onFiles={onFiles} />
      <FileInput input={camera} onFiles={onFiles} isCamera />
    </div>
  )
}
