import { useQuery } from '@tanstack/react-query'
import { Button } from '#kit/buttons/Button.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { Avatar } from '#kit/text/Avatar.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { nameOf, type PublicationAct } from '#admin/publications/publication-types.ts'
import styles from '#admin/publications/publications.module.css'
import { useRevert } from '#admin/publications/use-publications.ts'
import { ChangedAt } from '#admin/texts/ChangedAt.tsx'
import { languageName } from '#admin/texts/language-name.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'

function Act({ act }: { readonly act: PublicationAct }) {
  const text = usePanelText()
  const { start } = usePanel()
  const revert = useRevert()
  const mayRevert = start.rights.includes(act.documents.length > 0 ? 'pages.publish' : 'content.publish')
  const documents = act.documents.map((document) =>
    start.locales.length === 1 ? nameOf(document, text) : `${nameOf(document, text)} (${languageName(document.locale).toLowerCase()})`,
  )
  const names = [...documents, ...act.items.map((item) => nameOf({ kind: 'item', ...item }, text))]
  return (
    <li className={styles.act}>
      {act.savedBy && <Avatar name={act.savedBy.name} />}
      <div className={styles.actWords}>
        <b>{names.join(', ')}</b>
        <span className={styles.where}>
          <span>{act.savedBy?.name ?? text('panel.publish.deletedAuthor')}</span> · <ChangedAt instant={act.savedAt} />
        </span>
      </div>
      {act.revertedAt === null ? (
        mayRevert && (
          <Button size="small" icon="undo" busy={revert.isPending && text('panel.publish.busyUndo')} onClick={() => revert.mutate(act.act)}>
            {text('panel.publish.undo')}
          </Button>
        )
      ) : (
        <span className={styles.where}>{text('panel.publish.wasReverted')}</span>
      )}
    </li>
  )
}

/** The publications of the site, the last first; each can be taken back whole. */
export function PublishedTab() {
  const text = usePanelText()
  const { admin, lock } = usePanel()
  const acts = useQuery({
    queryKey: ['publication', 'acts'],
    queryFn: () => lock.read(() => admin.publication.list({ nbItem: 50 })),
    staleTime: 0,
  })
  if (acts.data === undefined) return acts.isPending ? null : <p role="alert">{text('panel.publish.failed')}</p>
  if (acts.data.acts.length === 0)
    return (
      <EmptyState icon="send" title={text('panel.publish.noneTitle')}>
        <p>{text('panel.publish.none')}</p>
      </EmptyState>
    )
  return (
    <ul className={styles.body} aria-label={text('panel.publish.published')}>
      {acts.data.acts.map((act) => (
        <Act key={act.act} act={act} />
      ))}
    </ul>
  )
}
