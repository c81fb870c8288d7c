import { useState, useSyncExternalStore } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { usePanel } from '#admin/panel-context.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { publishMenu, withdrawMenu, type MenuRefusal } from '#admin/pages/menu/publish-menu.ts'
import { PlanMenu } from './PlanMenu.tsx'
import { ConflictCard } from './conflicts/ConflictCard.tsx'
import { useTree } from './tree-context.ts'
import styles from './tree.module.css'
import { useEntryName } from './use-entry-name.ts'

/** The most changes that are named; the others are a number. */
const MAX_NAMED = 4

function usePublication() {
  const text = usePanelText()
  const { admin, start } = usePanel()
  const { session } = useTree()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const withdraw = async (former: number) => {
    await withdrawMenu(admin, session, former, text).then(
      () => toast({ text: text('panel.tree.formerAgain') }),
      (error: MenuRefusal) => toast({ text: error.message, tone: 'stop' }),
    )
  }
  const publish = async () => {
    setBusy(true)
    setRefusal(null)
    try {
      const former = await publishMenu(admin, session, text)
      const see = { label: text('panel.tree.see'), onAct: () => void window.open(start.siteUrl, '_blank', 'noopener') }
      const back = { label: text('panel.tree.withdraw'), onAct: () => void withdraw(former ?? 0) }
      toast({ text: text('panel.tree.published'), acts: former === null ? [see] : [see, back] })
    } catch (error) {
      setRefusal((error as MenuRefusal).message)
    }
    setBusy(false)
  }
  return { publish, isBusy, refusal }
}

function Waiting() {
  const text = usePanelText()
  const { changes, acts, published } = useTree()
  const nameOf = useEntryName()
  const { publish, isBusy, refusal } = usePublication()
  const mayPublish = usePanel().start.rights.includes('pages.publish')
  if (changes.size === 0) return null
  const named = [...changes].slice(0, MAX_NAMED).map(([id, kind]) => text(`panel.tree.change.${kind}`, { name: nameOf(id) }))
  const others = changes.size - named.length
  return (
    <>
      {refusal !== null && (
        <Note tone="refusal" isAnnounced>
          {refusal}
        </Note>
      )}
      <div className={styles.waiting}>
        <p>
          <b>{text('panel.tree.waiting', { count: changes.size })}</b>
          <span className={styles.changes}>
            {[...named, ...(others > 0 ? [text('panel.tree.changes.more', { count: others })] : [])].join(' · ')}
          </span>
        </p>
        <Button variant="subtle" onClick={() => acts.abandon(published)}>
          {text('panel.tree.abandon')}
        </Button>
        {mayPublish && <PlanMenu />}
        {mayPublish && (
          <Button icon="send" busy={isBusy && text('panel.tree.publishing')} onClick={() => void publish()}>
            {text('panel.tree.publish')}
          </Button>
        )}
      </div>
    </>
  )
}

function Offline() {
  const text = usePanelText()
  const { saving } = useTree().session
  const state = useSyncExternalStore(saving.subscribe, saving.get)
  if (state.kind === 'saved' || state.kind === 'saving' || state.count === 0) return null
  return (
    <Note tone="remark" isAnnounced>
      {text('panel.tree.offline', { failure: state.kind, count: state.count })}
    </Note>
  )
}

/** Notes above the rows of the menu: changes that visitors do not see, conflicts, changes that are not sent. */
export function MenuNotes() {
  const { session } = useTree()
  return (
    <div className={styles.notes}>
      <Offline />
      {session.store.conflicts().map((open) => (
        <ConflictCard key={open.conflict.unit} open={open} />
      ))}
      <Waiting />
    </div>
  )
}
