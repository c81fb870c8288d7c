import { useState, useSyncExternalStore } from 'react'
import { FormattedDate } from 'react-intl'
import { Button } from '#kit/buttons/Button.tsx'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import type { Decision } from '#engine/draft/merge/decide-conflict.ts'
import type { OpenConflict } from '#engine/draft/sync/open-conflicts.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { conflictVersions, hasCopy, titleOfConflict } from './conflict-words.ts'
import styles from './conflicts.module.css'
import { decide } from './decide.ts'
import { MarkedWords } from './MarkedWords.tsx'
import { useSignature } from './use-signature.ts'

function Words({ former, words }: { readonly former: string | undefined; readonly words: string | undefined }) {
  const text = useComposerText()
  if (words === undefined) return <span>{text('composer.conflict.nothing')}</span>
  return former === undefined ? <span>{words}</span> : <MarkedWords former={former} text={words} />
}

function Versions({ open }: { readonly open: OpenConflict }) {
  const text = useComposerText()
  const versions = conflictVersions(open.conflict)
  const signature = useSignature(open)
  const titleOf = (name: keyof typeof versions) => {
    if (name !== 'theirs' || signature === null) return text(`composer.conflict.${name}`)
    return signature.savedBy === null ? text('composer.conflict.beside') : text('composer.conflict.wrote', { name: signature.savedBy.name })
  }
  return (
    <div className={styles.versions}>
      {(['before', 'mine', 'theirs'] as const).map((name) => (
        <section key={name} className={styles.version} data-name={name} aria-label={titleOf(name)}>
          <h3>{titleOf(name)}</h3>
          {name === 'theirs' && signature !== null && <SavedAt at={signature.savedAt} />}
          <p>
            <Words former={name === 'before' ? undefined : versions.before} words={versions[name]} />
          </p>
        </section>
      ))}
    </div>
  )
}

function SavedAt({ at }: { readonly at: string }) {
  return (
    <small className={styles.when}>
      <FormattedDate value={at} day="numeric" month="long" hour="2-digit" minute="2-digit" />
    </small>
  )
}

interface CardProps {
  readonly conflicts: readonly OpenConflict[]
  readonly onLater: () => void
}

function Card({ conflicts, onLater }: CardProps) {
  const text = useComposerText()
  const bench = useWorkbench()
  const [wanted, setWanted] = useState(0)
  const at = Math.min(wanted, conflicts.length - 1)
  const open = conflicts[at]
  if (!open) return null
  const choose = (decision: Decision) => decide(bench, open, decision)
  const { block, field } = titleOfConflict(bench, open.conflict)
  return (
    <Dialog
      isOpen
      onClose={onLater}
      width={880}
      title={text('composer.conflict.title')}
      acts={
        <>
          <Button variant="subtle" className={styles.later} onClick={onLater}>
            {text('composer.conflict.later')}
          </Button>
          <Button onClick={() => choose('theirs')}>{text('composer.conflict.take')}</Button>
          {hasCopy(open.conflict) && <Button onClick={() => choose('copy')}>{text('composer.conflict.both')}</Button>}
          <Button variant="primary" onClick={() => choose('mine')}>
            {text('composer.conflict.keep')}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>{text('composer.conflict.lead')}</p>
      <div className={styles.place}>
        <span className={styles.count}>{text('composer.conflict.count', { place: at + 1, total: conflicts.length })}</span>
        <b>{block}</b>
        {field !== null && (
          <>
            <Icon name="chevron-right" size={14} />
            <span>{field}</span>
          </>
        )}
        {conflicts.length > 1 && (
          <span className={styles.steps}>
            <IconButton icon="chevron-up" label={text('composer.conflict.former')} onClick={() => setWanted(Math.max(0, at - 1))} />
            <IconButton
              icon="chevron-down"
              label={text('composer.conflict.next')}
              onClick={() => setWanted(Math.min(conflicts.length - 1, at + 1))}
            />
          </span>
        )}
      </div>
      <Versions open={open} />
      {open.conflict.why === 'refused' && <Note tone="refusal">{text('composer.conflict.refused')}</Note>}
    </Dialog>
  )
}

/** The conflicts that wait for a decision, one card each with its three versions. */
export function ConflictDialog() {
  const { store, isConflictOpen } = useWorkbench()
  const conflicts = useSyncExternalStore(store.onHistory, () => store.conflicts())
  const isOpen = useValue(isConflictOpen)
  return isOpen && conflicts.length > 0 ? <Card conflicts={conflicts} onLater={() => isConflictOpen.set(false)} /> : null
}
