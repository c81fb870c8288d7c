import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react'
import { classNames } from '#kit/class-names.ts'
import { toast } from '#kit/feedback/toast.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import type { IconName } from '#kit/icons/icon-set.ts'
import { Tooltip } from '#kit/overlays/Tooltip.tsx'
import styles from './buttons.module.css'

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'aria-label' | 'children'> {
  /** The name of the act: read by screen readers and shown in the tooltip. */
  readonly label: string
  readonly icon: IconName
  readonly iconSize?: 14 | 16 | 20
  readonly size?: 'small' | 'medium'
  /** The key that does the same, shown in the tooltip. */
  readonly shortcut?: string
  /** On or off; only for a switch. */
  readonly isPressed?: boolean
  /** Why the act is not possible now: the button can be reached, and a press says this. */
  readonly refusal?: string | false
  readonly hasTooltip?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

/** A button that shows an icon alone, with its name in a tooltip. */
export function IconButton({ label, icon, iconSize, size = 'small', shortcut, isPressed, refusal = false, ...rest }: IconButtonProps) {
  const { hasTooltip = true, className, onClick, type = 'button', ...attributes } = rest
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (refusal === false) return onClick?.(event)
    event.preventDefault()
    toast({ text: refusal })
  }
  const button = (
    <button
      {...attributes}
      type={type}
      aria-label={label}
      aria-pressed={isPressed}
      aria-disabled={refusal !== false || undefined}
      className={classNames(styles['icon-button'], size === 'medium' && styles['icon-medium'], className)}
      onClick={press}
    >
      <Icon name={icon} size={iconSize} />
    </button>
  )
  return hasTooltip ? (
    <Tooltip label={label} shortcut={shortcut}>
      {button}
    </Tooltip>
  ) : (
    button
  )
}
