import { expect, it } from 'vitest'
import { UploadedFile } from './uploaded-file.ts'

it.each([
  ['Statuts %22A%22.png', 'Statuts A.png'],
  ['Statuts%0D%0ASAS.pdf', 'Statuts SAS.pdf'],
  ['Remise 20%.pdf', 'Remise 20%.pdf'],
  ['../../etc/Statuts<1>.exe', 'Statuts1.exe'],
  ['', 'fichier'],
])('a file that was sent as %j is called %j', (sent, name) => {
  expect(new UploadedFile('images', sent, Buffer.alloc(0)).filename).toBe(name)
})
