// @vitest-environment jsdom
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { KitProvider } from '#kit/KitProvider.tsx'
import { kitTexts } from '#tests/support/panel/kit-texts.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { Menu } from './Menu.tsx'

let root: Root

beforeEach(() => {
  // The menu stays hidden without a layout, so its focus trap warns that it finds no item.
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn(), addListener: vi.fn() }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn()
      unobserve = vi.fn()
      disconnect = vi.fn()
    },
  )
  root = createRoot(document.body.appendChild(document.createElement('div')))
})

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

it('does an act once when its item is clicked twice', async () => {
  const onAct = vi.fn()
  root.render(
    <KitProvider nonce="abc" texts={kitTexts}>
      <Menu groups={[{ acts: [{ label: 'Dupliquer', onAct }] }]}>
        <button type="button">Actes</button>
      </Menu>
    </KitProvider>,
  )
  await waitUntil(() => expect(document.querySelector('button')).not.toBeNull())
  document.querySelector('button')?.click()
  await waitUntil(() => expect(document.querySelector('[role=menuitem]')).not.toBeNull())
  const item = document.querySelector('[role=menuitem]')
  for (const detail of [1, 2]) item?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
  expect(onAct).toHaveBeenCalledTimes(1)
})
