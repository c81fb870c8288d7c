import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import composerFr from '#i18n/messages/composer/fr.json'
import sectionFr from '#i18n/messages/composer/section-fr.json'
import shellFr from '#i18n/messages/composer/shell-fr.json'
import formsFr from '#i18n/messages/forms/fr.json'
import { createText, TextProvider } from '#i18n/TextProvider.tsx'
import { Button } from '#kit/buttons/Button.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { AfterDelay, Skeleton } from '#kit/feedback/Skeleton.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { ValueStore } from '#engine/value-store.ts'
import { useViewHeight } from './phone/use-view-height.ts'
import type { ComposerProps } from './composer-props.ts'
import styles from './composer.module.css'
import { useComposerText } from './words/use-composer-text.ts'
import { Desk } from './Desk.tsx'
import { Untranslated } from './translation/Untranslated.tsx'
import { startSession, type ComposerSession } from './workbench/composer-session.ts'
import { SessionContext, useMachine } from './workbench/use-session.ts'
import { useValue, WorkbenchContext } from './workbench/use-workbench.ts'

/** The words of what is no page, over those of a page. */
const wordsOf = { page: null, shell: shellFr, section: sectionFr } as const

/** Widths of the grey lines in the place of the outline, heights of those in the place of the fields. */
const OUTLINE = [62, 48, 54, 70, 44, 58, 66, 40, 52, 60] as const
const FIELDS = [32, 12, 32, 12, 32, 12, 96, 12, 72] as const

function Opening() {
  const text = useComposerText()
  return (
    <main className={styles.opening} aria-busy="true">
      <h1>
        <VisuallyHidden>
          <span role="status">{text('composer.opening')}</span>
        </VisuallyHidden>
      </h1>
      <AfterDelay>
        <div className={styles.bar}>
          <Skeleton width={180} />
          <Skeleton width={120} height={28} />
        </div>
        <div className={styles.panes}>
          <div className={styles.lines}>
            {OUTLINE.map((width) => (
              <Skeleton key={width} width={`${width}%`} />
            ))}
          </div>
          <div className={styles.canvas}>
            <Skeleton height="100%" />
          </div>
          <div className={styles.lines}>
            {FIELDS.map((height, index) => (
              <Skeleton key={`${index} ${height}`} height={height} width={height > 20 ? '100%' : '40%'} />
            ))}
          </div>
        </div>
      </AfterDelay>
    </main>
  )
}

interface OpenedProps {
  readonly props: ComposerProps
  readonly session: ComposerSession
}

function Unopened({ session, props }: OpenedProps) {
  const text = useComposerText()
  const failure = useMachine(session.actor, ({ context }) => context.failure)
  const translated = useValue(session.translated)
  const retry = () => session.actor.send({ type: 'open.retry' })
  if (translated !== null)
    return (
      <main className={styles.unopened}>
        <Untranslated props={props} source={translated} onMade={retry} />
      </main>
    )
  return (
    <main className={styles.unopened}>
      <EmptyState
        title={text('composer.unopened')}
        level={1}
        icon="alert"
        tone="stop"
        isAnnounced
        acts={
          <>
            <Button variant="primary" icon="refresh" onClick={retry}>
              {text('composer.open.retry')}
            </Button>
            <Button variant="subtle" icon="arrow-left" onClick={props.onLeave}>
              {text('composer.back')}
            </Button>
          </>
        }
      >
        {failure}
      </EmptyState>
    </main>
  )
}

function Opened({ session, props }: OpenedProps) {
  const bench = useValue(session.workbench)
  const hasFailed = useMachine(session.actor, ({ value }) => value.work === 'unopened')
  if (hasFailed) return <Unopened session={session} props={props} />
  if (!bench) return <Opening />
  return (
    <WorkbenchContext value={bench}>
      <Desk />
    </WorkbenchContext>
  )
}

function PageComposer({ onNarrowed, ...props }: ComposerProps & { readonly onNarrowed: () => void }) {
  const text = useComposerText()
  useViewHeight()
  const [holder] = useState(() => new ValueStore<ComposerSession | null>(null))
  const session = useValue(holder)
  const narrow = useEffectEvent(() => {
    toast({ text: text('composer.rights.narrowed') })
    onNarrowed()
  })
  const start = useEffectEvent(() => startSession(props, text, narrow))
  useEffect(() => {
    const started = start()
    holder.set(started)
    return () => {
      holder.set(null)
      started.stop()
    }
  }, [holder])
  if (!session) return <Opening />
  return (
    <SessionContext value={session}>
      <Opened session={session} props={props} />
    </SessionContext>
  )
}

/** The composer of one page in one language: its canvas, its outline, its fields. Its words come with it, not with the first script of the panel. */
export function Composer(props: ComposerProps) {
  const { messages } = useIntl()
  const { kind } = props.edited
  // The draft is opened again, with the rights of now.
  const [round, setRound] = useState(0)
  const text = useMemo(() => createText('fr_FR', { ...messages, ...formsFr, ...composerFr, ...wordsOf[kind] }), [messages, kind])
  return (
    <TextProvider text={text}>
      <PageComposer
        key={`${props.edited.kind} ${props.edited.id} ${props.locale} ${round}`}
        {...props}
        onNarrowed={() => setRound((former) => former + 1)}
      />
    </TextProvider>
  )
}
