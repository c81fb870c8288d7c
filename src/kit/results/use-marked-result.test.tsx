// @vitest-environment jsdom
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useMarkedResult } from './use-marked-result.ts'

let root: Root
let place: HTMLElement

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  Element.prototype.scrollIntoView = vi.fn()
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})

afterEach(() => {
  act(() => root.unmount())
  place.remove()
  vi.unstubAllGlobals()
})

/** Draws the list after a press, by a state of its own: the owner of the field is not rendered again. */
function LateList({ results }: { readonly results: ReturnType<typeof useMarkedResult> }) {
  const [isDrawn, setIsDrawn] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsDrawn(!isDrawn)} />
      {isDrawn && (
        <ul {...results.list}>
          <li {...results.resultOf('one')}>One</li>
        </ul>
      )}
    </>
  )
}

function Search() {
  const results = useMarkedResult({ keys: ['one'], query: 'o', onTake: vi.fn() })
  return (
    <>
      <input aria-label="Search" {...results.field} />
      <LateList results={results} />
    </>
  )
}

/** The tags of the elements that the field names; null for no such attribute. */
function named() {
  const field = place.querySelector('input')
  return ['aria-controls', 'aria-activedescendant'].map((name) => {
    const id = field?.getAttribute(name) ?? null
    return id === null ? null : (document.getElementById(id)?.tagName ?? 'nothing')
  })
}

describe('the search field of a list of results', () => {
  it('names its list and its marked result only while they are drawn', () => {
    act(() => root.render(<Search />))
    const press = () => act(() => place.querySelector('button')?.click())
    expect(named()).toEqual([null, null])
    press()
    expect(named()).toEqual(['UL', 'LI'])
    press()
    expect(named()).toEqual([null, null])
  })
})
