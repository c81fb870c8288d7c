import type { Attrs } from 'prosemirror-model'
import { safeUrl } from '#engine/validation/safe-url.ts'
import type { Attributes } from './elements.ts'

/** Attributes that mean something in the page of a visitor and would only disturb the editor: names of places, and a picture that waits. */
const left = new Set(['id', 'name', 'loading', 'target', 'open', 'headers'])
const addresses = new Set(['href', 'src'])

/** The attributes that the editor itself shows; the text keeps all of them. */
export function shownAttributes(attrs: Attrs): Record<string, string> {
  const shown = (attrs['attributes'] as Attributes).filter(
    ([name, value]) => !left.has(name) && (!addresses.has(name) || safeUrl(value) !== null),
  )
  return Object.fromEntries(shown)
}
