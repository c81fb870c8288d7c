import { useText } from '#i18n/hooks/use-text.ts'
import { useSocialLinks } from '#renderer/hooks/use-social-links.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { SocialLinksProps } from '#schemas/generated/block-props.ts'
import { BlockFrame } from '#ui/layout/BlockFrame.tsx'
import { SocialLinks } from '#ui/navigation/SocialLinks.tsx'
import styles from './View.module.css'

/** The company's pages on the networks; nothing when it has none. */
export function View({ props }: BlockViewProps<SocialLinksProps>) {
  const text = useText()
  const links = useSocialLinks()
  if (links.length === 0) return null
  return (
    <BlockFrame title={props.title} level={props.level} className={styles[props.layout]}>
      <SocialLinks label={text('ui.social')} links={links} />
    </BlockFrame>
  )
}
