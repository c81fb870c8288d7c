import { qualityChecks, parseChecks } from '#schemas/admin/quality-checks.ts'
import type { SettingDefinition } from '#domain/settings/find-setting.ts'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { NumberField } from '#kit/fields/NumberField.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { Switch } from '#kit/fields/Switch.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import type { Json } from '#schemas/generated/content.ts'
import { useSettingsText, type SettingsKey } from '#admin/settings/texts/use-settings-text.ts'
import styles from './fields.module.css'

interface ControlProps {
  readonly definition: SettingDefinition
  readonly label: string
  readonly error: string | undefined
  readonly value: unknown
  /** Several lines, for words of a language. */
  readonly isLong?: boolean
  readonly onChange: (value: Json) => void
}

/** The boxes of the checks before a publication. */
function Checks({ label, value, onChange }: ControlProps) {
  const text = useSettingsText()
  const chosen = parseChecks(typeof value === 'string' ? value : '') ?? []
  return (
    <fieldset className={styles.checks}>
      <legend>{label}</legend>
      {qualityChecks.map((check) => (
        <Checkbox
          key={check}
          label={text(`settings.check.${check}`)}
          checked={chosen.includes(check)}
          onChange={({ currentTarget }) => {
            const next = qualityChecks.filter((each) => (each === check ? currentTarget.checked : chosen.includes(each)))
            onChange(next.length === 0 ? null : next.join(','))
          }}
        />
      ))}
    </fieldset>
  )
}

function NumberControl({ definition, label, error, value, onChange }: ControlProps) {
  const [least, most] = definition.range ?? [0]
  return (
    <NumberField
      label={label}
      error={error}
      min={least}
      {...(most !== undefined && { max: most })}
      {...(definition.unit !== undefined && { unit: definition.unit })}
      defaultValue={typeof value === 'number' ? value : null}
      placeholder={definition.default === null ? '' : String(definition.default)}
      onChange={(typed) => onChange(typed ?? null)}
    />
  )
}

function ChoiceControl({ definition, label, error, value, onChange }: ControlProps) {
  const text = useSettingsText()
  const options = (definition.options ?? []).map((option) => ({ value: option, label: text(`settings.option.${option}` as SettingsKey) }))
  const chosen = typeof value === 'string' ? value : (definition.default as string | null)
  return (
    <Select
      {...{ label, error, options }}
      value={chosen ?? ''}
      {...(definition.default === null && { placeholder: '—' })}
      onChange={(next) => onChange(next === '' || next === definition.default ? null : next)}
    />
  )
}

/** The control of a setting, by its kind. */
export function Control(props: ControlProps) {
  const { definition, label, error, value, isLong = false, onChange } = props
  if (definition.format === 'checks') return <Checks {...props} />
  if (definition.options) return <ChoiceControl {...props} />
  if (definition.kind === 'NUMBER') return <NumberControl {...props} />
  if (definition.kind === 'BOOLEAN')
    return (
      <Switch
        {...{ label, error }}
        checked={(value ?? definition.default) === true}
        onChange={({ currentTarget: { checked } }) => onChange(checked === definition.default ? null : checked)}
      />
    )
  const written = typeof value === 'string' ? value : ''
  const change = ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
    onChange(currentTarget.value === '' ? null : currentTarget.value)
  if (isLong) return <TextArea {...{ label, error }} value={written} onChange={change} />
  return <TextField {...{ label, error }} value={written} placeholder={definition.format === 'color' ? '#1d2a44' : ''} onChange={change} />
}
