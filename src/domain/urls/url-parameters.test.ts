import { expect, it } from 'vitest'
import { hasBraces, hasSameBraces, parameterOf } from './url-parameters.ts'

it.each([
  ['{blog}', 'blog', true],
  ['blog', null, false],
  ['{Blog}', null, true],
  ['a{b', null, true],
  ['b}', null, true],
  ['', null, false],
])('reads the segment %j as the parameter %j, with braces: %s', (segment, name, braces) => {
  expect([parameterOf(segment), hasBraces(`vins/${segment}`)]).toEqual([name, braces])
})

it.each([
  ['blog/{blog}', 'actus/{blog}', true],
  ['vins', 'nos-vins/rouges', true],
  ['blog/{blog}', 'blog', false],
  ['vins', '{vin}', false],
  ['a/{b}/{c}', 'a/{c}/{b}', false],
])('finds the braces of %j in %j: %s', (one, other, isSame) => {
  expect([hasSameBraces(one, other), hasSameBraces(other, one)]).toEqual([isSame, isSame])
})
