import { Icon } from '#kit/icons/Icon.tsx'
import { PagePicture } from '#admin/pictures/PagePicture.tsx'
import { rowIcon } from './row-words.ts'
import type { TreeRow } from './tree-rows.ts'
import styles from './tree.module.css'

/** The picture of the page of a row; the icon of what a row leads to otherwise. */
export function RowPicture({ row }: { readonly row: TreeRow }) {
  const icon = <Icon name={rowIcon(row)} />
  if (!row.page) return <span className={styles.thumb}>{icon}</span>
  return (
    <PagePicture id={row.page.id} locale={row.page.locale} version={row.page.updatedAt}>
      {icon}
    </PagePicture>
  )
}
