import { DESCRIPTION_SHOWN, TITLE_SHOWN } from '#engine/quality/head-length.ts'
import styles from '#composer/side/side.module.css'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useHead, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { cutWords } from '#engine/text/cut-words.ts'
import { shownAddress } from './page-address.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** How the page looks in the results of a search engine. */
export function SearchResult() {
  const text = useComposerText()
  const { props } = useWorkbench()
  const [title, seoTitle, url, description] = [useHead('/title'), useHead('/seo/title'), useHead('/url'), useHead('/seo/description')].map(
    textOf,
  )
  const isHidden = useHead('/seo/noIndex') === true
  if (isHidden) return <p className={styles.found}>{text('composer.page.engines.hidden')}</p>
  const steps = shownAddress(url ?? '', props)
    .split('/')
    .filter((step) => step !== '')
  return (
    <div className={styles.found} role="group" aria-label={text('composer.page.found')}>
      <span>{steps.join(' › ')}</span>
      <b>{cutWords(seoTitle || title || '', TITLE_SHOWN)}</b>
      <span>{description ? cutWords(description, DESCRIPTION_SHOWN) : text('composer.page.found.none')}</span>
    </div>
  )
}
