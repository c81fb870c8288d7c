import { phoneHref } from '#i18n/format/phone.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { useLocalePath, useParameter, useSite } from '#renderer/context.ts'
import { useLanguageLinks } from '#renderer/hooks/use-language-links.ts'
import { useLogo } from '#renderer/hooks/use-logo.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { MobileAppBarProps } from '#schemas/generated/block-props.ts'
import { Icon } from '#ui/icons/Icon.tsx'
import { LanguageLinks } from '#ui/navigation/LanguageLinks.tsx'
import { SiteMark } from '#ui/navigation/SiteLogo.tsx'
import { VisuallyHidden } from '#ui/text/VisuallyHidden.tsx'
import styles from './View.module.css'

/** The bar of small screens: the site's mark, the telephone, and a menu that opens without script. */
export function View({ props, slots }: BlockViewProps<MobileAppBarProps>) {
  const text = useText()
  const localPath = useLocalePath()
  const { name } = useSite()
  const languages = useLanguageLinks()
  const logo = useLogo(['LOGO_LIGHT_THEME', 'LOGO'])
  const phone = useParameter('COMPANY_PHONE')
  const sticky = useParameter('MENU_TYPE') === 'STICKY'
  return (
    <div className={styles.bar} data-tone="plain" data-sticky={sticky}>
      <SiteMark name={name} href={localPath('')} label={text('ui.homeLink', { name })} logo={logo} />
      {props.showPhone && typeof phone === 'string' && (
        <a className={styles.phone} href={phoneHref(phone)}>
          <Icon name="phone" />
          <VisuallyHidden>{text('ui.call')}</VisuallyHidden>
        </a>
      )}
      {(slots.menu ?? slots.actions) && (
        <details className={styles.fold} data-dismiss="">
          <summary className={styles.toggle}>
            <span className={styles.sign} aria-hidden="true" />
            {props.menuLabel}
          </summary>
          <div className={styles.sheet}>
            {slots.menu}
            {languages.length > 0 && <LanguageLinks label={text('ui.languages')} links={languages} />}
            {slots.actions && <div className={styles.actions}>{slots.actions}</div>}
          </div>
        </details>
      )}
    </div>
  )
}
