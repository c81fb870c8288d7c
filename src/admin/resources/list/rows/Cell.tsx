import type { ColumnDescription } from '#schemas/admin/resources/resource-description.ts'
import { toEuros, type Cents } from '#domain/shop/pricing/cents.ts'
import { formatPrice } from '#i18n/format/format.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { ChangedAt } from '#admin/texts/ChangedAt.tsx'
import { ownValue } from '#schemas/names/own-value.ts'
import styles from './rows.module.css'

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

interface CellProps {
  readonly column: ColumnDescription
  readonly value: unknown
}

function Tags({ value }: { readonly value: unknown }) {
  const labels = (Array.isArray(value) ? value : []).map((tag: unknown) => (isRecord(tag) ? textOf(tag['label']) : textOf(tag)))
  return (
    <span className={styles.tags}>
      {labels.map((label) => (
        <span key={label} className={styles.tag}>
          {label}
        </span>
      ))}
    </span>
  )
}

/** The value of a column, by its kind. */
export function Cell({ column: { kind, options }, value }: CellProps) {
  const written = textOf(value)
  if (kind === 'tags') return <Tags value={value} />
  if (kind === 'instant') return written === '' ? null : <ChangedAt instant={written} />
  if (kind === 'money')
    return <span className={styles.figure}>{typeof value === 'number' && formatPrice(toEuros(value as Cents), 'fr_FR')}</span>
  if (kind === 'number') return <span className={styles.figure}>{written}</span>
  return <span className={styles.text}>{ownValue(options, written)?.fr ?? written}</span>
}

/** The small picture of a row; a grey place where it has none. */
export function RowImage({ value }: { readonly value: unknown }) {
  const path = isRecord(value) && typeof value['externalPath'] === 'string' ? value['externalPath'] : null
  return <span className={styles.thumb}>{path !== null && <img src={`${path}?w=320`} alt="" loading="lazy" />}</span>
}
