import { expect, it } from 'vitest'
import { writtenAddresses } from './data-addresses.ts'

it('finds each address of a style once, with and without quotes', () => {
  const css = `a{src:url("/a.woff2") format("woff2"),url(/b.woff2)}b{background:url('c.svg'),url("/a.woff2")}`
  expect(writtenAddresses(css)).toEqual(['"/a.woff2"', '/b.woff2', "'c.svg'"])
})

it('finds nothing in a style without files, or that breaks off', () => {
  expect([writtenAddresses('a{color:red}'), writtenAddresses('a{src:url("/a')]).toEqual([[], []])
})
