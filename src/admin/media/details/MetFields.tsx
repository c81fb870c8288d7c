import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { languageName } from '#admin/texts/language-name.ts'
import type { MediaFile } from '#admin/media/media-file.ts'
import { useMediaText, type MediaText } from '#admin/media/use-media-text.ts'
import { readPath } from '#domain/resources/merge-forms.ts'
import styles from './details.module.css'
import { fieldsOf, type MediaFields } from './media-form.ts'

interface MetFieldsProps {
  readonly base: MediaFile
  readonly met: readonly string[]
  readonly onTake: (path: string) => void
}

/** Says what another person has made of a field. */
function sentenceOf(path: string, theirs: MediaFields, text: MediaText): string {
  if (path === 'focus') return text('media.met.focus')
  if (path === 'isDecorative') return text(theirs.isDecorative ? 'media.met.decorative' : 'media.met.described')
  const found = readPath(theirs, path)
  const value = typeof found === 'string' ? found : ''
  if (path === 'name') return text('media.met.name', { value })
  const language = languageName(path.replace('alts.', '')).toLowerCase()
  return text(value === '' ? 'media.met.noAlt' : 'media.met.alt', { value, language })
}

/** Says which fields another person has changed while they were being written, each with a way to take the other value. */
export function MetFields({ base, met, onTake }: MetFieldsProps) {
  const text = useMediaText()
  const { start } = usePanel()
  const theirs = fieldsOf(base, start.locales)
  if (met.length === 0) return null
  return (
    <Note tone="remark" isAnnounced>
      <p>{text('media.met')}</p>
      <ul className={styles.met}>
        {met.map((path) => (
          <li key={path}>
            <span>{sentenceOf(path, theirs, text)}</span>
            <Button size="small" onClick={() => onTake(path)}>
              {text(path === 'focus' || path === 'isDecorative' ? 'media.met.take' : 'media.met.takeText')}
            </Button>
          </li>
        ))}
      </ul>
    </Note>
  )
}
