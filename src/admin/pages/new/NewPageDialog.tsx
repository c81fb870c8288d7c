import { useId, useState, type FormEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { CallError } from '#api-client/transport/errors.ts'
import { toSlug } from '#domain/urls/slug.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { editAddress } from '#admin/pages/page-address.ts'
import { languageName } from '#admin/texts/language-name.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { ModelChoice } from './ModelChoice.tsx'
import styles from './new-page.module.css'
import { useAddressCheck } from './use-address-check.ts'

/** The values of the form, as they are sent. */
interface Values {
  readonly title: string
  /** Null while the address is made from the title. */
  readonly url: string | null
  readonly locale: string
  readonly shell: 'default' | 'page'
  /** The name of a model; null for an empty page. */
  readonly model: string | null
}

/** Makes the page, and opens it in the composer. */
function useCreation() {
  const text = usePanelText()
  const { admin } = usePanel()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const create = async (values: Values, url: string) => {
    setBusy(true)
    setFailure(null)
    try {
      const { id } = await admin.page.create({ ...values, title: values.title.trim(), url })
      void queries.invalidateQueries({ queryKey: ['page.list'] })
      await navigate(editAddress(id, values.locale))
    } catch (error) {
      setFailure(sentenceOf(error) ?? text('panel.new.failed'))
      setBusy(false)
    }
  }
  return { create, isBusy, failure }
}

function sentenceOf(error: unknown): string | null {
  if (!(error instanceof CallError)) return null
  return error.errors.find(({ message }) => message !== undefined)?.message ?? error.message
}

interface PlaceFieldsProps {
  readonly values: Values
  readonly address: string
  readonly check: ReturnType<typeof useAddressCheck>
  readonly isAsked: boolean
  readonly onChange: (changed: Partial<Values>) => void
}

function PlaceFields({ values: { title }, address, check, isAsked, onChange }: PlaceFieldsProps) {
  const text = usePanelText()
  const { start } = usePanel()
  const isMissing = isAsked && title.trim() === ''
  return (
    <div className={styles.fields}>
      <TextField
        label={text('panel.new.name')}
        data-autofocus
        autoComplete="off"
        maxLength={120}
        value={title}
        error={isMissing && text('panel.new.name.missing')}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <TextField
        label={text('panel.new.address')}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={address}
        error={check.issue}
        counter={check.isFree ? <span className={styles.free}>{text('panel.new.address.free')}</span> : undefined}
        help={text('panel.new.address.help', { host: start.siteHost, address })}
        onChange={({ currentTarget }) => onChange({ url: currentTarget.value })}
      />
    </div>
  )
}

/** A new page: its title, its address, its frame, and what it begins with. Visitors do not see it before it is published. */
export function NewPageDialog({ onClose }: { readonly onClose: () => void }) {
  const text = usePanelText()
  const { start } = usePanel()
  const form = useId()
  const [isAsked, setAsked] = useState(false)
  const [values, setValues] = useState<Values>({ title: '', url: null, locale: start.locales[0] ?? 'fr_FR', shell: 'default', model: null })
  const change = (changed: Partial<Values>) => setValues((former) => ({ ...former, ...changed }))
  const address = values.url ?? toSlug(values.title)
  const check = useAddressCheck(values.locale, address)
  const { create, isBusy, failure } = useCreation()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (values.title.trim() !== '' && check.issue === null) void create(values, address)
  }
  const acts = (
    <>
      <span className={styles.later}>{text('panel.new.later')}</span>
      <Button variant="subtle" onClick={onClose}>
        {text('panel.new.back')}
      </Button>
      <Button type="submit" form={form} variant="primary" busy={isBusy && text('panel.new.busy')}>
        {text('panel.new.create')}
      </Button>
    </>
  )
  return (
    <Dialog isOpen onClose={onClose} title={text('panel.new')} width={780} acts={acts}>
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        {failure !== null && (
          <Note tone="refusal" isAnnounced>
            {failure}
          </Note>
        )}
        <PlaceFields values={values} address={address} check={check} isAsked={isAsked} onChange={change} />
        <ModelChoice chosen={values.model} onChoose={(model) => change({ model })} />
        <div className={styles.fields}>
          <Select
            label={text('panel.new.shell')}
            value={values.shell}
            options={(['default', 'page'] as const).map((value) => ({ value, label: text(`panel.new.shell.${value}`) }))}
            onChange={(shell) => change({ shell: shell === 'page' ? 'page' : 'default' })}
          />
          {start.locales.length > 1 && (
            <Select
              label={text('panel.list.language')}
              value={values.locale}
              options={start.locales.map((value) => ({ value, label: languageName(value) }))}
              onChange={(locale) => change({ locale })}
            />
          )}
        </div>
      </form>
    </Dialog>
  )
}
