// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { tabTarget } from './tab-order.ts'

describe('Tab, as if the drawer stood right after the link', () => {
  beforeEach(() => {
    Object.defineProperty(Element.prototype, 'checkVisibility', { value: () => true, configurable: true, writable: true })
    document.body.innerHTML = `<a id="link" href="/panier">Panier</a><a id="next" href="/">x</a>
      <div id="host"><h2 id="title" tabindex="-1">x</h2><button id="close">x</button><a id="see" href="/panier">x</a><button disabled>x</button></div>`
  })
  const element = (id: string) => document.getElementById(id)!
  const from = (id: string, isBack = false) => {
    const target = tabTarget(element(id), isBack, { host: element('host'), link: element('link') })
    return target && [target.to.id, target.goesOn]
  }

  it('leads from the link into it, and from its end to what comes after the link', () => {
    expect(from('link')).toEqual(['close', false])
    expect(from('see')).toEqual(['link', true])
  })

  it('leads back from its beginning to the link', () => {
    expect(from('close', true)).toEqual(['link', false])
    expect(from('title', true)).toEqual(['link', false])
  })

  it('is the browser’s everywhere else', () => {
    expect([from('link', true), from('close'), from('title'), from('see', true), from('next')]).toEqual([null, null, null, null, null])
    element('host').replaceChildren()
    expect(from('link')).toBeNull()
  })
})
