import { Icon } from '#ui/icons/Icon.tsx'
import type { IconName } from '#ui/icons/icons.ts'
import { NoWrap } from '#ui/text/NoWrap.tsx'

interface LinkButtonProps {
  readonly href: string
  readonly label: string
  readonly kind?: 'primary' | 'secondary' | 'ghost' | 'link' | undefined
  readonly size?: 'normal' | 'large' | undefined
  readonly icon?: IconName | undefined
  /** Said after the label to those who cannot see that a new tab opens; its presence opens one. */
  readonly newTabNotice?: string | undefined
}

/** A link that looks like the act it leads to; an arrow stands after the words, any other icon before them. */
export function LinkButton({ href, label, kind = 'primary', size = 'normal', icon, newTabNotice }: LinkButtonProps) {
  const newTab = newTabNotice !== undefined
  return (
    <a
      className="button"
      data-style={kind}
      data-size={size}
      href={href}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noopener' : undefined}
    >
      {icon && icon !== 'arrow-right' && <Icon name={icon} />}
      <NoWrap words={label} />
      {icon === 'arrow-right' && <Icon name={icon} />}
      {newTab && <span className="visually-hidden"> {newTabNotice}</span>}
    </a>
  )
}
