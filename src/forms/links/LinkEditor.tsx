import { useRef, useState, type ReactNode } from 'react'
import { useFormsText, type FormsMessageKey } from '#i18n/hooks/use-forms-text.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import styles from '#forms/forms.module.css'
import { useForm } from '#forms/form-context.ts'
import { MediaBrowser } from '#forms/media/MediaBrowser.tsx'
import { linkAddress, linkKindOf, linkKinds, typedAddress, type LinkKind } from '#forms/values/link-address.ts'
import { PageSearch } from './PageSearch.tsx'

interface LinkEditorProps {
  /** The address at first; a new one takes a new key. */
  readonly href: string
  readonly canBeEmpty: boolean
  /** Kind that is shown as long as there is no address; absent for none. */
  readonly firstKind?: LinkKind
  /** True where a dialog asks for the address alone: its field has the first focus. */
  readonly isOfDialog?: boolean
  /** Called with an address that can stand in a link, and with null for none. */
  readonly onChange: (href: string | null) => void
  readonly label?: ReactNode
  readonly isOptional?: boolean
  readonly help?: ReactNode
  readonly error?: ReactNode
}

type TypedKind = Exclude<LinkKind, 'page' | 'file'>

const typedWords: Readonly<
  Record<
    TypedKind,
    {
      readonly label: FormsMessageKey
      readonly help?: FormsMessageKey
      /** How the address is written, where it is not. */
      readonly fault: FormsMessageKey
      readonly mode: 'url' | 'email' | 'tel' | 'text'
    }
  >
> = {
  site: { label: 'forms.link.siteLabel', help: 'forms.link.siteHelp', fault: 'forms.link.siteFault', mode: 'url' },
  mail: { label: 'forms.link.mailLabel', fault: 'forms.link.mailFault', mode: 'email' },
  phone: { label: 'forms.link.phoneLabel', fault: 'forms.link.phoneFault', mode: 'tel' },
  anchor: { label: 'forms.link.anchorLabel', help: 'forms.link.anchorHelp', fault: 'forms.link.unsafe', mode: 'text' },
}

/** Chooses where a link leads: a page, a file, another site, a mailbox, a telephone, a place of the page. */
export function LinkEditor({ href, canBeEmpty, firstKind, isOfDialog = false, onChange, ...words }: LinkEditorProps) {
  const { label, isOptional, help, error } = words
  const text = useFormsText()
  const [kind, setKind] = useState(() => linkKindOf(href) ?? firstKind ?? null)
  const [target, setTarget] = useState(href)
  const change = (next: string | null) => {
    setTarget(next ?? '')
    onChange(next)
  }
  const chooseKind = (chosen: string) => {
    const next = linkKinds.find((one) => one === chosen) ?? null
    setKind(next)
    if (next === null) change(null)
  }
  // The link is not lost while another kind is chosen and its address is still to come.
  const isElsewhere = kind !== null && target !== '' && linkKindOf(target) !== kind
  return (
    <div className={styles.fields}>
      <Select
        label={label ?? text('forms.link.kind')}
        {...{ isOptional, error }}
        help={isElsewhere ? text('forms.link.stays', { href: target }) : help}
        value={kind ?? ''}
        options={linkKinds.map((value) => ({ value, label: text(`forms.link.${value}`) }))}
        {...((canBeEmpty || kind === null) && { placeholder: text('forms.link.none') })}
        onChange={chooseKind}
      />
      {kind !== null && <Target {...{ kind, href, target, canBeEmpty }} isFirst={isOfDialog} onChange={change} />}
    </div>
  )
}

interface TargetProps {
  readonly kind: LinkKind
  /** The address at first. */
  readonly href: string
  /** Where the link leads now. */
  readonly target: string
  readonly canBeEmpty: boolean
  /** True for the field with the first focus of its dialog. */
  readonly isFirst: boolean
  readonly onChange: (href: string | null) => void
}

