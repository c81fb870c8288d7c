import { Button } from '#kit/buttons/Button.tsx'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { useLeaveReason } from '#kit/leaving/use-leave-reason.ts'
import { usePanel } from '#admin/panel-context.ts'
import { languageName } from '#admin/texts/language-name.ts'
import { useMediaHistory } from '#admin/media/use-library.ts'
import { readView } from '#admin/media/library-view.ts'
import { previewOf, type MediaFile } from '#admin/media/media-file.ts'
import parts from '#admin/media/parts.module.css'
import { MediaThumb } from '#admin/media/list/MediaThumb.tsx'
import { useMediaText } from '#admin/media/use-media-text.ts'
import { changeSince } from '#admin/unsaved/change-since.ts'
import { RefusedNote } from '#admin/unsaved/RefusedNote.tsx'
import { UnsavedNote } from '#admin/unsaved/UnsavedNote.tsx'
import { unsavedForms, type UnsavedForm } from '#admin/unsaved/unsaved-forms.ts'
import { useFoundForms, useIsRefused } from '#admin/unsaved/use-found-form.ts'
import { diffForms } from '#domain/resources/diff-forms.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { FilmPlayer } from './FilmPlayer.tsx'
import styles from './details.module.css'
import { FocusPicture, MIDDLE } from './FocusPicture.tsx'
import { fieldsOf, readMediaWork, type MediaFields as Fields } from './media-form.ts'
import { MetFields } from './MetFields.tsx'
import { useMediaPlace, useMediaWork } from './use-media-work.ts'

interface PartProps {
  readonly file: MediaFile
  readonly fields: Fields
  readonly onChange: (part: Partial<Fields>) => void
}

function Preview({ file, fields, onChange }: PartProps) {
  const src = previewOf(file)
  if (file.kind === 'VIDEO' && file.deletedAt === null) return <FilmPlayer file={file} />
  if (src === null || file.kind !== 'PICTURE' || file.deletedAt !== null)
    return (
      <div className={styles.preview} data-gone={file.deletedAt !== null || undefined}>
        <MediaThumb file={file} />
      </div>
    )
  return <FocusPicture src={src} focus={fields.focus ?? MIDDLE} onChange={(focus) => onChange({ focus })} />
}

function Alts({ file, fields: { alts, isDecorative }, onChange }: PartProps) {
  const text = useMediaText()
  const { start } = usePanel()
  if (file.kind === 'DOCUMENT') return null
  const labelOf = (locale: string) =>
    start.locales.length === 1 ? text('media.alt') : text('media.altIn', { language: languageName(locale).toLowerCase() })
  return (
    <>
      {!isDecorative &&
        start.locales.map((locale) => (
          <TextArea
            key={locale}
            label={labelOf(locale)}
            value={ownValue(alts, locale) ?? ''}
            maxLength={300}
            onChange={(event) => onChange({ alts: { ...alts, [locale]: event.currentTarget.value } })}
          />
        ))}
      {file.kind === 'PICTURE' && (
        <Checkbox
          label={text('media.decorative')}
          help={text('media.decorative.help')}
          checked={isDecorative}
          onChange={(event) => onChange({ isDecorative: event.currentTarget.checked })}
        />
      )}
    </>
  )
}

/** The buttons of fields that are not saved. */
function SaveRow({ work: { fields, isBusy, reset } }: { readonly work: ReturnType<typeof useMediaWork> }) {
  const text = useMediaText()
  return (
    <div className={parts.row} data-keep-clear="">
      <Button
        type="submit"
        variant="primary"
        busy={isBusy && text('media.saving')}
        refusal={fields.name.trim() === '' && text('media.name.empty')}
      >
        {text('media.save')}
      </Button>
      <Button variant="subtle" onClick={reset}>
        {text('media.back')}
      </Button>
    </div>
  )
}

/** Offers the fields that earlier visits have left without a save, and says where the browser stores none. */
function UnsavedFields({ file, work }: { readonly file: MediaFile; readonly work: ReturnType<typeof useMediaWork> }) {
  const { person, start } = usePanel()
  const { locales } = start
  const place = useMediaPlace(file.id)
  const [found, end] = useFoundForms(place)
  const isRefused = useIsRefused(() => place)
  const offered = found.filter(({ content }) => {
    const former = readMediaWork(content)
    return former !== null && diffForms(fieldsOf(file, locales), former.fields).length > 0
  })
  const baseOf = ({ content }: UnsavedForm) => readMediaWork(content)?.base.version ?? file.version
  const { data: history } = useMediaHistory(
    file,
    offered.some((form) => baseOf(form) < file.version),
  )
  const drop = (form: UnsavedForm) => {
    end(form)
    void unsavedForms.drop(form)
  }
  const resume = (form: UnsavedForm) => {
    const former = readMediaWork(form.content)
    end(form)
    unsavedForms.take(place, form)
    if (former) work.resume(former)
  }
  return (
    <>
      {offered.length > 0 && (
        <UnsavedNote
          what="file"
          found={offered}
          since={(form) => changeSince(history ?? [], baseOf(form), person.id)}
          onResume={resume}
          onDrop={drop}
        />
      )}
      <RefusedNote isRefused={isRefused} />
    </>
  )
}

/** Preview, focal point, texts and name of a file: saved together, undone together. */
export function MediaFields({ file }: { readonly file: MediaFile }) {
  const text = useMediaText()
  const work = useMediaWork(file)
  const { base, fields, met, isDirty, change, take, send } = work
  useLeaveReason({
    risks: (way) => {
      const stays = way && way.to.pathname === way.from.pathname && readView(new URLSearchParams(way.to.search)).file === file.id
      return { edits: isDirty && !stays ? 1 : 0 }
    },
    ...{ save: send, drop: work.reset },
  })
  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Preview file={base} fields={fields} onChange={change} />
      {base.deletedAt === null && (
        <>
          <UnsavedFields file={base} work={work} />
          <Alts file={base} fields={fields} onChange={change} />
          <TextField
            label={text('media.name')}
            value={fields.name}
            maxLength={100}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <MetFields base={base} met={met} onTake={take} />
          {isDirty && <SaveRow work={work} />}
        </>
      )}
    </form>
  )
}
