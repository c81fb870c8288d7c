import { useText } from '#i18n/use-text.ts'
import { languageOf } from '#i18n/locale.ts'
import { writtenAmount } from '#i18n/written-amount.ts'
import { useLocalePath, useParameter, usePage, useSite } from '#renderer/context.ts'
import { useAccessibilityState } from '#renderer/use-accessibility-state.ts'
import styles from './View.module.css'

const PAGES = [
  { url: 'legal-notice', key: 'legal.notice' },
  { url: 'sale-terms', key: 'legal.saleTerms' },
  { url: 'use-terms', key: 'legal.useTerms' },
  { url: 'privacy-policy', key: 'legal.privacy' },
  { url: 'cookie-policy', key: 'legal.cookies' },
] as const

/** Who answers for the site, and the legal pages. */
export function LegalLine({ label }: { readonly label: string }) {
  const text = useText()
  const localPath = useLocalePath()
  const { path, locale } = usePage()
  const { name } = useSite()
  const company = useParameter('COMPANY_NAME') ?? name
  const capital = useParameter('SHARE_CAPITAL')
  const rcs = useParameter('RCS_NUMBER')
  const rm = useParameter('RM_NUMBER')
  const siret = useParameter('SIRET_NUMBER')
  const vat = useParameter('VAT_NUMBER')
  const accessibilityState = useAccessibilityState()
  const isFrench = languageOf(locale) === 'fr'
  const accessibility = localPath(isFrench ? 'accessibilite' : 'accessibility')
  const siteMap = localPath(isFrench ? 'plan-du-site' : 'site-map')
  const facts = [
    String(company),
    capital && text('block.footer.capital', { capital: writtenAmount(String(capital), locale) }),
    rcs && String(rcs),
    rm && text('block.footer.crafts', { number: String(rm) }),
    siret && text('block.footer.siret', { number: String(siret) }),
    vat && text('block.footer.vat', { number: String(vat) }),
  ].filter(Boolean)
  return (
    <div className={styles.legal}>
      <ul className={styles.facts}>
        {facts.map((fact, index) => (
          <li key={index}>{fact}</li>
        ))}
      </ul>
      <nav aria-label={label}>
        <ul className={styles.legalLinks}>
          {PAGES.map(({ url, key }) => {
            const href = localPath(url)
            return (
              <li key={url}>
                <a href={href} aria-current={href === path ? 'page' : undefined}>
                  {text(key)}
                </a>
              </li>
            )
          })}
          <li>
            <a href={accessibility}>{text('accessibility.link', { state: text(`accessibility.short.${accessibilityState}`) })}</a>
          </li>
          <li>
            <a href={siteMap} aria-current={siteMap === path ? 'page' : undefined}>
              {text('legal.siteMap')}
            </a>
          </li>
          <li>
            <a href={localPath('cookie-policy')} data-consent="">
              {text('legal.manageCookies')}
            </a>
          </li>
        </ul>
      </nav>
    </div>
  )
}
