import { useRouteError } from 'react-router-dom'
import { Button } from '#kit/buttons/Button.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { usePanelText } from '#admin/texts/use-panel-text.ts'

/** Takes the place of a screen that failed: what is safe, and what to do. */
export function FailedScreen() {
  const text = usePanelText()
  const error = useRouteError()
  const reason = error instanceof Error ? error.message : String(error)
  const reload = (
    <Button variant="primary" icon="refresh" onClick={() => location.reload()}>
      {text('panel.failed.reload')}
    </Button>
  )
  return (
    <main>
      <EmptyState level={1} icon="alert" tone="stop" isAnnounced title={text('panel.failed.title')} acts={reload}>
        <p>{text('panel.failed.text', { reason })}</p>
      </EmptyState>
    </main>
  )
}
