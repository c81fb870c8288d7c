import { expect, it } from 'vitest'
import { proposedSlug, toSlug } from './slug.ts'

it.each([
  ['Créer son EURL en ligne', 'creer-son-eurl-en-ligne'],
  ['  L’Œuvre : 2e édition ! ', 'l-oeuvre-2e-edition'],
  ['Straße & Æther', 'strasse-aether'],
  ['Łódź', 'lodz'],
  ['Møller & Søn', 'moller-son'],
  ['Đà Nẵng', 'da-nang'],
  ['Þingvellir í Garðabæ', 'thingvellir-i-gardabae'],
  ['Iğdır, İzmir, Isparta', 'igdir-izmir-isparta'],
  ['STRAẞE', 'strasse'],
  ['Ħal Għaxaq', 'hal-ghaxaq'],
  ['Ŋoni, Ĳssel, Ŀull', 'ngoni-ijssel-lull'],
  ['Ŧŧ Ɨɨ Ʉʉ Ɓɓ Ɖɖ Əə Ɛɛ Ɔɔ', 'tt-ii-uu-bb-dd-ee-ee-oo'],
  ['…', ''],
  ['日本', ''],
])('« %s » becomes the address %s', (text, slug) => {
  expect(toSlug(text)).toBe(slug)
})

// The letters that are named « Latin small letter X », and those with a stroke, a bar, a hook, a curl or a tail, from the charts of Unicode.
it.each([...'æbðđħıĳĸłøœßþŧŋƀƃƈƌƒƙƚƞƥƫƭƴƶǝǥǳǿǽȡȥȴȵȶȼȿɀɇɉɋɍɏẜẝỻỿ'])('« %s » does not vanish from an address', (letter) => {
  for (const each of [letter, letter.toUpperCase()]) expect(toSlug(`x${each}x`)).toMatch(/^x[a-z]{1,2}x$/)
})

it.each([
  ['Tarifs', 'page', 'tarifs'],
  ['日本', 'page', 'page'],
  ['…', 'page', 'page'],
  [' ', 'page', ''],
])('« %s » proposes an address, or else %s: %s', (title, fallback, slug) => {
  expect(proposedSlug(title, fallback)).toBe(slug)
})
