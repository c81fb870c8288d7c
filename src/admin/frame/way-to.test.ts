import { expect, it } from 'vitest'
import { wayTo } from './way-to.ts'

const places = [
  { path: '/', label: 'Aujourd’hui', icon: 'sun' as const },
  { path: '/news', label: 'Actualités', icon: 'newspaper' as const },
]

it.each([
  ['/', 'Aujourd’hui', null],
  ['/news', 'Actualités', null],
  ['/news/4', 'Vendange 2026', { label: 'Actualités', path: '/news' }],
  ['/newsletter', 'Introuvable', null],
])('leads back from %s, named %s, to its place alone', (path, screen, way) => {
  expect(wayTo(path, screen, places)).toEqual(way)
})
