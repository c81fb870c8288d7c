import { useText } from '#i18n/hooks/use-text.ts'
import { usePage, useSite } from '#renderer/context.ts'
import { useLanguageLinks } from '#renderer/hooks/use-language-links.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { LanguageSwitchProps } from '#schemas/generated/block-props.ts'
import { LanguageLinks } from '#ui/navigation/LanguageLinks.tsx'
import styles from './View.module.css'

/** The language that is shown, and the same page in the site's others; nothing where it is in no other. */
export function View({ props }: BlockViewProps<LanguageSwitchProps>) {
  const text = useText()
  const links = useLanguageLinks()
  const { locale } = usePage()
  const { languages, defaultLang } = useSite()
  if (links.length === 0) return null
  const current = languages.find(({ code }) => code === locale) ?? defaultLang
  return (
    <div className={styles.languages}>
      {props.showLabel && <span className={`label ${styles.label}`}>{text('ui.languages')}</span>}
      <span className={styles.current}>{current.label}</span>
      <LanguageLinks label={text('ui.languages')} links={links} />
    </div>
  )
}
