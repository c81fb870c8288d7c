import { useEffect, useState } from 'react'
import { FormattedDate } from 'react-intl'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { classNames } from '#kit/class-names.ts'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { AfterDelay, Skeleton } from '#kit/feedback/Skeleton.tsx'
import { State } from '#kit/feedback/State.tsx'
import { Sheet } from '#kit/overlays/Sheet.tsx'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { MarkedWords } from '#composer/conflicts/MarkedWords.tsx'
import { useComposerText, type ComposerText } from '#composer/words/use-composer-text.ts'
import { useMachine, useSession } from '#composer/workbench/use-session.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import { changesSince, type ChangeWords } from './changes-since.ts'
import { restoreRevision } from './restore-revision.ts'
import styles from './revisions.module.css'

/** The author of a version in words. */
function authorOf(text: ComposerText, { savedBy, isImported }: Revision): string {
  return savedBy?.name ?? text(isImported ? 'composer.revisions.imported' : 'composer.revisions.deleted')
}

type Revision = AdminCallData['revision.list']['revisions'][number]

/** The versions of the page, read again after a publication. */
function useRevisions() {
  const { props } = useWorkbench()
  const { actor } = useSession()
  const published = useMachine(actor, ({ context }) => context.revision)
  const [turn, setTurn] = useState(0)
  const { admin, idPage: id, locale } = props
  const [revisions, setRevisions] = useState<readonly Revision[] | 'failed' | null>(null)
  useEffect(() => {
    let isOver = false
    admin.revision.list({ kind: 'page', id, locale }, { nbItem: 50 }).then(
      (list) => !isOver && setRevisions(list.revisions),
      () => !isOver && setRevisions('failed'),
    )
    return () => void (isOver = true)
  }, [admin, id, locale, published, turn])
  const retry = () => {
    setRevisions(null)
    setTurn(turn + 1)
  }
  return { revisions, retry }
}

function SavedAt({ at }: { readonly at: string }) {
  return <FormattedDate value={at} day="numeric" month="long" year="numeric" hour="2-digit" minute="2-digit" />
}

function Change({ then, now }: Pick<ChangeWords, 'then' | 'now'>) {
  if (then !== undefined && now !== undefined)
    return (
      <p>
        <MarkedWords former={now} text={then} />
      </p>
    )
  return (
    <>
      {now !== undefined && <del>{now}</del>}
      {then !== undefined && <ins>{then}</ins>}
    </>
  )
}

/** One version read: its changes against the draft as it is now, in words. */
function RevisionSheet({ revision, onClose }: { readonly revision: Revision; readonly onClose: () => void }) {
  const text = useComposerText()
  const bench = useWorkbench()
  const { admin, idPage: id, locale } = bench.props
  const [document, setDocument] = useState<EditedDocument | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => {
    let isOver = false
    admin.revision.read({ kind: 'page', id, locale }, revision.id).then(
      (read) => !isOver && setDocument(read.document as unknown as EditedDocument),
      () => undefined,
    )
    return () => void (isOver = true)
  }, [admin, id, locale, revision.id])
  const changes = document && changesSince(bench, document)
  const restore = async () => {
    setIsBusy(true)
    if (await restoreRevision(bench, revision)) onClose()
    else setIsBusy(false)
  }
  return (
    <Sheet isOpen onClose={onClose} title={revision.title}>
      <p className={classNames(styles.meta, styles.about)}>
        <SavedAt at={revision.savedAt} /> · <span>{authorOf(text, revision)}</span>
      </p>
      {changes && changes.length === 0 && <Note>{text('composer.revisions.same')}</Note>}
      <ul className={styles.changes}>
        {changes?.map(({ key, title, then, now }) => (
          <li key={key}>
            <b>{title}</b>
            <Change then={then} now={now} />
          </li>
        ))}
      </ul>
      {changes && changes.length > 0 && (
        <div className={styles.acts}>
          <Button variant="primary" icon="history" busy={isBusy && text('composer.revisions.restoring')} onClick={() => void restore()}>
            {text('composer.revisions.restore')}
          </Button>
        </div>
      )}
    </Sheet>
  )
}

function LinesOnTheirWay() {
  const text = useComposerText()
  return (
    <div role="status" aria-label={text('composer.revisions.loading')} className={styles.grey}>
      <AfterDelay>
        {[70, 62, 66].map((width) => (
          <div key={width}>
            <Skeleton width={`${width}%`} />
            <Skeleton width="40%" height={10} />
          </div>
        ))}
      </AfterDelay>
    </div>
  )
}

/** The versions of the page: each can be read and brought back. */
export function Revisions() {
  const text = useComposerText()
  const { revisions, retry } = useRevisions()
  const [opened, setOpened] = useState<Revision | null>(null)
  if (revisions === null) return <LinesOnTheirWay />
  if (revisions === 'failed')
    return (
      <EmptyState
        title={text('composer.revisions.failed')}
        icon="wifi-off"
        tone="stop"
        size="small"
        isAnnounced
        acts={
          <Button icon="refresh" onClick={retry}>
            {text('composer.open.retry')}
          </Button>
        }
      >
        {text('composer.revisions.failed.text')}
      </EmptyState>
    )
  if (revisions.length === 0)
    return (
      <EmptyState title={text('composer.revisions.none')} icon="history" size="small">
        {text('composer.revisions.none.text')}
      </EmptyState>
    )
  return (
    <>
      <ul className={styles.list} aria-label={text('composer.revisions')}>
        {revisions.map((revision) => (
          <li key={revision.id}>
            <button type="button" className={styles.line} onClick={() => setOpened(revision)}>
              <span>
                <SavedAt at={revision.savedAt} />
              </span>
              <span className={styles.meta}>{authorOf(text, revision)}</span>
              {revision.isPublished && <State kind="live">{text('composer.revisions.online')}</State>}
            </button>
          </li>
        ))}
      </ul>
      {opened && <RevisionSheet revision={opened} onClose={() => setOpened(null)} />}
    </>
  )
}
