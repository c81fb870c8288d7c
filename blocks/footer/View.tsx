import type { ReactNode } from 'react'
import { useText } from '#i18n/hooks/use-text.ts'
import { healthWarning } from '#i18n/shop/health-warning.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import { usePage, useSite } from '#renderer/context.ts'
import { givenHours } from '#renderer/hooks/use-hours.ts'
import { useSocialLinks } from '#renderer/hooks/use-social-links.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { ElementItem } from '#schemas/api/content/element.ts'
import type { FooterProps } from '#schemas/generated/block-props.ts'
import type { OpeningHoursConf } from '#schemas/generated/content.ts'
import { SocialLinks } from '#ui/navigation/SocialLinks.tsx'
import { Contact } from './Contact.tsx'
import { FooterMark } from './FooterLogo.tsx'
import { Hours } from './Hours.tsx'
import { LegalLine } from './LegalLine.tsx'
import { Partners } from './Partners.tsx'
import { Strata } from './SoilLayers.tsx'
import styles from './View.module.css'

interface FooterData {
  readonly hours?: { readonly config: OpeningHoursConf }
  readonly partners?: { readonly items: readonly ElementItem[] }
}

/** The foot of every page: who the company is, how to reach it, where to go, and what the law wants said. */
export function View({ props, slots, data }: BlockViewProps<FooterProps, FooterData>) {
  const hours = props.showHours ? givenHours(data.hours?.config) : undefined
  return (
    <footer className={styles.footer} data-tone="ink">
      <Strata />
      <div className={styles.frame}>
        {identity(props)}
        <PaperNotice />
        {slots.columns && <div className={styles.columns}>{slots.columns}</div>}
        {hours && <Hours conf={hours} />}
        {props.showPartners && data.partners && <Partners items={data.partners.items} />}
        {props.showLegal && <LegalLine label={props.legalLabel} />}
      </div>
    </footer>
  )
}

function identity({ showLogo, text, showSocial }: FooterProps): ReactNode {
  return (
    <div className={styles.identity}>
      {showLogo && <FooterMark />}
      {text && <Html as="p" className={`inline-links ${styles.text}`} html={text} />}
      <Contact />
      {showSocial && <Social />}
    </div>
  )
}

/** The health warning of a winemaker, for print alone: the rest of the footer is not printed. */
function PaperNotice() {
  const text = useText()
  const { locale } = usePage()
  return useSite().isWinemaker ? (
    <p data-print="only">
      <strong>{healthWarning(locale)}</strong> {text('product.minors')}
    </p>
  ) : null
}

function Social() {
  const text = useText()
  const links = useSocialLinks()
  return links.length > 0 ? <SocialLinks label={text('ui.social')} links={links} /> : null
}
