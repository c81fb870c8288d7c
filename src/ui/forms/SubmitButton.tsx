import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icons.ts'
import { NoWrap } from '../text/NoWrap.tsx'

interface SubmitButtonProps {
  /** The act, said by a verb. */
  readonly label: string
  readonly kind?: 'primary' | 'secondary' | 'danger' | 'link' | undefined
  readonly icon?: IconName | undefined
  /** Context for screen readers that hear the button alone, such as its line. */
  readonly about?: string | undefined
  readonly isBusy?: boolean | undefined
}

/** The button that sends a form. */
export function SubmitButton({ label, kind = 'primary', icon, about, isBusy = false }: SubmitButtonProps) {
  return (
    <button className="button" type="submit" data-style={kind} aria-disabled={isBusy || undefined}>
      {icon && <Icon name={icon} />}
      <NoWrap words={label} />
      {about !== undefined && <span className="visually-hidden"> {about}</span>}
    </button>
  )
}
