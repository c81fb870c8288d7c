import { Link } from 'react-router-dom'
import { Button } from '#kit/buttons/Button.tsx'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { useRestore } from './acts/use-page-groups.ts'
import { editAddress } from './page-address.ts'
import type { PageItem } from './page-states.ts'
import styles from './pages.module.css'

interface PageTitleProps {
  readonly page: PageItem
  readonly title: string
}

function TrashedTitle({ page, title }: PageTitleProps) {
  const text = usePanelText()
  const restore = useRestore(page, title)
  return (
    <span className={styles.trashed}>
      <span className={styles.words}>{title}</span>
      <Button size="small" icon="undo" data-row="" aria-label={text('panel.act.restoreTitle', { title })} onClick={restore}>
        {text('panel.act.restore')}
      </Button>
    </span>
  )
}

/** The title of a row of the list, which opens the page; in the trash it stands beside the button that takes the page out. */
export function PageTitle({ page, title }: PageTitleProps) {
  if (page.state === 'ARCHIVED') return <TrashedTitle page={page} title={title} />
  return (
    <Link to={editAddress(page.id, page.locale)} className={styles.title} data-row="">
      {title}
    </Link>
  )
}
