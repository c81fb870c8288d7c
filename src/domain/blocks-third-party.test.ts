import { expect, it } from 'vitest'
import { isClosedToServices } from './blocks-third-party.ts'

const token = 'h1Yk3bq0VxJm8sZ2wP6tR9dLfA5cE7gN4uKoXiQyTrM'

it.each([
  '/auth',
  '/compte/donnees',
  `/lettre/desinscription/${token}`,
  `/suivi-commande/2026-000123/${token}`,
  `/evenements/annulation/${token}`,
])('nothing from outside runs on %s', (path) => {
  expect(isClosedToServices(path)).toBe(true)
})

it.each(['/', '/contact', '/lettre', '/suivi-commande', '/evenements/atelier-choisir-son-statut'])(
  'services that were agreed to may run on %s',
  (path) => {
    expect(isClosedToServices(path)).toBe(false)
  },
)
