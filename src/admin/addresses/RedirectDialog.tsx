import { useId, useState, type FormEvent } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import styles from './addresses.module.css'
import type { AddressActs, ReadAddresses, Redirect } from './use-addresses.ts'
import { useAddressesText } from './use-addresses-text.ts'

/** The start of the form: what is typed already, and the redirect that it changes. */
export interface RedirectStart {
  readonly from: string
  readonly to: string
  readonly before: Redirect | null
}

interface DialogProps {
  readonly start: RedirectStart
  readonly pages: ReadAddresses['pages']
  readonly acts: Pick<AddressActs, 'save'>
  readonly onClose: () => void
}

function useRedirectForm({ start, acts, onClose }: DialogProps) {
  const text = useAddressesText()
  const [typed, setTyped] = useState({ from: start.from, to: start.to })
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setIsBusy] = useState(false)
  const [isStale, setIsStale] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const empty = (['from', 'to'] as const).filter((field) => typed[field].trim() === '')
    setFaults(Object.fromEntries(empty.map((field) => [field, text('addresses.dialog.missing')])))
    if (empty.length > 0) return
    setIsBusy(true)
    const saved = await acts.save(typed.from.trim(), typed.to.trim(), start.before)
    setIsBusy(false)
    setIsStale(saved.kind === 'stale')
    if (saved.kind === 'refused') setFaults(saved.faults)
    if (saved.kind === 'done') onClose()
  }
  const change = (field: 'from' | 'to', value: string) => {
    setTyped((known) => ({ ...known, [field]: value }))
    setFaults(({ [field]: _mended, ...others }) => others)
  }
  return { typed, faults, isBusy, isStale, send, change }
}

type Form = ReturnType<typeof useRedirectForm>
type FieldsProps = Pick<Form, 'typed' | 'faults' | 'change'> & Pick<DialogProps, 'start' | 'pages'>

function FromField({ start, typed, faults, change }: FieldsProps) {
  const text = useAddressesText()
  return (
    <TextField
      label={text('addresses.dialog.from')}
      help={text('addresses.dialog.fromHelp')}
      error={faults['from']}
      value={typed.from}
      autoComplete="off"
      spellCheck={false}
      data-autofocus={start.from === '' || undefined}
      onChange={({ currentTarget }) => change('from', currentTarget.value)}
    />
  )
}

function ToField({ start, pages, typed, faults, change }: FieldsProps) {
  const text = useAddressesText()
  const list = useId()
  const isNew = start.before === null
  const isNear = isNew && start.to !== '' && typed.to === start.to
  return (
    <>
      <TextField
        label={text('addresses.dialog.to')}
        help={text(isNear ? 'addresses.dialog.toNear' : 'addresses.dialog.toHelp')}
        error={faults['to'] ?? (isNew ? undefined : faults['from'])}
        value={typed.to}
        list={list}
        autoComplete="off"
        spellCheck={false}
        data-autofocus={start.from !== '' || undefined}
        onChange={({ currentTarget }) => change('to', currentTarget.value)}
      />
      <datalist id={list}>
        {pages.map(({ path, title }) => (
          <option key={path} value={path}>
            {title}
          </option>
        ))}
      </datalist>
    </>
  )
}

/** The form of a redirect. Refusals stand beside their field. */
export function RedirectDialog(props: DialogProps) {
  const text = useAddressesText()
  const form = useId()
  const { start, pages, onClose } = props
  const { isBusy, isStale, send, ...fields } = useRedirectForm(props)
  const acts = (
    <>
      <Button variant="subtle" onClick={onClose}>
        {text('addresses.dialog.back')}
      </Button>
      <Button type="submit" form={form} variant="primary" busy={isBusy && text('addresses.dialog.busy')}>
        {text('addresses.dialog.save')}
      </Button>
    </>
  )
  const isNew = start.before === null
  const title = isNew ? text('addresses.dialog.new') : text('addresses.dialog.change', { path: start.from })
  return (
    <Dialog isOpen onClose={onClose} title={title} acts={acts} hint={text('addresses.dialog.hint')} width={560}>
      <form id={form} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        {isStale && (
          <Note tone="remark" isAnnounced>
            <p>{text('addresses.dialog.stale')}</p>
          </Note>
        )}
        {isNew && <FromField {...{ start, pages }} {...fields} />}
        <ToField {...{ start, pages }} {...fields} />
      </form>
    </Dialog>
  )
}
