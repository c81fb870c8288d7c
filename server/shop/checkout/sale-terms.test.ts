import { expect, it } from 'vitest'
import { acceptedTerms } from './sale-terms.ts'

it('names the terms that a buyer accepts by what they say, letter by letter', () => {
  const html = '<p>Vendu par le domaine.</p>'
  const hash = '5edf0c49de576ef1d779f8c7e5cd5ec1302b2999fdf9aa90115b65ec583a3848'
  expect(acceptedTerms(html)).toEqual({ html, hash })
  expect(acceptedTerms(`${html} `).hash).not.toBe(hash)
})
