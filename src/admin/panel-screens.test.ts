import { matchRoutes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { allRights } from '#schemas/admin/resources/rights.ts'
import panelFr from '#i18n/messages/panel/fr.json'
import { icons } from '#kit/icons/icon-set.ts'
import { placesFor } from './places/use-places.ts'
import { panelRoutes } from './panel-routes.tsx'
import { panelScreens } from './panel-screens.ts'
import { addressOf } from './screens/define-screen.ts'

const repeated = <Value>(values: readonly Value[]) => values.filter((value, at) => values.indexOf(value) !== at)

it.each(panelScreens.map((screen) => [addressOf(screen), screen] as const))('%s leads to its own route', (address, screen) => {
  const example = address.replaceAll(/:\w+\??/g, '12')
  const found = matchRoutes(panelRoutes, example)?.at(-1)?.route
  expect(found?.index ? '' : found?.path).toBe(screen.path)
})

it('ask for a right, but the first screen, the guide and the resources', () => {
  expect(panelScreens.filter(({ right }) => right === null).map(addressOf)).toEqual(['/', '/aide/:guide?', '/:resource/:id?'])
  expect(panelScreens.flatMap(({ right }) => (right === null || allRights.includes(right) ? [] : [right]))).toEqual([])
})

it('have in the navigation a name of their own and an icon', () => {
  const places = placesFor(panelScreens, allRights, (key) => panelFr[key])
  expect(places.filter(({ label, icon }) => label.trim() === '' || !Object.hasOwn(icons, icon))).toEqual([])
  expect(repeated(places.map(({ label }) => label))).toEqual([])
})

it('have addresses, places in the bar of a phone and kinds of things that no two share', () => {
  expect(repeated(panelScreens.map(({ path }) => path))).toEqual([])
  expect(panelScreens.flatMap(({ place }) => place?.tab?.at ?? []).toSorted()).toEqual([1, 2, 3, 4])
  expect(repeated(panelScreens.flatMap(({ things = [] }) => things.map(({ kind }) => kind)))).toEqual([])
})
