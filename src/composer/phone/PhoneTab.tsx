import { Icon } from '#kit/icons/Icon.tsx'
import type { IconName } from '#kit/icons/icon-set.ts'
import styles from './phone.module.css'

/** A view of the page behind a button at the foot of a small window, with the number of what waits there. */
export function PhoneTab({
  icon,
  label,
  count = 0,
  isBusy = false,
  isOpen,
  onOpen,
  ...rest
}: {
  readonly 'data-add'?: ''
  readonly icon: IconName
  readonly label: string
  readonly count?: number
  /** True while what waits there is not known. */
  readonly isBusy?: boolean
  readonly isOpen: boolean
  readonly onOpen: () => void
}) {
  const words = `${count > 0 ? count : ''}${isBusy ? '…' : ''}`
  return (
    <button type="button" className={styles.tab} aria-expanded={isOpen} aria-busy={isBusy} onClick={onOpen} {...rest}>
      <Icon name={icon} size={20} />
      <span>{label}</span>
      {words !== '' && <span className={styles.count}>{words}</span>}
    </button>
  )
}
