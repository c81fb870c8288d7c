import { useNavigate } from 'react-router-dom'
import { Button } from '#kit/buttons/Button.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { useScreenTitle } from './use-screen-title.ts'

/** Stands at an address of the panel that no screen has. */
export function MissingScreen() {
  const text = usePanelText()
  const navigate = useNavigate()
  useScreenTitle(text('panel.missing.title'))
  const back = (
    <Button variant="primary" onClick={() => void navigate('/')}>
      {text('panel.missing.back')}
    </Button>
  )
  return (
    <EmptyState level={1} icon="info" title={text('panel.missing.title')} acts={back}>
      <p>{text('panel.missing.text')}</p>
    </EmptyState>
  )
}
