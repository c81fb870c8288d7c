import { useId, useState, type FormEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { CallError } from '#api-client/transport/errors.ts'
import { toSlug } from '#domain/urls/slug.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { editAddress, NEW_PAGE } from '#admin/pages/page-address.ts'
import { languageName } from '#admin/texts/language-name.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import type { PageItem } from '#admin/pages/page-states.ts'
import type { EditedDocument, Place } from '#engine/draft/document/edited-document.ts'
import { firstPlace } from './menu-place.ts'
import { MenuPlace } from './MenuPlace.tsx'
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
  /** True to make it in the other languages of the site too. */
  readonly isInAll: boolean
}

/** Makes the page, and opens it in the composer. */
function useCreation() {
  const text = usePanelText()
  const { admin, start } = usePanel()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const create = async ({ isInAll, ...values }: Values, url: string, menu: Place | null) => {
    const also = isInAll ? start.locales.filter((locale) => locale !== values.locale) : []
    setBusy(true)
    setFailure(null)
    try {
      const { id } = await admin.page.create({ ...values, title: values.title.trim(), url, also, ...(menu && { menu }) })
      void queries.invalidateQueries({ queryKey: ['page.list'] })
      await navigate(editAddress(id, values.locale), { state: NEW_PAGE })
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

function LanguageField({ locale, onChange }: { readonly locale: string; readonly onChange: (locale: string) => void }) {
  const text = usePanelText()
  const { start } = usePanel()
  if (start.locales.length === 1) return null
  const options = start.locales.map((value) => ({ value, label: languageName(value) }))
  return <Select label={text('panel.list.language')} value={locale} options={options} onChange={onChange} />
}

const withArticle = (language: string) => (/^[aeiouyhéî]/i.test(language) ? `l’${language}` : `le ${language}`)

function OtherLanguages({ values, onChange }: Pick<PlaceFieldsProps, 'values' | 'onChange'>) {
  const text = usePanelText()
  const { start } = usePanel()
  const others = start.locales.filter((locale) => locale !== values.locale).map((locale) => withArticle(languageName(locale).toLowerCase()))
  // Texts are taken from the language of the site.
  if (others.length === 0 || values.locale !== start.locales[0]) return null
  return (
    <Checkbox
      label={text('panel.new.also', { languages: others.join(', ') })}
      help={text('panel.new.also.help')}
      checked={values.isInAll}
      onChange={({ currentTarget }) => onChange({ isInAll: currentTarget.checked })}
    />
  )
}

interface NewPageDialogProps {
  readonly onClose: () => void
  /** The draft of the menu; null while it is not there. */
  readonly menu: EditedDocument | null
  readonly pages: readonly PageItem[]
  /** The entry of the menu below which the page begins, `menu` for the end of the menu, empty outside of it. */
  readonly under: string
}

/** A new page: its title, its address, its frame, and what it begins with. Visitors do not see it before it is published. */
export function NewPageDialog({ onClose, menu, pages, under }: NewPageDialogProps) {
  const text = usePanelText()
  const { start } = usePanel()
  const form = useId()
  const siteLocale = start.locales[0] ?? 'fr_FR'
  const [isAsked, setAsked] = useState(false)
  const [values, setValues] = useState<Values>({ title: '', url: null, locale: siteLocale, shell: 'default', model: null, isInAll: false })
  const change = (changed: Partial<Values>) => setValues((former) => ({ ...former, ...changed }))
  const address = values.url ?? toSlug(values.title)
  const check = useAddressCheck(values.locale, address)
  const { create, isBusy, failure } = useCreation()
  const [at, setAt] = useState<Place | null>(() => menu && firstPlace(menu, under))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (values.title.trim() !== '' && check.issue === null) void create(values, address, at)
  }
  const acts = (
    <>
      <span className={styles.later}>{text(at ? 'panel.new.together' : 'panel.new.later')}</span>
      <Button variant="subtle" onClick={onClose}>
        {text('panel.new.back')}
      </Button>
      <Button type="submit" form={form} variant="primary" busy={isBusy && text('panel.new.busy')}>
        {text('panel.new.create')}
      </Button>
    </>
  )
  return (
    <Dialog isOpen onClose={onClose} title={text('panel.new')} width={menu ? 1000 : 780} acts={acts}>
      <div className={menu ? styles.columns : undefined}>
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
            <LanguageField locale={values.locale} onChange={(locale) => change({ locale })} />
          </div>
          <OtherLanguages values={values} onChange={change} />
        </form>
        {menu && <MenuPlace menu={menu} pages={pages} title={values.title} locale={siteLocale} at={at} onChange={setAt} />}
      </div>
    </Dialog>
  )
}
