import { act, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createIntl, RawIntlProvider } from 'react-intl'
import { vi } from 'vitest'
import messages from '#i18n/messages/forms/fr.json'
import { KitProvider } from '#kit/KitProvider.tsx'

const texts = { close: 'Fermer', optional: 'facultatif', show: 'Montrer', hide: 'Masquer', nothingFound: 'Rien de tel' }

class NoObserver {
  observe = vi.fn()
  unobserve = vi.fn()
  disconnect = vi.fn()
}

/** The parts of a browser that jsdom has not, without layout: every box is empty. */
function stubBrowser(): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // Without motion a dialog is there as soon as it is asked for.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion'),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
  vi.stubGlobal('ResizeObserver', NoObserver)
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  Element.prototype.getClientRects = () => [] as unknown as DOMRectList
  Element.prototype.scrollIntoView = vi.fn()
  document.elementFromPoint = () => null
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
            <KitProvider nonce="abc" texts={texts}>
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
      vi.unstubAllGlobals()
    },
  }
}
