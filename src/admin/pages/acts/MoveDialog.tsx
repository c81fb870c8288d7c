import { useId, useRef, useState, type FormEvent } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { Select } from '#kit/fields/Select.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { useAddressCheck } from '#admin/pages/new/use-address-check.ts'
import { siteAddress, typedAddress } from '#admin/pages/page-address.ts'
import type { PageDocument, PageItem } from '#admin/pages/page-states.ts'
import { usePanel } from '#admin/panel-context.ts'
import { languageName } from '#admin/texts/language-name.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { refusalSentence } from '#admin/screens/refusal-sentence.ts'
import styles from './acts.module.css'
import { usePageAct } from './use-page-act.ts'

interface MoveDialogProps {
  readonly page: PageItem
  readonly title: string
  readonly onClose: () => void
}

/** Sends the new address, and closes the dialog once it is taken. */
function useMove({ page, title, onClose }: MoveDialogProps) {
  const text = usePanelText()
  const { admin, start } = usePanel()
  const { perform, refresh } = usePageAct()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const move = async ({ locale, url: from }: PageDocument, url: string) => {
    setBusy(true)
    setFailure(null)
    const place = { id: page.id, locale }
    try {
      await admin.page.move(place, { url, from })
      onClose()
      await refresh()
      const said = text('panel.act.moved', { title, address: siteAddress({ url, locale }, start.locales) })
      const undo = () => void perform({ request: () => admin.page.move(place, { url: from, from: url }), said: text('panel.act.undone') })
      toast({ text: said, acts: [{ label: text('panel.act.undo'), onAct: undo }] })
    } catch (error) {
      setFailure(refusalSentence(error) ?? text('panel.act.failed'))
      setBusy(false)
    }
  }
  return { move, isBusy, failure }
}

interface LanguageFieldProps {
  readonly languages: readonly PageDocument[]
  readonly locale: string
  readonly onChange: (locale: string) => void
}

function LanguageField({ languages, locale, onChange }: LanguageFieldProps) {
  const text = usePanelText()
  if (languages.length <= 1) return null
  const options = languages.map((each) => ({ value: each.locale, label: languageName(each.locale) }))
  return <Select label={text('panel.list.language')} value={locale} options={options} onChange={onChange} />
}

/** The new address of a page in one of its languages. */
export function MoveDialog(props: MoveDialogProps) {
  const { page, title, onClose } = props
  const text = usePanelText()
  const { start } = usePanel()
  const form = useId()
  const [locale, setLocale] = useState(page.locale)
  const [typed, setTyped] = useState<string | null>(null)
  const document = page.languages.find((each) => each.locale === locale) ?? page
  const url = typed ?? document.url
  const isSame = url === document.url
  const check = useAddressCheck(locale, isSame ? '' : url)
  const addressField = useRef<HTMLInputElement>(null)
  const [isAsked, setAsked] = useState(false)
  const isMissing = isAsked && !isSame && url.trim() === ''
  const { move, isBusy, failure } = useMove(props)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (isSame) onClose()
    else if (url.trim() === '' || check.issue !== null) addressField.current?.focus()
    else void move(document, url)
  }
  const acts = (
    <>
      <Button variant="subtle" onClick={onClose}>
        {text('panel.new.back')}
      </Button>
      <Button type="submit" form={form} variant="primary" busy={isBusy && text('panel.act.moving')}>
        {text('panel.act.move')}
      </Button>
    </>
  )
  return (
    <Dialog isOpen onClose={onClose} title={text('panel.act.moveTitle', { title })} acts={acts}>
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        {failure !== null && (
          <Note tone="refusal" isAnnounced>
            {failure}
          </Note>
        )}
        <LanguageField
          languages={page.languages}
          locale={locale}
          onChange={(value) => {
            setLocale(value)
            setTyped(null)
          }}
        />
        <TextField
          ref={addressField}
          label={text('panel.new.address')}
          data-autofocus
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={url}
          error={check.issue ?? (isMissing && text('panel.new.address.missing'))}
          help={text('panel.act.moveHelp', { address: typedAddress(url, locale, start) })}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
