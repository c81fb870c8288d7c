import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import { JSDOM } from 'jsdom'
import { act, type ReactElement } from 'react'
import { vi } from 'vitest'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
// A block is looked at alone: what only a whole page can have is checked in the browser, colours too.
const axeOptions: RunOptions = {
  rules: {
    'color-contrast': { enabled: false },
    'page-has-heading-one': { enabled: false },
    region: { enabled: false },
    'landmark-one-main': { enabled: false },
  },
}

/** A page in jsdom, with the globals that React looks for in a browser. */
export class BrowserPage {
  private readonly dom: JSDOM

  constructor() {
    this.dom = new JSDOM('<!doctype html><html lang="fr"><head><title>Essai</title></head><body><main></main></body></html>', {
      runScripts: 'outside-only',
      url: 'http://localhost:3000/domiciliation-commerciale',
      pretendToBeVisual: true,
    })
    const { window } = this.dom
    for (const name of [
      'window',
      'document',
      'HTMLElement',
      'HTMLIFrameElement',
      'Element',
      'Node',
      'Event',
      'CustomEvent',
      'MouseEvent',
    ] as const)
      vi.stubGlobal(name, name === 'window' ? window : window[name])
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    // What jsdom does not bring: a person who prefers nothing in particular.
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
  }

  /** Hydrates an element on the HTML that the server made of it; answers what React had to say against it, and the HTML afterwards. */
  async hydrate(html: string, element: ReactElement): Promise<{ complaints: string[]; html: string }> {
    const { hydrateRoot } = await import('react-dom/client')
    const complaints: string[] = []
    const complain = (error: unknown) => complaints.push(error instanceof Error ? error.message : String(error))
    const container = this.main()
    container.innerHTML = html
    const root = await act(() =>
      hydrateRoot(container, element, { onRecoverableError: complain, onUncaughtError: complain, onCaughtError: complain }),
    )
    const after = container.innerHTML
    act(() => {
      root.unmount()
    })
    return { complaints, html: after }
  }

  /** The rules of axe that a piece of HTML breaks, with the elements that break them. */
  async violations(html: string): Promise<string[]> {
    const { window } = this.dom
    if (!('axe' in window)) window.eval(axeSource)
    const { axe } = window as unknown as { axe: { run: (context: Element, options: RunOptions) => Promise<AxeResults> } }
    this.main().innerHTML = html
    const { violations } = await axe.run(window.document.documentElement, axeOptions)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 200)).join(' ')}`)
  }

  close(): void {
    vi.unstubAllGlobals()
    this.dom.window.close()
  }

  private main(): HTMLElement {
    const main = this.dom.window.document.querySelector('main')
    if (!main) throw new Error('The test page has lost its main element')
    return main
  }
}
