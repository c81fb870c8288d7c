import type { InboxItem } from '#schemas/admin/inbox/inbox-shapes.ts'
import { formatFileSize } from '#i18n/format/format.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { useInboxText } from '../texts/use-inbox-text.ts'
import styles from './message.module.css'

const kinds: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
}

function Files({ files }: Pick<InboxItem, 'files'>) {
  const text = useInboxText()
  if (files.length === 0) return null
  return (
    <ul className={styles.files}>
      {files.map(({ id, filename, bytes, type, url }) => {
        const size = formatFileSize(bytes, 'fr_FR')
        return (
          <li key={id}>
            <a href={url} download className={styles.file}>
              <Icon name="file-text" />
              <VisuallyHidden>{text('inbox.file')}</VisuallyHidden>
              <span>
                <b>{filename}</b>
                <small>{`${kinds[type] ?? type} · ${size}`}</small>
              </span>
              <Icon name="download" />
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** Shows the content of a message: questions with their answers, the free text, the files. */
export function Content({ item: { lines, message, files } }: { readonly item: InboxItem }) {
  return (
    <>
      {lines.length > 0 && (
        <dl className={styles.lines}>
          {lines.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {message !== null && message !== '' && (
        <p className={styles.message} dir="auto">
          {message}
        </p>
      )}
      <Files files={files} />
    </>
  )
}
