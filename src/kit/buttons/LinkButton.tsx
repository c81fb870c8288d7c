import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import { Icon } from '#kit/icons/Icon.tsx'
import type { IconName } from '#kit/icons/icon-set.ts'
import { buttonClass, type ButtonProps } from './Button.tsx'

export interface LinkButtonProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string
  readonly children: ReactNode
  readonly variant?: ButtonProps['variant']
  readonly size?: ButtonProps['size']
  readonly icon?: IconName
  readonly ref?: Ref<HTMLAnchorElement>
}

/** A link that looks like a button. */
export function LinkButton({ children, variant, size, icon, className, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, className })}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  )
}
