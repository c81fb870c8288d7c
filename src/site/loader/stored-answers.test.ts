// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { CARRY_KEY } from '../forms/carry-key.ts'
import { hasStoredAnswers } from './stored-answers.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

it.each([
  ['vitrine.form.3', true],
  [CARRY_KEY, true],
  ['vitrine.sending.3', false],
  ['other', false],
])('finds stored answers under %s: %s', (name, isFound) => {
  expect(hasStoredAnswers()).toBe(false)
  sessionStorage.setItem(name, '{}')
  expect(hasStoredAnswers()).toBe(isFound)
})

it('finds none where the browser forbids storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(hasStoredAnswers()).toBe(false)
})
