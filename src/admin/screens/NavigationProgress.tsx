import { useNavigation } from 'react-router-dom'
import { ProgressBar } from '#kit/feedback/ProgressBar.tsx'
import { AfterDelay } from '#kit/feedback/Skeleton.tsx'
import { usePanelText } from '#admin/texts/use-panel-text.ts'

/** The bar on top while another screen is on its way. Saving never shows it. */
export function NavigationProgress() {
  const text = usePanelText()
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <AfterDelay>
      <ProgressBar label={text('panel.loading')} />
    </AfterDelay>
  )
}
