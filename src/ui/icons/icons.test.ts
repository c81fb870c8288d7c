import { fas } from '@fortawesome/free-solid-svg-icons'
import { expect, it } from 'vitest'
import { icons, iconShape } from './icons.ts'

it('are solid unless said otherwise', () => {
  const solid = new Set(Object.values(fas).map((definition) => iconShape(definition).path))
  const others = Object.entries(icons).filter(([, { path }]) => !solid.has(path))
  expect(others.map(([name]) => name)).toEqual([])
  expect(new Set(Object.values(fas).map(({ prefix }) => prefix))).toEqual(new Set(['fas']))
})
