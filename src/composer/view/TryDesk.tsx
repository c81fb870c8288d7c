import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { LiveLink } from '#composer/bar/LiveLink.tsx'
import { Widths } from '#composer/bar/Widths.tsx'
import { Canvas } from '#composer/canvas/Canvas.tsx'
import { shortcutText } from '#composer/keys/shortcut-text.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import type { Room } from '#composer/workbench/use-room.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import { ViewStrip } from './ViewStrip.tsx'
import styles from './view.module.css'

/** The page of the draft without the editor: it works as on the site, and sends nothing. */
export function TryDesk({ room }: { readonly room: Room }) {
  const text = useComposerText()
  const { trial } = useWorkbench()
  const isOnPhone = room === 'phone'
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
        {!isOnPhone && <Widths />}
        <LiveLink />
        <Button ref={back} variant="primary" {...(!isOnPhone && { shortcut: shortcutText('Escape') })} onClick={() => trial.set('ended')}>
          {text(isOnPhone ? 'composer.try.back.short' : 'composer.try.back')}
        </Button>
      </header>
      <ViewStrip />
      <div className={styles.page}>
        <Canvas isTrueWidth={isOnPhone} mode="try" />
      </div>
    </div>
  )
}
