import { DateAndTime } from '#composer/words/DateAndTime.tsx'
import type { OpenConflict } from '#engine/draft/sync/open-conflicts.ts'
import { useReadNames } from '#forms/values/names/use-read-names.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import { conflictVersions } from './conflict-versions.ts'
import styles from './conflicts.module.css'
import { MarkedWords } from './MarkedWords.tsx'
import type { Signature } from './use-signature.ts'

function Words({ former, words }: { readonly former: string | undefined; readonly words: string | undefined }) {
  const text = useComposerText()
  if (words === undefined) return <span>{text('composer.conflict.nothing')}</span>
  return former === undefined ? <span>{words}</span> : <MarkedWords former={former} text={words} />
}

function useVersions({ conflict }: OpenConflict) {
  const bench = useWorkbench()
  const names = useReadNames(bench.pickers)
  return conflictVersions({ ...bench, names }, conflict)
}

/** One's own version of a change that the server takes on no page, and what the page holds. */
export function RefusedVersions({ open }: { readonly open: OpenConflict }) {
  const text = useComposerText()
  const versions = useVersions(open)
  const titles = { mine: text('composer.conflict.mine'), theirs: text('composer.conflict.refused-page') }
  return (
    <div className={styles.versions}>
      {(['mine', 'theirs'] as const).map((name) => (
        <section key={name} className={styles.version} data-name={name} aria-label={titles[name]}>
          <h3>{titles[name]}</h3>
          <p>
            <Words former={undefined} words={versions[name]} />
          </p>
        </section>
      ))}
    </div>
  )
}

interface VersionsProps {
  readonly open: OpenConflict
  readonly signature: Signature | null
  /** True when the other version is by the same person, in another tab. */
  readonly isOwn: boolean
}

/** The three versions of a conflict. */
export function Versions({ open, signature, isOwn }: VersionsProps) {
  const text = useComposerText()
  const versions = useVersions(open)
  const titleOf = (name: keyof typeof versions) => {
    // Each tab of the person shows the card: only where a version stands is the same in both.
    if (isOwn && name !== 'before') return text(name === 'theirs' ? 'composer.conflict.refused-page' : 'composer.conflict.aside')
    if (name !== 'theirs' || signature === null) return text(`composer.conflict.${name}`)
    return signature.savedBy === null ? text('composer.conflict.beside') : text('composer.conflict.wrote', { name: signature.savedBy.name })
  }
  return (
    <div className={styles.versions} data-own={isOwn || undefined}>
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
      <DateAndTime at={at} />
    </small>
  )
}
