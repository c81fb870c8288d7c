import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '#kit/buttons/Button.tsx'
import { State } from '#kit/feedback/State.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { languageName } from '#admin/texts/language-name.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { useTranslate } from './acts/use-translate.ts'
import { DocumentState, stateWords } from './DocumentState.tsx'
import { editAddress } from './page-address.ts'
import type { PageDocument, PageItem } from './page-states.ts'
import styles from './pages.module.css'

interface TranslateProps {
  readonly page: PageItem
  readonly locale: string
  readonly title: string
  readonly tabIndex?: number | undefined
}

/** Makes the page in a language that it lacks, and opens it there. */
function Translate({ page, locale, title, tabIndex }: TranslateProps) {
  const text = usePanelText()
  const translate = useTranslate(page, title)
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    await translate(locale)
    setBusy(false)
  }
  return (
    <Button
      size="small"
      variant="link"
      className={styles.translate}
      tabIndex={tabIndex}
      busy={isBusy && text('panel.translation.busy')}
      aria-label={text('panel.translation.make', { title, language: languageName(locale).toLowerCase() })}
      onClick={() => void press()}
    >
      {text('panel.translation.translate')}
    </Button>
  )
}

/** The state of a page in one language; a language that is online and has texts to review says so. */
export function LanguageState({ document }: { readonly document: PageDocument }) {
  const text = usePanelText()
  if (document.toReview > 0 && document.state === 'ONLINE') return <State kind="modified">{text('panel.translation.review')}</State>
  return <DocumentState document={document} />
}

/** The texts of a page that its language has to review, in words; null without any. */
export function useReviewWords(): (document: PageDocument) => string | null {
  const text = usePanelText()
  const { start } = usePanel()
  const source = languageName(start.locales[0] ?? '').toLowerCase()
  return ({ toReview: count }) => (count === 0 ? null : text('panel.translation.toReview', { count, source }))
}

interface LanguageCellProps extends TranslateProps {
  readonly canTranslate?: boolean
}

/** The state of a page in one language as the way into the composer, or the act that makes it there. */
export function LanguageCell({ page, locale, title, tabIndex, canTranslate = true }: LanguageCellProps) {
  const text = usePanelText()
  const mayMake = usePanel().start.rights.includes('pages.write')
  const wordsOf = useReviewWords()
  const document = page.languages.find((one) => one.locale === locale)
  if (!document)
    return canTranslate && mayMake ? (
      <Translate {...{ page, locale, title, tabIndex }} />
    ) : (
      <span className={styles.none}>{text('panel.list.untranslated')}</span>
    )
  if (document.state === 'ARCHIVED') return <DocumentState document={document} />
  const review = wordsOf(document)
  const state = [stateWords(document, text), review].filter((words) => words !== null).join(', ')
  const name = text('panel.list.editCell', { title, language: languageName(locale).toLowerCase(), state })
  return (
    <Link to={editAddress(page.id, locale)} className={styles.cell} aria-label={name} title={review ?? undefined} tabIndex={tabIndex}>
      <LanguageState document={document} />
    </Link>
  )
}
