import { Select as Combobox } from '@mantine/core'
import type { Ref } from 'react'
import { Icon } from '#kit/icons/Icon.tsx'
import { useKitTexts } from '#kit/texts.tsx'
import { FieldFrame, type FieldWords, type FramedControl } from './FieldFrame.tsx'
import styles from './fields.module.css'

export interface SelectOption {
  readonly value: string
  readonly label: string
}

export interface SelectProps extends FieldWords {
  readonly options: readonly SelectOption[]
  /** The chosen value; the empty text where none is. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly id?: string
  readonly name?: string
  /** Shown, and chosen by the empty text, where nothing may be chosen. */
  readonly placeholder?: string
  readonly isDisabled?: boolean
  readonly ref?: Ref<HTMLSelectElement>
}

/** The number of options from which a list is searched by typing; a shorter one is a list of the browser. */
const SEARCHED_FROM = 13

function NativeSelect({ options, value, onChange, name, placeholder, isDisabled, control, ref }: SelectProps & { control: FramedControl }) {
  return (
    <div className={styles.box}>
      <select
        {...control}
        ref={ref}
        name={name}
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={`${styles.control} ${styles.select}`}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={14} className={styles.after} />
    </div>
  )
}

function SearchedSelect({ options, value, onChange, name, placeholder, isDisabled, control }: SelectProps & { control: FramedControl }) {
  const texts = useKitTexts()
  return (
    <Combobox
      {...control}
      data={[...options]}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
      searchable
      selectFirstOptionOnChange
      allowDeselect={placeholder !== undefined}
      nothingFoundMessage={texts.nothingFound}
      checkIconPosition="right"
      rightSection={<Icon name="chevron-down" size={14} />}
      comboboxProps={{ zIndex: 300, transitionProps: { duration: 0 } }}
      classNames={{
        input: styles.control ?? '',
        dropdown: styles.dropdown ?? '',
        option: styles.option ?? '',
        empty: styles['empty-list'] ?? '',
      }}
      name={name}
      placeholder={placeholder}
      {...(isDisabled !== undefined && { disabled: isDisabled })}
    />
  )
}

/** A choice among options. A long list is searched by typing. */
export function Select(props: SelectProps) {
  const { label, isLabelHidden, help, error, isOptional, counter, id, options } = props
  const Control = options.length < SEARCHED_FROM ? NativeSelect : SearchedSelect
  return (
    <FieldFrame {...{ label, isLabelHidden, help, error, isOptional, counter, id }}>
      {(control) => <Control {...props} control={control} />}
    </FieldFrame>
  )
}
