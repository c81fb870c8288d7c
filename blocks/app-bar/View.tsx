import { useText } from '#i18n/hooks/use-text.ts'
import { useLocalePath, useParameter, useSite } from '#renderer/context.ts'
import { useLanguageLinks } from '#renderer/hooks/use-language-links.ts'
import { useLogo } from '#renderer/hooks/use-logo.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { AppBarProps } from '#schemas/generated/block-props.ts'
import { LanguageLinks } from '#ui/navigation/LanguageLinks.tsx'
import { SiteMark } from '#ui/navigation/SiteLogo.tsx'
import styles from './View.module.css'

/** The bar of large screens: the site's mark, its menu, one or two acts. */
export function View({ props, slots }: BlockViewProps<AppBarProps>) {
  const text = useText()
  const localPath = useLocalePath()
  const { name } = useSite()
  const languages = useLanguageLinks()
  const logo = useLogo(['LOGO_LIGHT_THEME', 'LOGO'])
  const sticky = useParameter('MENU_TYPE') === 'STICKY' || props.sticky
  return (
    <div className={styles.bar} data-tone="plain" data-sticky={sticky}>
      <div className={styles.frame}>
        <SiteMark
          name={name}
          href={localPath('')}
          label={text('ui.homeLink', { name })}
          tagline={props.showTagline ? props.tagline : undefined}
          logo={logo}
        />
        {slots.menu && <div className={styles.menu}>{slots.menu}</div>}
        {languages.length > 0 && <LanguageLinks label={text('ui.languages')} links={languages} />}
        {slots.actions && <div className={styles.actions}>{slots.actions}</div>}
      </div>
    </div>
  )
}
