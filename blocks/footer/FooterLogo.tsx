import { useText } from '#i18n/hooks/use-text.ts'
import { useLocalePath, useSite } from '#renderer/context.ts'
import { useLogo } from '#renderer/hooks/use-logo.ts'
import { SiteMark } from '#ui/navigation/SiteLogo.tsx'

/** The site's mark on the dark ground of the footer. */
export function FooterMark() {
  const text = useText()
  const localPath = useLocalePath()
  const { name } = useSite()
  const logo = useLogo(['LOGO_FOOTER', 'LOGO_DARK_THEME'])
  return <SiteMark name={name} href={localPath('')} label={text('ui.homeLink', { name })} logo={logo} late />
}
