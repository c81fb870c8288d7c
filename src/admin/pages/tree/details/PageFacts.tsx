import { Link } from 'react-router-dom'
import { findPageLock } from '#domain/urls/system-pages.ts'
import { buttonClass } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { Kbd } from '#kit/text/Kbd.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { PagePicture } from '#admin/pictures/PagePicture.tsx'
import { languageName } from '#admin/texts/language-name.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { DocumentState } from '#admin/pages/DocumentState.tsx'
import { canBeSeen, editAddress, readableAddress, siteAddress } from '#admin/pages/page-address.ts'
import { useReviewWords } from '#admin/pages/LanguageCell.tsx'
import type { PageDocument, PageItem } from '#admin/pages/page-states.ts'
import styles from './details.module.css'

function LanguageFacts({ document }: { readonly document: PageDocument }) {
  const review = useReviewWords()(document)
  return (
    <>
      <DocumentState document={document} />
      {review !== null && <span className={styles.review}>{review}</span>}
    </>
  )
}

/** The page of a row: its address, its state in each language, and the way into the composer. */
export function PageFacts({ page }: { readonly page: PageItem }) {
  const text = usePanelText()
  const { start } = usePanel()
  const lock = findPageLock(page.url)
  const address = readableAddress(page, start.locales)
  return (
    <section className={styles.part}>
      <PagePicture id={page.id} locale={page.locale} version={page.updatedAt} isWide>
        <Icon name={page.url === '' ? 'house' : 'file-text'} size={20} />
      </PagePicture>
      {canBeSeen(page) ? (
        <a className={styles.address} href={siteAddress(page, start.locales)} target="_blank" rel="noopener">
          <span>{address}</span>
          <Icon name="external-link" size={14} />
        </a>
      ) : (
        <span className={styles.address}>{address}</span>
      )}
      <Link to={editAddress(page.id, page.locale)} className={buttonClass({ variant: 'primary', isWide: true })}>
        <Icon name="pencil" />
        {text('panel.list.edit')}
        <Kbd>⏎</Kbd>
      </Link>
      <dl className={styles.facts}>
        {start.locales.map((locale) => {
          const document = page.languages.find((each) => each.locale === locale)
          return (
            <div key={locale}>
              <dt>{start.locales.length === 1 ? text('panel.list.state') : languageName(locale)}</dt>
              <dd>{document ? <LanguageFacts document={document} /> : text('panel.list.untranslated')}</dd>
            </div>
          )
        })}
      </dl>
      {lock && <Note icon="lock">{lock.why.fr}</Note>}
    </section>
  )
}
