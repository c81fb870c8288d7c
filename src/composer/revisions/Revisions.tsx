import { useState } from 'react'
import { systemClock } from '#domain/dates/clock.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { AfterDelay, Skeleton } from '#kit/feedback/Skeleton.tsx'
import { State } from '#kit/feedback/State.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { Avatar } from '#kit/text/Avatar.tsx'
import { DateAndTime } from '#composer/words/DateAndTime.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useVersions, type Version } from './use-versions.ts'
import { authorOf, plannedWords, titleOf } from './version-words.tsx'
import { VersionSheet } from './VersionSheet.tsx'
import styles from './revisions.module.css'

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

function Line({ version, onOpen }: { readonly version: Version; readonly onOpen: () => void }) {
  const text = useComposerText()
  const planned = plannedWords(text, version.planned, systemClock())
  return (
    <li>
      <button type="button" className={styles.line} onClick={onOpen}>
        {version.savedBy ? (
          <Avatar name={version.savedBy.name} />
        ) : (
          <span className={styles.nobody}>
            <Icon name="history" />
          </span>
        )}
        <span className={styles.words}>
          <span className={styles.title}>
            <b>{titleOf(text, version, systemClock())}</b>
            {version.name !== null && <span className={styles.tag}>{text('composer.revisions.named')}</span>}
          </span>
          {version.changes && version.changes.where !== '' && <span className={styles.meta}>{version.changes.where}</span>}
          <span className={styles.meta}>
            <span>{authorOf(text, version)}</span> · <DateAndTime at={version.savedAt} />
          </span>
          {planned !== null && <State kind="planned">{planned}</State>}
          {version.isPublished && <State kind="live">{text('composer.revisions.online')}</State>}
        </span>
      </button>
    </li>
  )
}

/** The versions of the document with what changed in each: they are compared, and brought back whole or in parts. */
export function Revisions() {
  const text = useComposerText()
  const { versions, retry } = useVersions()
  const [opened, setOpened] = useState<Version | null>(null)
  if (versions === null) return <LinesOnTheirWay />
  if (versions === 'failed')
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
  if (versions.length === 0)
    return (
      <EmptyState title={text('composer.revisions.none')} icon="history" size="small">
        {text('composer.revisions.none.text')}
      </EmptyState>
    )
  return (
    <>
      <ul className={styles.list} aria-label={text('composer.revisions')}>
        {versions.map((version) => (
          <Line key={version.id} version={version} onOpen={() => setOpened(version)} />
        ))}
      </ul>
      {opened && <VersionSheet version={opened} others={versions.filter(({ id }) => id !== opened.id)} onClose={() => setOpened(null)} />}
    </>
  )
}
