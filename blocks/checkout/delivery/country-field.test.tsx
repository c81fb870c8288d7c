import { expect, it } from 'vitest'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { CountryField } from './CountryField.tsx'

const countryOf = (id: number, alphaTwo: string, alphaThree: string, name: string) => ({ id, alphaTwo, alphaThree, name, isServed: true })
const france = countryOf(1, 'FR', 'FRA', 'France')

it.each([
  [[france], 'Pays de livraison : France.', 0],
  [[countryOf(2, 'BE', 'BEL', 'Belgique'), france], 'PaysBelgiqueFrance', 1],
])('names the only country in a whole sentence, and asks where there are several', (countries, words, selects) => {
  const Stage = () => <CountryField countries={countries} chosen={france} onChoose={() => undefined} />
  const body = viewBody(Stage, { props: {}, data: {} })
  expect(body.textContent.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(words)
  expect(body.querySelectorAll('select')).toHaveLength(selects)
})
