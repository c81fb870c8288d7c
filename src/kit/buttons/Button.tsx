import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { classNames } from '#kit/class-names.ts'
import { toast } from '#kit/feedback/toast.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import type { IconName } from '#kit/icons/icon-set.ts'
import { Kbd } from '#kit/text/Kbd.tsx'
import styles from './buttons.module.css'

/** `primary` once a screen: the next act. `remove` can be undone, `final` cannot. */
export type ButtonVariant = 'default' | 'primary' | 'subtle' | 'remove' | 'final' | 'link'

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  readonly children: ReactNode
  readonly variant?: ButtonVariant
  readonly size?: 'small' | 'medium' | 'large'
  readonly isWide?: boolean
  readonly icon?: IconName
  /** The icon behind the words: `chevron-down` for what opens a menu. */
  readonly iconAfter?: IconName
  /** The key that does the same, shown behind the words. */
  readonly shortcut?: string
  /** Says what is under way, « Publication… »: the button keeps its width and takes no press. */
  readonly busy?: string | false
  /** Why the act is not possible yet: the button can be reached, and a press says this. */
  readonly refusal?: string | false
  readonly ref?: Ref<HTMLButtonElement>
}

const variants: Readonly<Record<ButtonVariant, string | undefined>> = {
  default: undefined,
  primary: styles.primary,
  subtle: styles.subtle,
  remove: styles.remove,
  final: styles.final,
  link: styles.link,
}

const sizes = { small: styles.small, medium: undefined, large: styles.large } as const

function Busy({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  return (
    <span className={styles.stack}>
      <span className={styles.unseen} aria-hidden="true">
        {children}
      </span>
      <span>
        <Icon name="loader" className={styles.turning} />
        {words}
      </span>
    </span>
  )
}

type Look = { readonly [Key in 'variant' | 'size' | 'isWide' | 'className']?: ButtonProps[Key] | undefined }

/** The class names of a button, for a link of a router that looks like one. */
export function buttonClass({ variant = 'default', size = 'medium', isWide = false, className }: Look): string {
  return classNames(styles.button, variants[variant], sizes[size], isWide && styles.wide, className)
}

type Words = Pick<ButtonProps, 'children' | 'icon' | 'iconAfter' | 'shortcut'>

function ButtonWords({ children, icon, iconAfter, shortcut }: Words) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {shortcut !== undefined && <Kbd>{shortcut}</Kbd>}
      {iconAfter && <Icon name={iconAfter} size={14} />}
    </>
  )
}

/** A button of the panel. */
export function Button({ variant, size, isWide, busy = false, refusal = false, ...rest }: ButtonProps) {
  const { children, icon, iconAfter, shortcut, className, onClick, type = 'button', ...attributes } = rest
  const isBusy = busy !== false
  const isRefused = refusal !== false
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isBusy && !isRefused) return onClick?.(event)
    // A button of a form sends nothing while it is refused.
    event.preventDefault()
    if (isRefused) toast({ text: refusal })
  }
  const state = classNames(isRefused && styles.refused, isBusy && styles.busy, className)
  const words = (
    <ButtonWords icon={icon} iconAfter={iconAfter} shortcut={shortcut}>
      {children}
    </ButtonWords>
  )
  return (
    <button
      {...attributes}
      type={type}
      className={buttonClass({ variant, size, isWide, className: state })}
      onClick={press}
      aria-disabled={isBusy || isRefused || undefined}
    >
      {isBusy ? <Busy words={busy}>{words}</Busy> : words}
    </button>
  )
}
