import { useNavigate } from 'react-router-dom'
import { Button } from '#kit/buttons/Button.tsx'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { useIsNarrow } from '#admin/screens/use-is-narrow.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { shellAddress } from './page-address.ts'

/** The way from the list of pages to the header and the footer that stand around them. */
export function ShellButton({ locale }: { readonly locale: string }) {
  const text = usePanelText()
  const navigate = useNavigate()
  const isNarrow = useIsNarrow()
  const label = text('panel.shell')
  const open = () => void navigate(shellAddress(1, locale))
  if (isNarrow) return <IconButton icon="layers" size="medium" label={label} onClick={open} />
  return (
    <Button icon="layers" variant="subtle" onClick={open}>
      {label}
    </Button>
  )
}
