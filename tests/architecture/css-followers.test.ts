import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A follower of any kind: « + * » or « ~ * » in a selector. */
const ANY_FOLLOWER = /[+~]\s*\*\s*(?=[,{:.[>\s])/

const selectorsOf = (css: string) =>
  [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector)

it('finds a follower of any kind in a selector, and none in a sum or a named follower', () => {
  const found = (css: string) => selectorsOf(css).filter((selector) => ANY_FOLLOWER.test(selector))
  expect(found('.a > * + * { margin: 0 }')).toHaveLength(1)
  expect(found('.a ~ *, .b { margin: 0 }')).toHaveLength(1)
  expect(found('.a > * + h2 { margin: calc(1px + 2 * 3px) } .b:nth-child(2n + 1) { margin: 0 }')).toEqual([])
})

it('styles no follower of any kind, for which an inserted element restyles the whole page', () => {
  const files = globSync(['src/{ui,site,renderer,view-parts}/**/*.css', 'blocks/**/*.css'])
  expect(files.length).toBeGreaterThan(50)
  const found = files.flatMap((file) =>
    selectorsOf(readFileSync(file, 'utf8'))
      .filter((selector) => ANY_FOLLOWER.test(selector))
      .map((selector) => `${file}: ${selector.trim()}`),
  )
  expect(found).toEqual([])
})
