// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { htmlOf } from './open-page.ts'

const pageOf = (head: string, body: string) => new DOMParser().parseFromString(`<head>${head}</head><body>${body}</body>`, 'text/html')
const field = (id: string) => `<main><label for="${id}">Nom</label><input id="${id}"></main>`

it('is the same for ids that differ by the place of their element in the tree alone', () => {
  const [one, other] = [htmlOf(pageOf('', field('_R_1ab_'))), htmlOf(pageOf('', `<p>Avant</p>${field('_R_2cD_')}`))]
  expect(one).toBe(other)
  expect(one).toContain('<label for="_R_">')
})

it('is another one for another text and for another theme', () => {
  const link = (name: string) => `<link rel="stylesheet" href="/theme.${name}.css">`
  const main = '<main><h1>Un</h1></main>'
  const all = [pageOf(link('aa'), main), pageOf(link('bb'), main), pageOf(link('aa'), main.replace('Un', 'Deux'))].map(htmlOf)
  expect(new Set(all).size).toBe(3)
})

it('refuses a document without a main region, such as an error page', () => {
  expect(() => htmlOf(pageOf('', '<p>403</p>'))).toThrow('no main region')
})
