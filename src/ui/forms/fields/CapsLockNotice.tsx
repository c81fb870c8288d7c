import { useState, type KeyboardEvent, type ReactNode } from 'react'
import styles from './PasswordMeter.module.css'

interface CapsLockNoticeProps {
  readonly words: string
  /** The password field that it watches. */
  readonly children: ReactNode
}

/** Says under a password that Caps Lock is on, which a hidden password does not show. */
export function CapsLockNotice({ words, children }: CapsLockNoticeProps) {
  const [isOn, setOn] = useState(false)
  const look = (event: KeyboardEvent) => {
    setOn(event.getModifierState('CapsLock'))
  }
  return (
    <div role="none" onKeyDown={look} onKeyUp={look}>
      {children}
      <p className={styles.capsLock} role="status">
        {isOn ? words : null}
      </p>
    </div>
  )
}
