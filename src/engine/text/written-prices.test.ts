import { describe, expect, it } from 'vitest'
import { followPrice, writtenPrices } from './written-prices.ts'

describe('the amounts that a text has', () => {
  it.each([
    ['Dès 149 € hors taxes.', ['149 € 14900']],
    ['Soit 1\u202f490,50\u00a0€, et 12 euros de plus.', ['1\u202f490,50\u00a0€ 149050', '12 euros 1200']],
    ['<td>190&nbsp;€</td><td><a href="/149 €">57€</a></td>', ['190&nbsp;€ 19000', '57€ 5700']],
    ['From €1,490.50 or €20', ['€1,490.50 149050', '€20 2000']],
    ['Le 12 mars, 3 européens, 20 % et 1.2.149', []],
    ['149 € puis 149 €', ['149 € 14900']],
  ])('%j: %j', (text, found) => {
    expect(writtenPrices(text).map(({ words, cents }) => `${words} ${cents}`)).toEqual(found)
  })
})

describe('a text that follows a price', () => {
  it.each([
    ['Dès 149 €, soit 149 € tout compris', 'Dès {{P}}, soit {{P}} tout compris'],
    ['1 149 € ou 149 €', '1 149 € ou {{P}}'],
    ['<p title="149 €">149 €</p>', '<p title="149 €">{{P}}</p>'],
  ])('%j becomes %j', (text, after) => {
    expect(followPrice(text, '149 €', '{{P}}')).toBe(after)
  })
})
