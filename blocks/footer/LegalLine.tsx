import { useText } from '#i18n/hooks/use-text.ts'
import { languageOf } from '#i18n/locale.ts'
import { writtenAmount } from '#i18n/format/format-amount.ts'
import { useLocalePath, useParameter, usePage, useSite } from '#renderer/context.ts'
import { useAccessibilityState } from '#renderer/hooks/use-accessibility-state.ts'
import styles from './View.module.css'

const PAGES = [
  { url: 'legal-notice', key: 'legal.notice' },
  { url: 'sale-terms', key: 'legal.saleTerms' },
  { url: 'use-terms', key: 'legal.useTerms' },
  { url: 'privacy-policy', key: 'legal.privacy' },
  { url: 'cookie-policy', key: 'legal.cookies' },
] as const

/** Where the legal pages are, with what they are called. */
function useLegalLinks(): readonly { readonly href: string; readonly label: string }[] {
  const text = useText()
  const localPath = useLocalePath()
  const { isECommerce, keepsOrders } = useSite()
  const accessibilityState = useAccessibilityState()
  const isFrench = languageOf(usePage().locale) === 'fr'
  return [
    // Who sells online, or has, lets buyers withdraw from every page (Code de la consommation, L221-21).
    ...(isECommerce || keepsOrders ? [{ href: localPath(isFrench ? 'retractation' : 'withdrawal'), label: text('legal.withdraw') }] : []),
    ...PAGES.map(({ url, key }) => ({ href: localPath(url), label: text(key) })),
    {
      href: localPath(isFrench ? 'accessibilite' : 'accessibility'),
      label: text('accessibility.link', { state: text(`accessibility.short.${accessibilityState}`) }),
    },
    { href: localPath(isFrench ? 'plan-du-site' : 'site-map'), label: text('legal.siteMap') },
  ]
}

/** The publisher of the site, and the legal pages. */
export function LegalLine({ label }: { readonly label: string }) {
  const text = useText()
  const localPath = useLocalePath()
  const { path, locale } = usePage()
  const { name } = useSite()
  const links = useLegalLinks()
  const company = useParameter('COMPANY_NAME') ?? name
  const capital = useParameter('SHARE_CAPITAL')
  const rcs = useParameter('RCS_NUMBER')
  const rm = useParameter('RM_NUMBER')
  const siret = useParameter('SIRET_NUMBER')
  const vat = useParameter('VAT_NUMBER')
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
          {links.map(({ href, label: words }) => (
            <li key={href}>
              <a href={href} aria-current={href === path ? 'page' : undefined}>
                {words}
              </a>
            </li>
          ))}
          <li className={styles.manageCookies}>
            <a href={localPath('cookie-policy')} data-consent="">
              {text('legal.manageCookies')}
            </a>
          </li>
        </ul>
      </nav>
    </div>
  )
}
