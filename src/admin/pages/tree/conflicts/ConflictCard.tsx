import { useState } from 'react'
import { decideConflict } from '#engine/draft/merge/decide-conflict.ts'
import { newBlockId } from '#engine/draft/document/new-block-id.ts'
import type { OpenConflict } from '#engine/draft/sync/open-conflicts.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import styles from '#composer/conflicts/conflicts.module.css'
import { MarkedWords } from '#composer/conflicts/MarkedWords.tsx'
import { isOwnElsewhere, useSignatureOf } from '#composer/conflicts/use-signature.ts'
import { DateAndTime } from '#composer/words/DateAndTime.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { useTree } from '#admin/pages/tree/tree-context.ts'
import { useEntryName } from '#admin/pages/tree/use-entry-name.ts'
import treeStyles from '#admin/pages/tree/tree.module.css'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { entryOfConflict, fieldOfConflict, versionWords } from './entry-conflict.ts'

function Versions({ open }: { readonly open: OpenConflict }) {
  const text = usePanelText()
  const { admin } = usePanel()
  const { session, pages } = useTree()
  const entryName = useEntryName()
  const names = { text, entryName, pageTitle: (id: number) => pages.find((page) => page.id === id)?.title ?? null }
  const signature = useSignatureOf({ admin, key: session.key, client: session.store.client }, open)
  const words = (name: 'before' | 'mine' | 'theirs') => versionWords(open.conflict, name, names)
  const before = words('before')
  const author = signature?.savedBy?.name
  const isOwn = isOwnElsewhere(session.store.client, open)
  const theirTitle = () => {
    return author === undefined ? text('panel.tree.conflict.of.theirs') : text('panel.tree.conflict.wrote', { name: author })
  }
  // Each tab of the person shows the card: only where a version stands is the same in both.
  const ownTitles = {
    before: 'panel.tree.conflict.of.before',
    mine: 'panel.tree.conflict.aside',
    theirs: 'panel.tree.conflict.in-place',
  } as const
  const titleOf = (name: keyof typeof ownTitles) => {
    if (isOwn) return text(ownTitles[name])
    return name === 'theirs' ? theirTitle() : text(`panel.tree.conflict.of.${name}`)
  }
  return (
    <div className={styles.versions} data-own={isOwn || undefined}>
      {(['before', 'mine', 'theirs'] as const).map((name) => {
        const shown = words(name)
        const title = titleOf(name)
        return (
          <section key={name} className={styles.version} data-name={name} aria-label={title}>
            <h3>{title}</h3>
            {name === 'theirs' && signature !== null && (
              <small className={styles.when}>
                <DateAndTime at={signature.savedAt} />
              </small>
            )}
            <p>
              {shown === undefined ? (
                <span>{text('panel.tree.conflict.nothing')}</span>
              ) : name === 'before' || before === undefined ? (
                <span>{shown}</span>
              ) : (
                <MarkedWords former={before} text={shown} />
              )}
            </p>
          </section>
        )
      })}
    </div>
  )
}

function useDecision(open: OpenConflict) {
  const text = usePanelText()
  const { session } = useTree()
  return (decision: 'theirs' | 'mine') => {
    const operations = decideConflict(open.conflict, decision, session.store.document, newBlockId)
    const label = text('panel.tree.conflict.decided')
    const done = 'refused' in operations ? operations : session.store.act({ operations, settles: open.settles, label })
    if ('refused' in done) toast({ text: text('panel.tree.refused'), tone: 'stop' })
    void session.saver.flush()
  }
}

/** A change of the menu that two people made at the same time: a note, and a card with the three versions. */
export function ConflictCard({ open }: { readonly open: OpenConflict }) {
  const text = usePanelText()
  const [isOpen, setOpen] = useState(false)
  const decide = useDecision(open)
  const isOwn = isOwnElsewhere(useTree().session.store.client, open)
  const name = useEntryName()(entryOfConflict(open.conflict))
  const field = fieldOfConflict(open.conflict, text)
  const acts = (
    <>
      <Button variant="subtle" className={styles.later} onClick={() => setOpen(false)}>
        {text('panel.tree.conflict.later')}
      </Button>
      <Button onClick={() => decide('theirs')}>{text(isOwn ? 'panel.tree.conflict.theirs.in-place' : 'panel.tree.conflict.theirs')}</Button>
      <Button {...(!isOwn && { variant: 'primary' })} onClick={() => decide('mine')}>
        {text(isOwn ? 'panel.tree.conflict.mine.aside' : 'panel.tree.conflict.mine')}
      </Button>
    </>
  )
  return (
    <Note tone="remark" isAnnounced>
      <p>{text(isOwn ? 'panel.tree.conflict.own' : 'panel.tree.conflict', { name })}</p>
      <p className={treeStyles.decisions}>
        <Button size="small" onClick={() => setOpen(true)}>
          {text('panel.tree.conflict.decide')}
        </Button>
      </p>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} width={880} title={text('panel.tree.conflict.title')} acts={acts}>
        <p className={styles.lead}>{text('panel.tree.conflict.lead')}</p>
        <div className={styles.place}>
          <b>{name}</b>
          {field !== null && (
            <>
              <Icon name="chevron-right" size={14} />
              <span>{field}</span>
            </>
          )}
        </div>
        <Versions open={open} />
      </Dialog>
    </Note>
  )
}
