import { describe, expect, it } from 'vitest'
import { fontFamily, fontFormat, fontStyle, fontWeight } from './font-file.ts'

describe('the weight of a font', () => {
  it.each([
    ['Inter-Thin.woff2', 100],
    ['Inter-ExtraLight.woff2', 200],
    ['Inter-Light.woff2', 300],
    ['Inter-Regular.woff2', 400],
    ['Inter-Medium.woff2', 500],
    ['Inter-SemiBold.woff2', 600],
    ['Inter-Bold.woff2', 700],
    ['Inter-ExtraBold.woff2', 800],
    ['Inter-Black.woff2', 900],
  ])('is read from the name of its file: %s is %d', (filename, weight) => {
    expect(fontWeight(filename)).toBe(weight)
  })

  it.each([
    ['open-sans-semi-bold.woff2', 600],
    ['Open Sans Extra Light Italic.ttf', 200],
    ['opensans-semibolditalic.woff2', 600],
    ['OPENSANS_EXTRABOLD.OTF', 800],
    ['fonts/robotobold.woff', 700],
    ['ArchivoBlack-Regular.woff2', 400],
    ['Archivo-Black-Regular.woff2', 400],
    ['Blackadder.woff2', 400],
    ['Lightning-Medium.woff2', 500],
    ['Extra-Bold.woff2', 800],
  ])('is the last that is named, however it is written: %s is %d', (filename, weight) => {
    expect(fontWeight(filename)).toBe(weight)
  })

  it.each(['Inter.woff2', 'maison.otf', 'Inter-Italic.woff2', 'Inter-700.woff2', ''])('is 400 when %s names none', (filename) => {
    expect(fontWeight(filename)).toBe(400)
  })
})

it('is slanted when its name ends so', () => {
  const names = ['Inter-Italic.woff2', 'Inter-BoldOblique.ttf', 'inter-semibolditalic.woff', 'Italica-Bold.otf', 'Inter.woff2']
  expect(names.map(fontStyle)).toEqual(['italic', 'italic', 'italic', 'normal', 'normal'])
})

it('has the format that its ending says, and none when it is no font', () => {
  expect(['a.woff2', 'a.WOFF', 'a.ttf', 'a.otf', 'a.svg', 'woff2.exe', 'a.constructor'].map(fontFormat)).toEqual([
    ...['woff2', 'woff', 'truetype', 'opentype'],
    ...[null, null, null],
  ])
})

it.each([
  ['Inter-SemiBoldItalic.woff2', 'Inter'],
  ['SourceSerif4-ExtraLight.woff2', 'Source Serif4'],
  ['été-Regular.woff2', 'Ete'],
  ['Bold.woff2', 'Police'],
])('reads the family of %s as %s', (filename, family) => {
  expect(fontFamily(filename)).toBe(family)
})
