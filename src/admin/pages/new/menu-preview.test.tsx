// @vitest-environment jsdom
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { MENU_REGION } from '#schemas/admin/menu/menu-document.ts'
import type { PanelServices } from '#admin/panel-context.ts'
import { inPanel } from '#tests/support/panel/in-panel.tsx'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { firstPlace, withNewEntry } from './menu-place.ts'
import { MenuPreview } from './MenuPreview.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

it('shows the menu in the colours of the site', () => {
  const siteColors = { ground: '#f6efe8', ink: '#2b1a1c', accent: '#7a1f33' }
  const menu = { head: {}, regions: { [MENU_REGION]: [] }, notes: {} }
  const shown = withNewEntry(menu, firstPlace(menu, 'menu'), { title: 'Reliures', locale: 'fr_FR' })
  const element = <MenuPreview shown={shown} pages={[]} locale="fr_FR" />
  stage.show(inPanel(createMemoryRouter([{ path: '*', element }]), { start: { siteColors } } as unknown as PanelServices))
  const bar = stage.place.querySelector<HTMLElement>('figure > div')
  expect(bar?.textContent).toBe('Reliures')
  expect([bar?.style.backgroundColor, bar?.style.color]).toEqual(['rgb(246, 239, 232)', 'rgb(43, 26, 28)'])
})
