import { useState, type RefObject } from 'react'
import type { FormField } from '#schemas/admin/resources/form-tree.ts'
import { contentAddress } from '#schemas/content/content-address.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { pagePath } from '#i18n/locale.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { SegmentedControl } from '#kit/fields/SegmentedControl.tsx'
import { SchemaForm, type FormHandle } from '#forms/SchemaForm.tsx'
import type { Problem } from '#forms/form-context.ts'
import { usePanel } from '#admin/panel-context.ts'
import { blankLocale } from '#admin/resources/form/blank-form.ts'
import { formField, formFields, nameOf } from '#admin/resources/form/form-fields.ts'
import { valueWords } from '#admin/resources/history/value-words.ts'
import { storeBelow } from '#admin/resources/form/resource-store.ts'
import { usePanelPickers } from '#admin/resources/form/use-panel-pickers.ts'
import { useStored } from '#admin/resources/form/use-stored.ts'
import { midSentence } from '#admin/resources/texts/resource-words.ts'
import { useResourceText } from '#admin/resources/texts/use-resource-text.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import { useIsNarrow } from '#admin/screens/use-is-narrow.ts'
import { languageName } from '#admin/texts/language-name.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import styles from './edit.module.css'
import type { ItemSession } from './item-session.ts'
import { LanguageMark, TakeButton, TranslationNote } from './languages/TranslationNote.tsx'
import { problemsBelow } from './problems.ts'
import { isNeeded } from './site/visibility.ts'

/** The mounted parts of a form by the pointers where they begin: a fault leads into one of them. */
export type FormParts = Map<string, FormHandle>

interface PartProps {
  readonly session: ItemSession
  readonly problems: readonly Problem[]
  readonly parts: RefObject<FormParts>
}

interface ColumnProps extends PartProps {
  readonly field: FormField
  readonly locale: string
}

function keepPart(parts: RefObject<FormParts>, prefix: string) {
  return (handle: FormHandle | null) => {
    if (handle) parts.current.set(prefix, handle)
    return () => void parts.current.delete(prefix)
  }
}

/** Stands in the place of a language that an item has no texts in, and begins it. */
function AbsentLanguage({ field, locale, session }: Pick<ColumnProps, 'field' | 'locale' | 'session'>) {
  const text = useResourceText()
  const { start } = usePanel()
  const language = midSentence(languageName(locale))
  const words = isNeeded(field) ? 'resources.form.noLanguage' : 'resources.form.noText'
  return (
    <div className={styles.absent}>
      <p>{text(words, { language, field: field.label?.fr ?? '' })}</p>
      <div className={styles.begin}>
        <Button icon="languages" onClick={() => session.store.set(`/${nameOf(field)}/${locale}`, blankLocale(field))}>
          {text('resources.form.addLanguage', { language })}
        </Button>
        {locale !== start.locales[0] && <TakeButton field={field} locale={locale} session={session} />}
      </div>
    </div>
  )
}

/** The name of a language, the way to take its texts out, and those that are to be translated. */
function ColumnHead({
  field,
  locale,
  session,
  isThere,
}: Pick<ColumnProps, 'field' | 'locale' | 'session'> & { readonly isThere: boolean }) {
  const text = useResourceText()
  const panelText = usePanelText()
  const { start } = usePanel()
  const isOther = isThere && locale !== start.locales[0]
  const pointer = `/${nameOf(field)}/${locale}`
  const remove = () => {
    const former = session.store.get(pointer)
    session.store.remove(pointer)
    toast({
      text: text('resources.form.languageRemoved', { language: midSentence(languageName(locale)) }),
      acts: [{ label: panelText('panel.act.undo'), onAct: () => session.store.set(pointer, former) }],
    })
  }
  return (
    <>
      <div className={styles.columnHead}>
        <h2>{languageName(locale)}</h2>
        {isOther && (
          <Button variant="subtle" size="small" onClick={remove}>
            {text('resources.form.removeLanguage')}
          </Button>
        )}
      </div>
      {isOther && <TranslationNote field={field} locale={locale} session={session} />}
    </>
  )
}

/** Makes the function that says beneath the address of an item where its page stands in a language. */
function useAddressHelp(locale: string): (field: FormField) => FormField {
  const text = useResourceText()
  const { start } = usePanel()
  const { folder } = useResource().resource
  if (folder === null) return (field) => field
  const path = pagePath(contentAddress(folder, locale, ''), locale, start.locales)
  const fr = text('resources.form.address', { address: `${start.siteHost}${path}` })
  return (field) => (field.kind === 'slug' ? { ...field, help: { fr, en: fr } } : field)
}

