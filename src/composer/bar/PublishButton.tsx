import { useState } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { acts } from '#composer/acts/acts.ts'
import { startPublication } from '#composer/shells/start-publication.ts'
import { useReview } from '#composer/checks/use-review.ts'
import { shortcutText } from '#composer/keys/shortcut-text.ts'
import { isShell } from '#composer/shells/shell-facts.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useLater } from '#composer/workbench/use-later.ts'
import { useMachine, useSession } from '#composer/workbench/use-session.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { useMayPublish } from '#composer/workbench/person.ts'
import styles from './bar.module.css'
import { standingNow } from './page-standing.ts'
import { useIsModified } from './use-is-modified.ts'

/** How many pages a publication changes; null for a page, before the server has counted them, and for none. */
function useChangedPages(): number | null {
  const bench = useWorkbench()
  const reach = useValue(bench.reach)
  const sectionPages = useValue(bench.sectionPages)
  const pages = isShell(bench) ? reach?.pages : sectionPages
  return pages === undefined || pages === 0 ? null : pages
}

/** The words of the main act: a page that visitors have never seen is put online; of a shell or a section, they count the pages that it changes. */
function PublishWords({ isShort, isNew }: { readonly isShort: boolean; readonly isNew: boolean }) {
  const text = useComposerText()
  const count = useChangedPages()
  const [wasNew, setWasNew] = useState(isNew)
  if (isNew && !wasNew) setWasNew(true)
  if (count === null && !wasNew) return <span>{text('composer.publish')}</span>
  if (count === null) {
    const first = text(isShort ? 'composer.publish.first-short' : 'composer.publish.first')
    // The button keeps its width: once pressed, another one would lie under the pointer.
    return (
      <span className={styles.first} data-short={isShort || undefined}>
        <span>{isNew ? first : text('composer.publish')}</span>
        <span aria-hidden>{first}</span>
      </span>
    )
  }
  if (!isShort) return <span>{text('composer.shell.publish', { count })}</span>
  // Two lines take little more room than the act alone.
  return (
    <span className={styles.act}>
      <span>{text('composer.publish')}</span> <span>{text('composer.publish.reach', { count })}</span>
    </span>
  )
}

/** True for a page that visitors have never seen. */
function useIsNew(bench: Workbench): boolean {
  const { store, standing } = bench
  return useLater(store.onHistory, () => !isShell(bench) && standingNow(store.client, standing) === 'NEVER')
}

/** The main act of the composer: publishing, or asking for a review where another person publishes. */
export function PublishButton({ isShort = false }: { readonly isShort?: boolean }) {
  return useMayPublish() ? <Publish isShort={isShort} /> : <AskReview isShort={isShort} />
}

function AskReview({ isShort }: { readonly isShort: boolean }) {
  const text = useComposerText()
  const { dialog } = useWorkbench()
  const isModified = useIsModified()
  const title = text('composer.approval.title')
  return (
    <Button
      variant={isModified ? 'primary' : 'default'}
      icon="user-check"
      title={title}
      aria-label={title}
      aria-haspopup="dialog"
      onClick={() => dialog.set('approval')}
    >
      <span>{isShort ? text('composer.approval.short') : title}</span>
    </Button>
  )
}

function Publish({ isShort }: { readonly isShort: boolean }) {
  const text = useComposerText()
  const { actor } = useSession()
  const { conflicts } = useReview()
  const isModified = useIsModified()
  const isPublishing = useMachine(actor, ({ value }) => value.work === 'publishing')
  const hasRefusal = useMachine(actor, ({ context }) => context.refusal !== null)
  // It is the blue button as long as it is the next act.
  const bench = useWorkbench()
  const isNew = useIsNew(bench)
  // The count of pages takes the room of the key.
  const isCounted = useChangedPages() !== null
  const isNext = isPublishing || ((isModified || isNew) && !hasRefusal && conflicts === 0)
  return (
    <Button
      variant={isNext ? 'primary' : 'default'}
      {...(!isShort && !isCounted && { shortcut: shortcutText(acts.publish.keys[0] ?? '') })}
      busy={isPublishing && text('composer.publish.busy')}
      onClick={() => void startPublication({ bench, actor })}
    >
      <PublishWords isShort={isShort} isNew={isNew} />
    </Button>
  )
}
