import { expect, it } from 'vitest'
import { mediaKind } from './media-kind.ts'

it('tells pictures and videos from other files by the ending of their names', () => {
  for (const ending of ['svg', 'jpeg', 'jpg', 'PNG', 'webp']) expect(mediaKind(`quai.${ending}`)).toBe('image')
  for (const ending of ['mp4', 'm4v', 'mov', 'avi', 'wmv', 'FLV']) expect(mediaKind(`quai.${ending}`)).toBe('video')
  for (const name of ['quai.pdf', 'quai', 'mp4', 'quai.mp4.zip', '']) expect(mediaKind(name)).toBeNull()
})
