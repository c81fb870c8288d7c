import { describe, expect, it } from 'vitest'
import { normaliseNameCase, toTitleCase } from './title-case.ts'

describe('title case', () => {
  it.each([
    ['la craie et la cave', 'La Craie Et La Cave'],
    ['SAINT-JEAN-DE-LUZ', 'Saint-Jean-De-Luz'],
    ["l’été à l'île d’yeu", "L’Été À L'Île D’Yeu"],
    ['it’s o’clock', 'It’s O’clock'],
    ['ÉLODIE œuvre', 'Élodie Œuvre'],
    ['75cl de 2026', '75cl De 2026'],
    ['', ''],
  ])('« %s » is « %s »', (text, titled) => {
    expect(toTitleCase(text)).toBe(titled)
  })
})

describe('a name in a greeting', () => {
  it.each([
    ['NADIA', 'Nadia'],
    ['nadia', 'Nadia'],
    ['JEAN-LUC', 'Jean-Luc'],
    ['anne marie', 'Anne Marie'],
    ['Nadia', 'Nadia'],
    ['Anne-marie', 'Anne-marie'],
    ['MacKenzie', 'MacKenzie'],
    ['X', 'X'],
  ])('%s is greeted as %s', (name, greeted) => {
    expect(normaliseNameCase(name)).toBe(greeted)
  })
})
