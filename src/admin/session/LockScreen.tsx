import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { PasswordField } from '#kit/fields/PasswordField.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Avatar } from '#kit/text/Avatar.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { personName } from './person.ts'
import styles from './session.module.css'
import { afterTyping } from './typing-pause.ts'
import { freshForm, missingField, refusedForm, type LockField, type LockForm } from './unlock.ts'
import { useReturnElsewhere } from './use-return-elsewhere.ts'

type Typed = Record<LockField, string>

function useUnlock() {
  const { account, lock, person } = usePanel()
  const [form, setForm] = useState<LockForm>(freshForm)
  const [isBusy, setIsBusy] = useState(false)
  const send = async (typed: Typed) => {
    const missing = missingField(form, typed)
    if (missing !== null) return setForm(missing)
    setIsBusy(true)
    try {
      await account.login({ email: person.email, password: typed.password, ...(form.isCodeAsked && { code: typed.code.trim() }) })
      lock.unlock()
    } catch (error) {
      setForm(refusedForm(form, error))
    } finally {
      setIsBusy(false)
    }
  }
  return { form, isBusy, send }
}

function KeptNote({ count }: { readonly count: number }) {
  return (
    <Note tone="done">
      <FormattedMessage id="panel.lock.kept" values={{ count, b: (words) => <b>{words}</b> }} />
    </Note>
  )
}

function UnlockForm({ isFocusedFirst }: { readonly isFocusedFirst: boolean }) {
  const text = usePanelText()
  const { start } = usePanel()
  const { form, isBusy, send } = useUnlock()
  const password = useRef<HTMLInputElement>(null)
  const code = useRef<HTMLInputElement>(null)
  const { error, field, isCodeAsked } = form
  useEffect(() => {
    if (form !== freshForm || isFocusedFirst) (field === 'code' ? code : password).current?.focus()
  }, [form, field, isFocusedFirst])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void send({ password: password.current?.value ?? '', code: code.current?.value ?? '' })
  }
  const errorOf = (name: LockField) => {
    if (error === null || field !== name) return undefined
    return 'said' in error ? error.said : text(error.key)
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <PasswordField
        ref={password}
        label={text('panel.lock.password')}
        name="password"
        autoComplete="current-password"
        error={errorOf('password')}
      />
      {isCodeAsked && (
        <TextField
          ref={code}
          label={text('panel.lock.code')}
          help={text('panel.lock.codeHelp')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          error={errorOf('code')}
        />
      )}
      <Button type="submit" variant="primary" size="large" isWide shortcut="⏎" busy={isBusy && text('panel.lock.resuming')}>
        {text('panel.lock.resume')}
      </Button>
      <div className={styles.links}>
        <a href={start.forgottenUrl} target="_blank" rel="noopener">
          {text('panel.lock.forgotten')}
        </a>
        <a href={`${start.signInUrl}?target=${encodeURIComponent(location.pathname + location.search)}`}>{text('panel.lock.other')}</a>
      </div>
    </form>
  )
}

function refuseEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.preventDefault()
}

/** Gives the focus back whole: a closing dialog of Chromium leaves the field without its caret, and the keys after it are lost. */
function returnCaret(): void {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return
  focused.blur()
  focused.focus({ preventScroll: true })
}

interface LockDialogProps {
  readonly keptChanges: number
  /** True where a text had the focus: the person may write on without a look at the screen. */
  readonly wasWriting: boolean
}

function LockDialog({ keptChanges, wasWriting }: LockDialogProps) {
  const text = usePanelText()
  const { person } = usePanel()
  const dialog = useRef<HTMLDialogElement>(null)
  const name = personName(person)
  useReturnElsewhere()
  // A modal dialog of the browser makes everything else inert, open menus and dialogs too, and gives the focus back as it closes:
  // it must close while it still stands in the document.
  useLayoutEffect(() => {
    const shown = dialog.current
    if (shown === null) return undefined
    // No press of Escape closes it, not even for the moment in which the next press would empty the search behind it.
    shown.setAttribute('closedby', 'none')
    shown.addEventListener('keydown', refuseEscape)
    shown.showModal()
    // Keys that still come are dropped here; a press of Tab or a click leads to the password.
    if (wasWriting) shown.focus()
    return () => {
      shown.close()
      returnCaret()
    }
  }, [wasWriting])
  return (
    <dialog
      ref={dialog}
      className={styles.lock}
      tabIndex={-1}
      aria-labelledby="lock-title"
      onCancel={(event) => event.preventDefault()}
      // A browser may close it at the second press of Escape all the same: it opens again.
      onClose={(event) => event.currentTarget.showModal()}
    >
      <div className={styles.who}>
        <Avatar name={name} isLarge />
        <div>
          <h2 id="lock-title">{text('panel.lock.title')}</h2>
          <p>
            <span>{name}</span> · <span>{person.email}</span>
          </p>
        </div>
      </div>
      <KeptNote count={keptChanges} />
      <UnlockForm isFocusedFirst={!wasWriting} />
    </dialog>
  )
}

/** Comes up once the typing is over: the last keys of a burst stay in their field, those of the next one go nowhere, none goes into the password. */
function LockAfterTyping({ keptChanges }: { readonly keptChanges: number }) {
  const [due, setDue] = useState<{ readonly wasWriting: boolean } | null>(null)
  useEffect(() => afterTyping(document, (wasWriting) => setDue({ wasWriting })), [])
  return due && <LockDialog keptChanges={keptChanges} wasWriting={due.wasWriting} />
}

/** Covers the work when the session has ended. The work stays behind it, blurred, until the person has signed in again. */
export function LockScreen() {
  const { lock } = usePanel()
  const { isLocked, keptChanges } = useSyncExternalStore(lock.subscribe, lock.state)
  return isLocked ? <LockAfterTyping keptChanges={keptChanges} /> : null
}
