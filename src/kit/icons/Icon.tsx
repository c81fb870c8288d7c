import { icons, type IconName } from './icon-set.ts'

export interface IconProps {
  readonly name: IconName
  /** The drawn size: 16 px beside a text, 14 in rows, 20 on phones. */
  readonly size?: 14 | 16 | 20
  readonly className?: string | undefined
}

/** An icon, which says nothing to a screen reader: the control that holds it has the name. */
export function Icon({ name, size = 16, className }: IconProps) {
  const Drawing = icons[name]
  return <Drawing size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" className={className} style={{ flex: 'none' }} />
}
