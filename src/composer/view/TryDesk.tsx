import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { standingNow } from '#composer/bar/page-standing.ts'
import { LiveLink } from '#composer/bar/LiveLink.tsx'
import { Widths } from '#composer/bar/Widths.tsx'
import { Canvas } from '#composer/canvas/Canvas.tsx'
import { shortcutText } from '#composer/keys/shortcut-text.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import type { Room } from '#composer/workbench/use-room.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import { LivePage } from './LivePage.tsx'
import { useLinkedScroll } from './use-linked-scroll.ts'
import { ViewStrip } from './ViewStrip.tsx'
import styles from './view.module.css'

function BesideButton({ isOn, onChange }: { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void }) {
  const text = useComposerText()
  const { store, standing } = useWorkbench()
  const isOnline = standingNow(store.client, standing) === 'ONLINE'
  return (
    <Button
      variant="subtle"
      icon="columns"
      aria-pressed={isOn}
      className={isOn ? styles.on : undefined}
      refusal={!isOnline && text('composer.try.offline')}
      onClick={() => onChange(!isOn)}
    >
      {text('composer.try.beside')}
    </Button>
  )
}

/** The page of the draft without the editor: it works as on the site, and sends nothing. */
export function TryDesk({ room }: { readonly room: Room }) {
  const text = useComposerText()
  const { trial } = useWorkbench()
  const [isAsked, setBeside] = useState(false)
  const isOnPhone = room === 'phone'
  const isBeside = isAsked && !isOnPhone
  const pages = useLinkedScroll(isBeside)
  const back = useRef<HTMLButtonElement>(null)
  const end = useEffectEvent(() => trial.set('ended'))
  useEffect(() => {
    back.current?.focus()
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) end()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <div className={styles.trial}>
      <header className={styles.head}>
        <Icon name="eye" />
        <div className={styles.words}>
          <h1>{text('composer.try.title')}</h1>
          <p>{text('composer.try.safe')}</p>
        </div>
        {!isOnPhone && <BesideButton isOn={isBeside} onChange={setBeside} />}
        {!isOnPhone && <Widths />}
        <LiveLink />
        <Button ref={back} variant="primary" {...(!isOnPhone && { shortcut: shortcutText('Escape') })} onClick={() => trial.set('ended')}>
          {text(isOnPhone ? 'composer.try.back.short' : 'composer.try.back')}
        </Button>
      </header>
      <ViewStrip />
      <div ref={pages} className={styles.pages}>
        <div className={styles.page}>
          {isBeside && <p>{text('composer.try.draft')}</p>}
          <Canvas isTrueWidth={isOnPhone} mode="try" />
        </div>
        {isBeside && (
          <div className={styles.page}>
            <p>{text('composer.try.live')}</p>
            <LivePage />
          </div>
        )}
      </div>
    </div>
  )
}
