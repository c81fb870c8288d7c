import { useFormsText } from '#i18n/hooks/use-forms-text.ts'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { Menu, type MenuAct } from '#kit/overlays/Menu.tsx'
import type { TextValue } from './value-words.ts'

interface ValueMenuProps {
  readonly label: string
  readonly values: readonly TextValue[]
  readonly position?: 'bottom-start' | 'bottom-end'
  readonly onChoose: (placeholder: string) => void
}

/** Lists the values of the site with what they are today; those that the site has not filled come last. */
export function ValueMenu({ label, values, position = 'bottom-start', onChoose }: ValueMenuProps) {
  const text = useFormsText()
  const act = (value: TextValue): MenuAct => ({
    label: value.now === '' ? value.label : `${value.label} (${value.now})`,
    onAct: () => onChoose(value.placeholder),
  })
  const groups = [
    { label: text('forms.values.title'), acts: values.filter(({ now }) => now !== '').map(act) },
    { label: text('forms.values.unfilled'), acts: values.filter(({ now }) => now === '').map(act) },
  ]
  return (
    <Menu groups={groups.filter(({ acts }) => acts.length > 0)} position={position}>
      <IconButton label={label} icon="id-card" />
    </Menu>
  )
}
