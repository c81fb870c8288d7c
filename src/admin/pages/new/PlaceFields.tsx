import type { RefObject } from 'react'
import { TextField } from '#kit/fields/TextField.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { typedAddress } from '#admin/pages/page-address.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import styles from './new-page.module.css'
import type { useAddressCheck } from './use-address-check.ts'
import type { NewPageValues } from './use-creation.ts'

interface PlaceFieldsProps {
  readonly values: Pick<NewPageValues, 'title' | 'locale'>
  readonly address: string
  readonly check: ReturnType<typeof useAddressCheck>
  /** True once the page was asked for: what is missing is then said. */
  readonly isAsked: boolean
  readonly titleField: RefObject<HTMLInputElement | null>
  readonly addressField: RefObject<HTMLInputElement | null>
  readonly onChange: (changed: Partial<NewPageValues>) => void
}

/** The title and the address of a new page. */
export function PlaceFields({ values: { title, locale }, address, check, isAsked, titleField, addressField, onChange }: PlaceFieldsProps) {
  const text = usePanelText()
  const { start } = usePanel()
  const isUntitled = isAsked && title.trim() === ''
  // An address is made from the title: where both are missing, the title alone is asked for.
  const isMissing = isAsked && !isUntitled && address.trim() === ''
  return (
    <div className={styles.fields}>
      <TextField
        ref={titleField}
        label={text('panel.new.name')}
        data-autofocus
        autoComplete="off"
        maxLength={120}
        value={title}
        error={isUntitled && text('panel.new.name.missing')}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <TextField
        ref={addressField}
        label={text('panel.new.address')}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={address}
        error={check.issue ?? (isMissing && text('panel.new.address.missing'))}
        counter={check.isFree ? <span className={styles.free}>{text('panel.new.address.free')}</span> : undefined}
        help={text('panel.new.address.help', { address: typedAddress(address, locale, start) })}
        onChange={({ currentTarget }) => onChange({ url: currentTarget.value })}
      />
    </div>
  )
}
