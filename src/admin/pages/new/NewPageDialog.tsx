import { useId, useRef, useState, type FormEvent } from 'react'
import { proposedSlug } from '#domain/urls/slug.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { languageName } from '#admin/texts/language-name.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import type { PageItem } from '#admin/pages/page-states.ts'
import type { EditedDocument, Place } from '#engine/draft/document/edited-document.ts'
import { firstPlace } from './menu-place.ts'
import { MenuPlace } from './MenuPlace.tsx'
import { ModelChoice } from './ModelChoice.tsx'
import styles from './new-page.module.css'
import { PlaceFields } from './PlaceFields.tsx'
import { useAddressCheck } from './use-address-check.ts'
import { useCreation, type NewPageValues } from './use-creation.ts'

function LanguageField({ locale, onChange }: { readonly locale: string; readonly onChange: (locale: string) => void }) {
  const text = usePanelText()
  const { start } = usePanel()
  if (start.locales.length === 1) return null
  const options = start.locales.map((value) => ({ value, label: languageName(value) }))
  return <Select label={text('panel.list.language')} value={locale} options={options} onChange={onChange} />
}

const withArticle = (language: string) => (/^[aeiouyhéî]/i.test(language) ? `l’${language}` : `le ${language}`)

interface OtherLanguagesProps {
  readonly values: NewPageValues
  readonly onChange: (changed: Partial<NewPageValues>) => void
}

function OtherLanguages({ values, onChange }: OtherLanguagesProps) {
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
  const titleField = useRef<HTMLInputElement>(null)
  const addressField = useRef<HTMLInputElement>(null)
  const [isAsked, setAsked] = useState(false)
  const [values, setValues] = useState<NewPageValues>({
    title: '',
    url: null,
    locale: siteLocale,
    shell: 'default',
    model: null,
    isInAll: false,
  })
  const change = (changed: Partial<NewPageValues>) => setValues((former) => ({ ...former, ...changed }))
  const address = values.url ?? proposedSlug(values.title)
  const check = useAddressCheck(values.locale, address)
  const { create, isBusy, failure } = useCreation()
  const [at, setAt] = useState<Place | null>(() => menu && firstPlace(menu, under))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (values.title.trim() === '') titleField.current?.focus()
    else if (address.trim() === '' || check.issue !== null) addressField.current?.focus()
    else void create(values, address, at)
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
          <PlaceFields {...{ values, address, check, isAsked, titleField, addressField }} onChange={change} />
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
