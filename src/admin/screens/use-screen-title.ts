import { useEffect } from 'react'
import { usePanel } from '#admin/panel-context.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { setScreenName } from './screen-name.ts'

/** Writes the title of the window: the screen, then the site. The breadcrumbs get the name of the screen. */
export function useScreenTitle(screen: string): void {
  const text = usePanelText()
  const { start } = usePanel()
  const title = text('panel.title', { screen, site: start.siteName })
  useEffect(() => {
    document.title = title
    setScreenName(screen)
  }, [title, screen])
}
