import { act, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createIntl, RawIntlProvider } from 'react-intl'
import { vi } from 'vitest'
import messages from '#i18n/messages/forms/fr.json'
import { KitProvider } from '#kit/KitProvider.tsx'
import { kitTexts } from '#tests/support/panel/kit-texts.ts'
import { waitUntil } from '#tests/support/wait-until.ts'

class NoObserver {
  observe = vi.fn()
  unobserve = vi.fn()
  disconnect = vi.fn()
}

/** The parts of a browser that jsdom has not. Without layout, every element is the same small box in a window that has room for it. */
function stubBrowser(): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // Without motion a dialog is there as soon as it is asked for.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion'),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
  vi.stubGlobal('ResizeObserver', NoObserver)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 10, 10))
  for (const side of ['clientWidth', 'clientHeight'] as const) vi.spyOn(Element.prototype, side, 'get').mockReturnValue(1000)
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() })
  Object.assign(Element.prototype, { scrollIntoView: () => undefined })
  Object.assign(document, { elementFromPoint: () => null })
}

// Files share their window with those that run after them.
function restoreBrowser(): void {
  vi.unstubAllGlobals()
  for (const name of ['getClientRects', 'getBoundingClientRect']) Reflect.deleteProperty(Range.prototype, name)
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  Reflect.deleteProperty(document, 'elementFromPoint')
}

/** A part of the panel in the document, with the kit and the messages of forms around it. */
export interface PanelStage {
  readonly place: HTMLElement
  readonly show: (children: ReactElement) => void
  readonly end: () => void
}

/** Makes a place for a part of the panel; end it after the test. */
export function stagePanel(): PanelStage {
  stubBrowser()
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const intl = createIntl({ locale: 'fr', messages })
  return {
    place,
    show: (children) =>
      act(() => {
        root.render(
          <RawIntlProvider value={intl}>
            <KitProvider nonce="abc" texts={kitTexts}>
              {children}
            </KitProvider>
          </RawIntlProvider>,
        )
      }),
    end: () => {
      act(() => {
        root.unmount()
      })
      document.body.replaceChildren()
      restoreBrowser()
    },
  }
}

/** Presses a control, and waits until a menu or a dialog that it opens has taken the focus. */
export async function pressControl(control: HTMLElement): Promise<void> {
  await act(async () => {
    control.click()
    await Promise.resolve()
  })
  await act(() =>
    waitUntil(() => {
      const layers = [...document.querySelectorAll('[role=menu], [role=dialog]')]
      const focused = document.activeElement
      if (layers.length > 0 && !layers.some((layer) => layer.contains(focused))) throw new Error('The layer has no focus yet')
    }),
  )
}
