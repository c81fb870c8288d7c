import { useState } from 'react'
import { isMenuUrl } from '#schemas/urls/safe-url.ts'
import { TextField } from '#kit/fields/TextField.tsx'
import { usePanelText } from '#admin/texts/use-panel-text.ts'

interface AddressFieldProps {
  readonly label: string
  readonly value: string
  /** A name without an address: the menu cannot be published. */
  readonly isMissing: boolean
  /** No page of the site has it. */
  readonly isUnknown: boolean
  /** Called with an address that can be a link. */
  readonly onChange: (url: string) => void
}

/** The address of an entry. What cannot be a link stays in the field, with the reason. */
export function AddressField({ label, value, isMissing, isUnknown, onChange }: AddressFieldProps) {
  const text = usePanelText()
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  const isWrong = !isMenuUrl(typed)
  // An address that was not typed here comes from an undo or from another person.
  if (value !== seen) {
    setSeen(value)
    if (!isWrong) setTyped(value)
  }
  return (
    <TextField
      label={label}
      value={typed}
      spellCheck={false}
      autoComplete="off"
      help={text(isUnknown ? 'panel.tree.addressUnknown' : 'panel.tree.addressHelp')}
      error={(isWrong && text('panel.tree.addressWrong')) || (isMissing && text('panel.tree.addressMissing'))}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        if (isMenuUrl(currentTarget.value)) onChange(currentTarget.value)
      }}
    />
  )
}
