import { useState, useSyncExternalStore } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import type { Decision } from '#engine/draft/merge/decide-conflict.ts'
import type { OpenConflict } from '#engine/draft/sync/open-conflicts.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { areBothTexts, bothVersions } from './both-versions.ts'
import { placeWords, titleOfConflict } from './conflict-words.ts'
import styles from './conflicts.module.css'
import { decide } from './decide.ts'
import { isOwnElsewhere, useSignature } from './use-signature.ts'
import { RefusedVersions, Versions } from './Versions.tsx'
import { weightOf } from './weight.ts'

interface CardProps {
  readonly conflicts: readonly OpenConflict[]
  readonly onLater: () => void
}

interface OpenCardProps {
  readonly open: OpenConflict
  /** The place of the conflict among those that are open. */
  readonly at: number
  readonly total: number
  readonly onWanted: (place: number) => void
  readonly onLater: () => void
}

interface ChoicesProps {
  readonly open: OpenConflict
  /** True when the other version is by the same person, in another tab. */
  readonly isOwn: boolean
  readonly onChoose: (decision: Decision) => void
  /** Leaves both texts as they are until the person chooses. */
  readonly onKeepBoth: () => void
}

const refusedWords = { title: 'composer.conflict.refused', lead: 'composer.conflict.refused-lead' } as const
const ownWords = { title: 'composer.conflict.title-own', lead: 'composer.conflict.lead-own' } as const
const sharedWords = { title: 'composer.conflict.title', lead: 'composer.conflict.lead' } as const

/** The choices of a conflict. A change that the server takes on no page leaves none: no other person is in it. */
function Choices({ open, isOwn, onChoose, onKeepBoth }: ChoicesProps) {
  const text = useComposerText()
  const bench = useWorkbench()
  const both = bothVersions(bench, open.conflict)
  if (isRefused(open))
    return (
      <Button variant="primary" onClick={() => onChoose('theirs')}>
        {text('composer.conflict.refused-done')}
      </Button>
    )
  return (
    <>
      <Button onClick={() => onChoose('theirs')}>{text(isOwn ? 'composer.conflict.refused-done' : 'composer.conflict.take')}</Button>
      {both !== null && <Button onClick={() => onChoose({ both })}>{text('composer.conflict.both')}</Button>}
      {areBothTexts(bench, open.conflict) && <Button onClick={onKeepBoth}>{text('composer.conflict.both')}</Button>}
      <Button {...(!isOwn && { variant: 'primary' })} onClick={() => onChoose('mine')}>
        {text(isOwn ? 'composer.conflict.keep-aside' : 'composer.conflict.keep')}
      </Button>
    </>
  )
}

function isRefused({ conflict }: OpenConflict): boolean {
  return conflict.why === 'refused'
}

function Card({ conflicts, onLater }: CardProps) {
  const [wanted, setWanted] = useState(0)
  const at = Math.min(wanted, conflicts.length - 1)
  const open = conflicts[at]
  return open ? <OpenCard open={open} at={at} total={conflicts.length} onWanted={setWanted} onLater={onLater} /> : null
}

function OpenCard({ open, at, total, onWanted, onLater }: OpenCardProps) {
  const text = useComposerText()
  const bench = useWorkbench()
  const signature = useSignature(open)
  const isOwn = isOwnElsewhere(bench.store.client, open)
  const words = isRefused(open) ? refusedWords : isOwn ? ownWords : sharedWords
  const choose = (decision: Decision) => decide(bench, open, decision)
  const { block, field } = titleOfConflict(bench, open.conflict)
  const keepBoth = () => {
    toast({ text: text('composer.conflict.both-kept', { place: placeWords(block, field) }) })
    if (at < total - 1) onWanted(at + 1)
    else onLater()
  }
  const weight = weightOf(open.conflict.edit.operation)
  return (
    <Dialog
      isOpen
      onClose={onLater}
      width={880}
      title={text(words.title)}
      acts={
        <>
          <Button variant="subtle" className={styles.later} onClick={onLater}>
            {text('composer.conflict.later')}
          </Button>
          <Choices open={open} isOwn={isOwn} onChoose={choose} onKeepBoth={keepBoth} />
        </>
      }
    >
      <p className={styles.lead}>{text(words.lead)}</p>
      {isRefused(open) && weight !== null && <p className={styles.lead}>{text('composer.conflict.weight', { weight })}</p>}
      <div className={styles.place}>
        <span className={styles.count}>{text('composer.conflict.count', { place: at + 1, total })}</span>
        <b>{block}</b>
        {field !== null && (
          <>
            <Icon name="chevron-right" size={14} />
            <span>{field}</span>
          </>
        )}
        {total > 1 && (
          <span className={styles.steps}>
            <IconButton icon="chevron-up" label={text('composer.conflict.former')} onClick={() => onWanted(Math.max(0, at - 1))} />
            <IconButton icon="chevron-down" label={text('composer.conflict.next')} onClick={() => onWanted(Math.min(total - 1, at + 1))} />
          </span>
        )}
      </div>
      {isRefused(open) ? <RefusedVersions open={open} /> : <Versions open={open} signature={signature} isOwn={isOwn} />}
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
