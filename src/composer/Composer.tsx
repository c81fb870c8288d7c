import { useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import composerFr from '#i18n/messages/composer/fr.json'
import formsFr from '#i18n/messages/forms/fr.json'
import { createText, TextProvider } from '#i18n/TextProvider.tsx'
import { Button } from '#kit/buttons/Button.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { Skeleton } from '#kit/feedback/Skeleton.tsx'
import type { ComposerProps } from './composer-props.ts'
import styles from './composer.module.css'
import { useComposerText } from './words/use-composer-text.ts'
import { Desk } from './Desk.tsx'
import { startSession, type ComposerSession } from './workbench/composer-session.ts'
import { ValueStore } from './workbench/value-store.ts'
import { SessionContext, useMachine } from './workbench/use-session.ts'
import { useValue, WorkbenchContext } from './workbench/use-workbench.ts'

function Opening() {
  const text = useComposerText()
  return (
    <div className={styles.opening} role="status">
      <Skeleton height={52} />
      <p>{text('composer.opening')}</p>
    </div>
  )
}

function Unopened({ session }: { readonly session: ComposerSession }) {
  const text = useComposerText()
  const failure = useMachine(session.actor, ({ context }) => context.failure)
  return (
    <EmptyState
      title={text('composer.unopened')}
      icon="alert"
      tone="stop"
      isAnnounced
      acts={
        <Button variant="primary" onClick={() => session.actor.send({ type: 'open.retry' })}>
          {text('composer.open.retry')}
        </Button>
      }
    >
      {failure}
    </EmptyState>
  )
}

function Opened({ session }: { readonly session: ComposerSession }) {
  const bench = useValue(session.workbench)
  const hasFailed = useMachine(session.actor, ({ value }) => value.work === 'unopened')
  if (hasFailed) return <Unopened session={session} />
  if (!bench) return <Opening />
  return (
    <WorkbenchContext value={bench}>
      <Desk />
    </WorkbenchContext>
  )
}

function PageComposer(props: ComposerProps) {
  const text = useComposerText()
  const [holder] = useState(() => new ValueStore<ComposerSession | null>(null))
  const session = useValue(holder)
  const start = useEffectEvent(() => startSession(props, text))
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
      <Opened session={session} />
    </SessionContext>
  )
}

/** The composer of one page in one language: its canvas, its outline, its fields. Its words come with it, not with the first script of the panel. */
export function Composer(props: ComposerProps) {
  const { messages } = useIntl()
  const [text] = useState(() => createText('fr_FR', { ...messages, ...formsFr, ...composerFr }))
  return (
    <TextProvider text={text}>
      <PageComposer key={`${props.idPage} ${props.locale}`} {...props} />
    </TextProvider>
  )
}