/** Chooses or types an address of one kind. */
function Target({ kind, href, target, canBeEmpty, isFirst, onChange }: TargetProps) {
  if (kind === 'page') return <PageSearch href={typedAddress(href, 'page')} isFirst={isFirst} onChoose={onChange} />
  if (kind === 'file') return <FileChoice href={typedAddress(href, 'file')} onChoose={onChange} />
  return <TypedAddress key={kind} {...{ kind, canBeEmpty, isFirst, onChange }} href={target} />
}

interface TypedAddressProps {
  readonly kind: TypedKind
  /** Where the link leads now. */
  readonly href: string
  readonly canBeEmpty: boolean
  readonly isFirst: boolean
  readonly onChange: (href: string | null) => void
}

/** The state of an address that is typed: the link leads there once it is whole, and where it led before as long as it is not. */
function useTypedAddress({ kind, href, canBeEmpty, onChange }: Omit<TypedAddressProps, 'isFirst'>) {
  const [former] = useState(href)
  const [isAmiss, setIsAmiss] = useState(false)
  const change = (typed: string) => {
    const isEmpty = typed.trim() === ''
    const address = linkAddress(typed, kind)
    setIsAmiss(address === null && !(isEmpty && (canBeEmpty || former === '')))
    if (isEmpty && canBeEmpty) onChange(null)
    else if (address !== null) onChange(address)
    else if (href !== former) onChange(former === '' ? null : former)
  }
  return { former, isAmiss, change }
}

function TypedAddress(props: TypedAddressProps) {
  const { kind, isFirst } = props
  const text = useFormsText()
  const { former, isAmiss, change } = useTypedAddress(props)
  const [first] = useState(() => typedAddress(former, kind))
  const { label, help, fault, mode } = typedWords[kind]
  const field = useRef<HTMLInputElement>(null)
  const faults = [text(fault), linkKindOf(former) === kind && text('forms.link.stays', { href: former })].filter((each) => each !== false)
  const choose = (anchor: string) => {
    if (field.current) field.current.value = anchor
    change(anchor)
  }
  return (
    <>
      <TextField
        ref={field}
        label={text(label)}
        help={help && text(help)}
        error={isAmiss && faults.join(' ')}
        inputMode={mode}
        spellCheck={false}
        defaultValue={first}
        data-autofocus={isFirst || undefined}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {kind === 'anchor' && <Anchors onChoose={choose} />}
    </>
  )
}

/** The places of the page that have a name. */
function Anchors({ onChoose }: { readonly onChoose: (anchor: string) => void }) {
  const text = useFormsText()
  const { pickers } = useForm()
  const [anchors] = useState(pickers.anchors)
  if (anchors.length === 0) return null
  return (
    <ul className={styles.rows} aria-label={text('forms.link.anchors')}>
      {anchors.map(({ anchor, label }) => (
        <li key={anchor}>
          <button type="button" className={styles.summary} onClick={() => onChoose(anchor)}>
            <span className={styles.words}>{label}</span>
            <span className={styles.count}>{`#${anchor}`}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The name of a file of the library in its address. */
const fileName = (src: string) => decodeURIComponent(src.slice(src.lastIndexOf('/') + 1)) || src

function FileChoice({ href, onChoose }: { readonly href: string; readonly onChoose: (href: string) => void }) {
  const text = useFormsText()
  const [isOpen, setIsOpen] = useState(false)
  const [shown, setShown] = useState(href)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <div className={styles.chosen}>
      {shown !== '' && <span>{fileName(shown)}</span>}
      <Button ref={button} size="small" icon="file" onClick={() => setIsOpen(true)}>
        {text('forms.link.chooseFile')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={text('forms.media.fileTitle')} width={720}>
        {isOpen && (
          <MediaBrowser
            kind="file"
            onChoose={({ src }) => {
              setIsOpen(false)
              setShown(src)
              onChoose(src)
            }}
          />
        )}
      </Dialog>
    </div>
  )
}
