import { Link } from 'react-router-dom'
import { TRASH_DAYS } from '#domain/resources/trash-days.ts'
import { useResourceText } from '#admin/resources/texts/use-resource-text.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import { rowParts, rowTitle, type Row } from '#admin/resources/list/row-parts.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import styles from './rows.module.css'

/** The address of the form of an item. */
export const itemAddress = (resource: string, id: number | 'nouveau') => `/${resource}/${id}`

const DAY_MS = 86_400_000
const dayAndMonth = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', day: 'numeric', month: 'long' })

/** Says since when a row is in the trash, and when it is erased. */
function TrashTime({ since }: { readonly since: string }) {
  const text = useResourceText()
  const at = Date.parse(since)
  const days = { since: dayAndMonth.format(at), until: dayAndMonth.format(at + TRASH_DAYS * DAY_MS) }
  return <span className={styles.marks}>{text('resources.trashed.time', days)}</span>
}

/** The title of a row, which opens the item; below it, the marks that are on. What is in the trash is not opened. */
export function RowTitle({ row }: { readonly row: Row }) {
  const text = useResourceText()
  const { resource } = useResource()
  const parts = rowParts(resource)
  const title = rowTitle(row, parts) || text('resources.untitled')
  const marks = parts.marks.filter(({ key }) => ownValue(row, key) === true)
  return (
    <div className={styles.title}>
      {row.state === 'TRASHED' ? (
        <span className={styles.gone} data-row={row.id} tabIndex={-1}>
          {title}
        </span>
      ) : (
        <Link to={itemAddress(resource.name, row.id)} className={styles.link} data-row={row.id}>
          {title}
        </Link>
      )}
      {typeof row.deletedAt === 'string' && <TrashTime since={row.deletedAt} />}
      {marks.length > 0 && <span className={styles.marks}>{marks.map(({ label }) => label.fr).join(' · ')}</span>}
    </div>
  )
}
