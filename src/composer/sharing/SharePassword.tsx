import { useState, type FormEvent } from 'react'
import { SHARE_PASSWORD } from '#schemas/admin/share-password.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { PasswordField } from '#kit/fields/PasswordField.tsx'
import { Switch } from '#kit/fields/Switch.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import styles from './sharing.module.css'
import type { ChangeShare } from './use-shares.ts'

interface SharePasswordProps {
  readonly hasPassword: boolean
  readonly isBusy: boolean
  readonly onChange: ChangeShare
}

/** Asks the readers of a link for a password, or no longer. */
export function SharePassword({ hasPassword, isBusy, onChange }: SharePasswordProps) {
  const text = useComposerText()
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [isShort, setIsShort] = useState(false)
  const isOn = hasPassword || isOpen
  const turn = (on: boolean) => {
    setIsOpen(on)
    setTyped('')
    if (!on && hasPassword) void onChange({ password: null }, 'composer.share.password.gone')
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const isFaulty = typed.length < SHARE_PASSWORD
    setIsShort(isFaulty)
    if (isFaulty || !(await onChange({ password: typed }, 'composer.share.password.done'))) return
    setIsOpen(false)
    setTyped('')
  }
  return (
    <div className={styles.password}>
      <Switch
        label={text('composer.share.password')}
        checked={isOn}
        disabled={isBusy}
        onChange={({ currentTarget }) => turn(currentTarget.checked)}
      />
      {hasPassword && !isOpen && (
        <Button variant="link" onClick={() => setIsOpen(true)}>
          {text('composer.share.password.change')}
        </Button>
      )}
      {isOpen && (
        <form className={styles.address} onSubmit={(event) => void save(event)}>
          <PasswordField
            label={text('composer.share.password.label')}
            help={text('composer.share.password.help', { count: SHARE_PASSWORD })}
            error={isShort ? text('composer.share.password.short', { count: SHARE_PASSWORD }) : undefined}
            autoComplete="new-password"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" busy={isBusy && text('composer.share.changing')}>
            {text('composer.share.password.save')}
          </Button>
        </form>
      )}
    </div>
  )
}
