import { useState } from 'react'
import { systemClock } from '#domain/dates/clock.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { classNames } from '#kit/class-names.ts'
import { Note } from '#kit/feedback/Note.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { Select } from '#kit/fields/Select.tsx'
import { Sheet } from '#kit/overlays/Sheet.tsx'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { useReadNames } from '#forms/values/names/use-read-names.ts'
import { offerUndo } from '#composer/acts/offer-undo.ts'
import { DateAndTime } from '#composer/words/DateAndTime.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useMayWrite } from '#composer/workbench/person.ts'
import { useRoom } from '#composer/workbench/use-room.ts'
import { useLater } from '#composer/workbench/use-later.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import { refusedPart } from './refused-revision.ts'
import { restoreRevision } from './restore-revision.ts'
import { useVersionDocument, type Version } from './use-versions.ts'
import { versionChanges, type ChangeGroup } from './version-changes.ts'
import { authorOf, titleOf } from './version-words.tsx'
import { VersionDiff } from './VersionDiff.tsx'
import { VisualComparison } from './VisualComparison.tsx'
import styles from './revisions.module.css'

interface VersionSheetProps {
  readonly version: Version
  readonly others: readonly Version[]
  readonly onClose: () => void
}

/** Restores a part of the draft as one act, which undo takes back. */
function useRestorePart() {
  const text = useComposerText()
  const bench = useWorkbench()
  return (operations: readonly Operation[]) => {
    const done = bench.store.act({ operations, label: text('composer.revisions.restore-part') })
    if ('refused' in done) {
      const { id, values } = refusedPart(done.refused)
      toast({ text: text(id, values), tone: 'stop' })
    } else offerUndo(bench, { sentence: text('composer.revisions.part-restored'), batch: done.batch.id })
  }
}

/** The version, what it is compared with, and what differs. */
function useComparison(version: Version) {
  const bench = useWorkbench()
  const [other, setOther] = useState('')
  const draft = useLater(bench.store.onHistory, () => bench.store.document)
  const then = useVersionDocument(version.id)
  const compared = useVersionDocument(other === '' ? null : Number(other))
  const isWithDraft = other === ''
  const now = isWithDraft ? draft : compared
  const names = useReadNames(bench.pickers)
  return { other, setOther, isWithDraft, groups: then && now ? versionChanges({ ...bench, names }, then, now) : null }
}

function RestoreAll({ version, onDone }: { readonly version: Version; readonly onDone: () => void }) {
  const text = useComposerText()
  const bench = useWorkbench()
  const [isBusy, setIsBusy] = useState(false)
  const restore = async () => {
    setIsBusy(true)
    if (await restoreRevision(bench, version)) onDone()
    else setIsBusy(false)
  }
  return (
    <div className={styles.acts} data-keep-clear="">
      <Button variant="primary" icon="history" busy={isBusy && text('composer.revisions.restoring')} onClick={() => void restore()}>
        {text('composer.revisions.restore')}
      </Button>
    </div>
  )
}

interface SideBySideProps {
  readonly version: Version
  /** The number of the version that it is compared with; empty for the draft. */
  readonly other: string
  readonly groups: readonly ChangeGroup[]
}

/** The ids of the elements that differ: the settings of the page are none. */
const idsOf = (groups: readonly ChangeGroup[]) => groups.flatMap(({ key }) => (key === 'page' ? [] : (key.split(' ').at(-1) ?? [])))

/** Shows both versions as pages beside one another; a phone has no room for them. */
function SideBySide({ version, other, groups }: SideBySideProps) {
  const text = useComposerText()
  const room = useRoom()
  const [isOpen, setOpen] = useState(false)
  if (room === 'phone' || groups.length === 0) return null
  return (
    <div className={styles.about}>
      <Button icon="columns" onClick={() => setOpen(true)}>
        {text('composer.revisions.side-by-side')}
      </Button>
      {isOpen && (
        <VisualComparison
          title={titleOf(text, version, systemClock())}
          version={version.id}
          other={other === '' ? null : Number(other)}
          ids={idsOf(groups)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

/** One version against the draft as it is now, or against another version: what differs, and the ways back. */
export function VersionSheet({ version, others, onClose }: VersionSheetProps) {
  const text = useComposerText()
  const { other, setOther, isWithDraft, groups } = useComparison(version)
  const restorePart = useRestorePart()
  const isRestorable = useMayWrite() && isWithDraft
  const options = others.map((each) => ({ value: String(each.id), label: titleOf(text, each, systemClock()) }))
  return (
    <Sheet isOpen onClose={onClose} title={titleOf(text, version, systemClock())}>
      <p className={classNames(styles.meta, styles.about)}>
        <DateAndTime at={version.savedAt} /> · <span>{authorOf(text, version)}</span>
      </p>
      <div className={styles.about}>
        <Select
          label={text('composer.revisions.compare')}
          options={options}
          value={other}
          placeholder={text('composer.revisions.draft-now')}
          onChange={setOther}
        />
      </div>
      {groups?.length === 0 && <Note>{text(isWithDraft ? 'composer.revisions.same' : 'composer.revisions.same-as-other')}</Note>}
      {groups && (
        <>
          <SideBySide version={version} other={other} groups={groups} />
          <VersionDiff groups={groups} restore={isRestorable ? restorePart : null} />
        </>
      )}
      {groups && groups.length > 0 && isRestorable && <RestoreAll version={version} onDone={onClose} />}
    </Sheet>
  )
}
