import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { RouterProvider } from 'react-router-dom'
import panelFr from '#i18n/messages/panel/fr.json'
import { createText, TextProvider } from '#i18n/TextProvider.tsx'
import { PanelContext, type PanelServices } from '#admin/panel-context.ts'
import { panelScreens } from '#admin/panel-screens.ts'

/** Draws the routes of the panel in French, with services that a test makes. */
export function inPanel(router: ComponentProps<typeof RouterProvider>['router'], services: PanelServices) {
  return (
    <TextProvider text={createText('fr_FR', panelFr)}>
      <PanelContext value={{ ...services, screens: panelScreens }}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </PanelContext>
    </TextProvider>
  )
}
