import { useState } from 'react'
import { readPath } from '#domain/resources/merge-forms.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { SegmentedControl } from '#kit/fields/SegmentedControl.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { useReadNames } from '#forms/values/names/use-read-names.ts'
import conflictStyles from '#composer/conflicts/conflicts.module.css'
import { MarkedWords } from '#composer/conflicts/MarkedWords.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { usePanelPickers } from '#admin/resources/form/use-panel-pickers.ts'
import { fieldAtPath, pathLabel } from '#admin/resources/history/path-words.ts'
import { valueWords } from '#admin/resources/history/value-words.ts'
import { useResourceText } from '#admin/resources/texts/use-resource-text.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import { ChangedAt } from '#admin/texts/ChangedAt.tsx'
import { authorOf } from './author-of.ts'
import styles from './edit.module.css'
import type { ItemSession, OpenConflict } from './item-session.ts'

type Choice = 'mine' | 'theirs'

interface FieldConflictProps {
  readonly conflict: OpenConflict
  readonly path: string
  readonly choice: Choice
  readonly onChoose: (choice: Choice) => void
}

/** One field that was changed twice: as it was, as it was written here and there, and which of them stays. */
function FieldConflict({ conflict: { base, mine, theirs }, path, choice, onChoose }: FieldConflictProps) {
  const text = useResourceText()
  const { start, person } = usePanel()
  const { resource, wordsOf: ownWords } = useResource()
  const { field } = fieldAtPath(resource.fields, path)
  const names = useReadNames(usePanelPickers(start.locales[0] ?? ''))
  const wordsOf = (form: unknown) => ownWords?.(path, readPath(form, path)) ?? valueWords(field, readPath(form, path), names)
  const former = wordsOf(base)
  const label = pathLabel(resource.fields, path, start.locales.length > 1)
  const versions = [
    { key: 'before', title: text('resources.conflict.before'), words: former },
    { key: 'mine', title: text('resources.conflict.mine'), words: wordsOf(mine) },
    { key: 'theirs', title: text('resources.conflict.theirs', authorOf(theirs, person.id)), words: wordsOf(theirs.form) },
  ]
  return (
    <section className={styles.conflict} aria-label={label}>
      <h3>{label}</h3>
      <div className={conflictStyles.versions}>
        {versions.map(({ key, title, words }) => (
          <section
            key={key}
            className={conflictStyles.version}
            data-name={key === choice ? 'mine' : key === 'before' ? 'before' : 'other'}
            aria-label={title}
          >
            <h3>{title}</h3>
            <p>
              {words === '' ? (
                <span>{text('resources.empty')}</span>
              ) : key === 'before' || former === '' ? (
                <span>{words}</span>
              ) : (
                <MarkedWords former={former} text={words} />
              )}
            </p>
          </section>
        ))}
      </div>
      <SegmentedControl<Choice>
        label={text('resources.conflict.keep', { field: label })}
        value={choice}
        onChange={onChoose}
        segments={[
          { value: 'mine', label: text('resources.conflict.keepMine') },
          { value: 'theirs', label: text('resources.conflict.keepTheirs') },
        ]}
      />
    </section>
  )
}

/** The fields that were changed elsewhere meanwhile too: for each of them, one version is chosen; all others are joined already. */
export function ConflictDialog({ session, conflict }: { readonly session: ItemSession; readonly conflict: OpenConflict }) {
  const text = useResourceText()
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map())
  const { theirs, paths } = conflict
  const author = authorOf(theirs, usePanel().person.id)
  const acts = (
    <>
      <Button variant="subtle" onClick={session.leaveConflict}>
        {text('resources.conflict.later')}
      </Button>
      <Button variant="primary" onClick={() => void session.decide(choices)}>
        {text('resources.conflict.save')}
      </Button>
    </>
  )
  return (
    <Dialog isOpen onClose={session.leaveConflict} width={880} title={text('resources.conflict.title', author)} acts={acts}>
      <p className={conflictStyles.lead}>
        <span>{text('resources.conflict.lead', { ...author, count: paths.length })}</span>
      </p>
      {theirs.at !== null && (
        <p className={styles.help}>
          <ChangedAt instant={theirs.at} />
        </p>
      )}
      {paths.map((path) => (
        <FieldConflict
          key={path}
          conflict={conflict}
          path={path}
          choice={choices.get(path) ?? 'mine'}
          onChoose={(choice) => setChoices(new Map(choices).set(path, choice))}
        />
      ))}
    </Dialog>
  )
}
