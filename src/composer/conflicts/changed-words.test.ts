import { describe, expect, it } from 'vitest'
import { changedWords } from './changed-words.ts'

describe('the words in which a text differs from a former one', () => {
  it.each([
    [
      'a word in the middle',
      'quatre vins en bio',
      'douze vins en bio',
      { start: '', removed: 'quatre', added: 'douze', end: 'vins en bio' },
    ],
    ['words at the end', 'Douze vins', 'Douze vins, une roche', { start: 'Douze', removed: 'vins', added: 'vins, une roche', end: '' }],
    ['words that come', 'nos vins', 'nos douze vins', { start: 'nos', removed: '', added: 'douze', end: 'vins' }],
    ['words that leave', 'nos douze vins', 'nos vins', { start: 'nos', removed: 'douze', added: '', end: 'vins' }],
    ['a word that is repeated', 'très bon', 'très très bon', { start: 'très', removed: '', added: 'très', end: 'bon' }],
    ['no word in common', 'avant', 'à elle', { start: '', removed: 'avant', added: 'à elle', end: '' }],
    ['the same words', 'Douze vins', 'Douze vins', { start: 'Douze vins', removed: '', added: '', end: '' }],
  ])('are found: %s', (_, former, text, words) => {
    expect(changedWords(former, text)).toEqual(words)
  })
})
