import { expect, it } from 'vitest'
import { filmLimits } from '#schemas/text/uploads.ts'
import { uploadKind } from './upload-kind.ts'

it.each([
  ['Vue du Mas.JPG', 'image/jpeg', 'picture'],
  ['sceau.svg', 'image/svg+xml', 'picture'],
  ['image', 'image/png', 'picture'],
  ['cuve.avif', 'image/avif', 'picture'],
  ['visite.mp4', 'video/mp4', 'film'],
  ['visite.m4v', 'video/x-m4v', 'film'],
  ['visite.MOV', 'video/quicktime', 'oldFilm'],
  ['visite.avi', '', 'oldFilm'],
  ['visite.wmv', 'video/x-ms-wmv', 'oldFilm'],
  ['visite.flv', 'video/x-flv', 'oldFilm'],
  ['tarifs.pdf', 'application/pdf', 'document'],
  ['IMG_0042.HEIC', 'image/heic', 'phonePicture'],
  ['visite.3gp', 'video/3gpp', 'oldFilm'],
  ['tarifs.docx', '', 'unknown'],
] as const)('reads the kind of %s (%s): %s', (name, type, kind) => {
  expect(uploadKind({ name, type, size: 1 })).toBe(kind)
})

it('refuses a film that is heavier than the library takes, and no picture by its weight', () => {
  const weighing = (name: string, size: number) => uploadKind({ name, type: '', size })
  expect([weighing('a.mp4', filmLimits.bytes), weighing('a.mp4', filmLimits.bytes + 1)]).toEqual(['film', 'heavyFilm'])
  expect(weighing('a.jpg', filmLimits.bytes + 1)).toBe('picture')
})
