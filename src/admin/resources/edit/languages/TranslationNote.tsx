import type { FormField } from '#schemas/admin/resources/form-tree.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { State } from '#kit/feedback/State.tsx'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { usePanel } from '#admin/panel-context.ts'
import type { ItemSession } from '#admin/resources/edit/item-session.ts'
import { useSessionState } from '#admin/resources/edit/use-item-session.ts'
import { blankLocale } from '#admin/resources/form/blank-form.ts'
import { nameOf } from '#admin/resources/form/form-fields.ts'
import { useStored } from '#admin/resources/form/use-stored.ts'
import { midSentence } from '#admin/resources/texts/resource-words.ts'
import { useResourceText } from '#admin/resources/texts/use-resource-text.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import { languageName } from '#admin/texts/language-name.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import styles from './languages.module.css'
import { translationState, withTaken, type TranslationState } from './translation-state.ts'

interface LanguageProps {
  readonly field: FormField
  readonly locale: string
  readonly session: ItemSession
}

/** The texts of a language beside those of the first one, compared while they are typed. */
function useTranslation({ field, locale, session }: LanguageProps): TranslationState {
  const { start } = usePanel()
  const [first = ''] = start.locales
  const { item } = useSessionState(session)
  const isSeen = item?.state === 'PUBLISHED' || item?.state === 'CHANGED'
  const published = isSeen ? ownValue(item.published ?? item.form, nameOf(field)) : undefined
  const state = useStored(session.store, `/${nameOf(field)}`, (texts) =>
    JSON.stringify(translationState({ field, texts, published, first, locale })),
  )
  return JSON.parse(state) as TranslationState
}

/** Takes the texts of the first language where a language has none. */
export function TakeButton({ field, locale, session, size }: LanguageProps & { readonly size?: 'small' }) {
  const text = useResourceText()
  const { start } = usePanel()
  const [first = ''] = start.locales
  const root = `/${nameOf(field)}`
  const take = () =>
    session.store.set(`${root}/${locale}`, withTaken(field, session.store.get(root), { first, locale }, blankLocale(field)))
  const language = midSentence(languageName(first))
  return (
    <Button icon="copy" size={size ?? 'medium'} onClick={take}>
      {text('resources.form.take', { language, sound: /^[aeiouyéh]/u.test(language) ? 'vowel' : 'other' })}
    </Button>
  )
}

/** Says which texts of a language wait for a translation or for a look, and takes those that are missing. */
export function TranslationNote(props: LanguageProps) {
  const text = useResourceText()
  const { start } = usePanel()
  const { may } = useResource()
  const { absent, copied, behind } = useTranslation(props)
  const language = midSentence(languageName(start.locales[0] ?? ''))
  const said = [
    { key: 'copied', fields: copied },
    { key: 'behind', fields: behind },
    { key: 'absent', fields: absent },
  ] as const
  if (said.every(({ fields }) => fields.length === 0)) return null
  return (
    <div className={styles.note} role="status">
      {said.map(
        ({ key, fields }) =>
          fields.length > 0 && (
            <p key={key}>
              <State kind={key === 'absent' ? 'draft' : 'modified'}>{text(`resources.form.language.${key}`)}</State>
              <span>{text(`resources.form.language.${key}.fields`, { language, fields: fields.join(', ') })}</span>
            </p>
          ),
      )}
      {absent.length > 0 && may('write') && <TakeButton {...props} size="small" />}
    </div>
  )
}

/** A dot behind the name of a language whose texts want a look. */
export function LanguageMark(props: LanguageProps) {
  const text = useResourceText()
  const { absent, copied, behind } = useTranslation(props)
  if (absent.length + copied.length + behind.length === 0) return null
  return (
    <State kind="modified">
      <VisuallyHidden>{text('resources.form.language.mark')}</VisuallyHidden>
    </State>
  )
}
