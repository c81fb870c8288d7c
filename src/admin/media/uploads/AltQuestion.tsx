import { useState } from 'react'
import { DescribedMeanwhileError, describeFile } from '#api-client/admin/media-texts/describe-file.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { usePanel } from '#admin/panel-context.ts'
import type { MediaFile } from '#admin/media/media-file.ts'
import parts from '#admin/media/parts.module.css'
import { useLibraryRenewal } from '#admin/media/use-library.ts'
import { useMediaText } from '#admin/media/use-media-text.ts'
import { refusalSentence } from '#admin/screens/refusal-sentence.ts'
import { RefusedNote } from '#admin/unsaved/RefusedNote.tsx'
import styles from './uploads.module.css'
import type { LibraryUpload } from './upload-store.ts'
import { useTypedText } from './use-typed-text.ts'

type Answer = { readonly alt: string } | { readonly isDecorative: true }

interface AltQuestionProps {
  readonly upload: LibraryUpload & { readonly file: MediaFile }
  readonly locale: string
  readonly onChange: (part: { readonly alt?: string; readonly file?: MediaFile }) => void
  readonly onLeave: () => void
}

const altOf = ({ texts }: MediaFile, locale: string): string | undefined => ownValue(texts, locale)?.alt

/** Writes answers; `isMet` tells that another text was stored since the one that the card shows. */
function useAnswer({ upload: { file }, locale, onChange, onLeave }: AltQuestionProps) {
  const text = useMediaText()
  const { admin, lock } = usePanel()
  const renew = useLibraryRenewal()
  const [isBusy, setIsBusy] = useState(false)
  const [isMet, setIsMet] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const answer = async (body: Answer) => {
    setIsBusy(true)
    setFailure(null)
    const hasReadText = (now: MediaFile) => altOf(now, locale) === altOf(file, locale)
    const call = describeFile({ media: admin.media, locale, hasReadText }, file, body)
    lock.watch(call)
    try {
      await call
      await renew()
      onLeave()
    } catch (error) {
      setIsBusy(false)
      if (error instanceof DescribedMeanwhileError) {
        setIsMet(true)
        onChange({ file: error.now })
      } else setFailure(refusalSentence(error) ?? text('media.alt.failed'))
    }
  }
  return { isBusy, isMet, failure, answer }
}

/** Shows the text that was stored while one was typed, with a way to leave it. */
function MetText({ file, locale, onTake }: { readonly file: MediaFile; readonly locale: string; readonly onTake: () => void }) {
  const text = useMediaText()
  const alt = altOf(file, locale)
  const their = alt === undefined ? 'none' : alt === '' ? 'decor' : 'text'
  return (
    <Note tone="remark" isAnnounced>
      <div className={styles.met}>
        <p>{text('media.alt.met', { their, value: alt ?? '' })}</p>
        <Button size="small" onClick={onTake}>
          {text(their === 'text' ? 'media.met.takeText' : 'media.met.take')}
        </Button>
      </div>
    </Note>
  )
}

/** Asks for the alternative text of a picture that has just come, or for the fact that it is decorative. */
export function AltQuestion(props: AltQuestionProps) {
  const { upload, locale, onChange, onLeave } = props
  const { name, alt, file } = upload
  const text = useMediaText()
  const typed = useTypedText(file, locale)
  const leave = () => {
    typed.store('')
    onLeave()
  }
  const { isBusy, isMet, failure, answer } = useAnswer({ ...props, onLeave: leave })
  const send = () => {
    if (alt.trim() !== '') void answer({ alt: alt.trim() })
  }
  return (
    <form
      className={styles.question}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextField
        label={text('media.alt.ask', { name })}
        value={alt}
        maxLength={300}
        error={failure ?? false}
        onChange={(event) => {
          onChange({ alt: event.currentTarget.value })
          typed.store(event.currentTarget.value)
        }}
      />
      <RefusedNote isRefused={typed.isRefused} />
      {isMet && <MetText file={file} locale={locale} onTake={leave} />}
      <div className={parts.row}>
        <Button type="submit" size="small" busy={isBusy && text('media.saving')} refusal={alt.trim() === '' && text('media.alt.empty')}>
          {text('media.alt.save')}
        </Button>
        <Button size="small" variant="subtle" onClick={() => void answer({ isDecorative: true })}>
          {text('media.decorative')}
        </Button>
        <Button size="small" variant="subtle" onClick={onLeave}>
          {text('media.later')}
        </Button>
      </div>
    </form>
  )
}