/** The texts of one language. A language that the item has not is begun by a press. */
function LocaleColumn({ field, locale, session, problems, parts }: ColumnProps) {
  const { start } = usePanel()
  const pickers = usePanelPickers(locale)
  const root = `/${nameOf(field)}`
  const isThere = useStored(session.store, root, (texts) => isRecord(texts) && Object.hasOwn(texts, locale))
  const { children = [] } = field
  const [only] = children
  const isSingle = only !== undefined && nameOf(only) === '*'
  const prefix = isSingle ? root : `${root}/${locale}`
  const [store] = useState(() => storeBelow(session.store, prefix))
  const withAddress = useAddressHelp(locale)
  const [tree] = useState(() => ({ fields: isSingle ? [formField(only, locale)] : formFields(children.map(withAddress)) }))
  const language = languageName(locale)
  return (
    <section className={styles.column} aria-label={language}>
      {start.locales.length > 1 && <ColumnHead field={field} locale={locale} session={session} isThere={isThere} />}
      {isThere || (isSingle && !isNeeded(field)) ? (
        <SchemaForm
          ref={keepPart(parts, isSingle ? `${root} ${locale}` : prefix)}
          tree={tree}
          store={store}
          pickers={pickers}
          problems={problemsBelow(problems, prefix)}
          hasOwnUndo
        />
      ) : (
        <AbsentLanguage field={field} locale={locale} session={session} />
      )}
    </section>
  )
}

/** The languages beside each other; one at a time in a narrow window. */
function Locales(props: PartProps & { readonly field: FormField }) {
  const text = useResourceText()
  const { start } = usePanel()
  const isNarrow = useIsNarrow()
  const [chosen, setChosen] = useState(start.locales[0] ?? '')
  const isOneAtATime = isNarrow && start.locales.length > 1
  const shown = isOneAtATime ? [chosen] : start.locales
  return (
    <>
      {isOneAtATime && (
        <SegmentedControl
          label={text('resources.form.language')}
          isWide
          value={chosen}
          onChange={setChosen}
          segments={start.locales.map((locale, at) => ({
            ...{ value: locale, label: languageName(locale) },
            ...(at > 0 && { mark: <LanguageMark field={props.field} locale={locale} session={props.session} /> }),
          }))}
        />
      )}
      <div className={styles.columns} data-count={shown.length}>
        {shown.map((locale) => (
          <LocaleColumn key={locale} locale={locale} {...props} />
        ))}
      </div>
    </>
  )
}

/** Kinds that take the left of the fields that have no language. */
const WIDE = new Set<FormField['kind']>(['image', 'html', 'list', 'group', 'text', 'line', 'slug'])

function SharedFields({
  fields,
  session,
  problems,
  parts,
  name,
}: PartProps & { readonly fields: readonly FormField[]; readonly name: string }) {
  const { start } = usePanel()
  const pickers = usePanelPickers(start.locales[0] ?? '')
  const [tree] = useState(() => ({ fields: formFields(fields) }))
  if (fields.length === 0) return null
  return (
    <div className={styles.column}>
      <SchemaForm ref={keepPart(parts, name)} tree={tree} store={session.store} pickers={pickers} problems={problems} hasOwnUndo />
    </div>
  )
}

/** Facts that were given once and stay. */
function FixedFacts({ fields, session }: { readonly fields: readonly FormField[]; readonly session: ItemSession }) {
  const shown = fields.filter((field) => valueWords(field, session.store.get(`/${nameOf(field)}`)) !== '')
  if (shown.length === 0) return null
  return (
    <dl className={styles.fixed}>
      {shown.map((field) => (
        <div key={field.path}>
          <dt>{field.label?.fr}</dt>
          <dd>{valueWords(field, session.store.get(`/${nameOf(field)}`))}</dd>
          {field.help && <dd className={styles.help}>{field.help.fr}</dd>}
        </div>
      ))}
    </dl>
  )
}

/** All fields of an item: its texts by language, then what is the same in each of them. */
export function ItemFields({ isNew, ...part }: PartProps & { readonly isNew: boolean }) {
  const { resource } = useResource()
  const locales = resource.fields.filter(({ kind }) => kind === 'locales')
  const isFixed = ({ fixed }: FormField) => fixed === true && !isNew
  const others = resource.fields.filter((field) => field.kind !== 'locales' && !isFixed(field))
  const left = others.filter(({ kind }) => WIDE.has(kind))
  const right = others.filter(({ kind }) => !WIDE.has(kind))
  const fixed = resource.fields.filter(isFixed)
  // Several facts are the thing itself, which is read before anything is added to it.
  const areFactsFirst = fixed.length > 1
  const facts = <FixedFacts fields={fixed} session={part.session} />
  return (
    <>
      {areFactsFirst && facts}
      {locales.map((field) => (
        <Locales key={field.path} field={field} {...part} />
      ))}
      {others.length > 0 && (
        <div className={styles.columns} data-shared="" data-count={Math.min(left.length, 1) + Math.min(right.length, 1)}>
          <SharedFields {...part} fields={left} name="" />
          <SharedFields {...part} fields={right} name="/" />
        </div>
      )}
      {!areFactsFirst && facts}
    </>
  )
}
