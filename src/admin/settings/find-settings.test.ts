import { describe, expect, it, vi } from 'vitest'
import { findSettings, markWords } from './find-settings.ts'

const shipping = { label: 'Livraison offerte dès', help: 'Au-delà, le port est à 0 €.', words: 'franco' }
const stock = { label: 'Gérer le stock', help: '', words: '' }

describe('the search of settings', () => {
  it.each([
    ['port', [shipping]],
    ['FRANCO', [shipping]],
    ['stok', [stock]],
    ['gerer stock', [stock]],
    ['', []],
    ['paon', []],
  ])('finds by « %s » what has its words in label, help or other words', (query, found) => {
    expect(findSettings([shipping, stock], query)).toEqual(found)
  })
})

describe('the marks of a result', () => {
  it.each([
    ['Frais de port, France', 'port', 'Frais de [port], France'],
    ['Délai d’expédition', 'DEL exp', '[Dél]ai d’[exp]édition'],
    ['Stock', '', 'Stock'],
    ['Port', 'port', '[Port]'],
    ['Œuvres', 'oe', '[Œ]uvres'],
    ['De\u0301lai', 'del', '[De\u0301l]ai'],
  ])('in « %s » for « %s » are at the beginnings of words', (text, query, marked) => {
    const written = markWords(text, query).map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
    expect(written.join('')).toBe(marked)
  })

  it('reads each letter of a long word at most three times', () => {
    const word = 'é'.repeat(2000)
    const lower = vi.spyOn(String.prototype, 'toLowerCase')
    expect(markWords(word, word)).toEqual([{ text: word, isMarked: true }])
    const read = lower.mock.contexts.reduce<number>((sum, text) => sum + String(text).normalize('NFC').length, 0)
    lower.mockRestore()
    expect(read).toBeLessThanOrEqual(3 * word.length)
  })
})
