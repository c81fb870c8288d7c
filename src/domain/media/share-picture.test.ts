import { expect, it } from 'vitest'
import { sharePath } from './share-picture.ts'

it.each([
  ['/media/31-9f2c/enseigne.svg', '/media/31-9f2c/enseigne.jpg?w=1200'],
  ['/media/31-9f2c/signature.webp', '/media/31-9f2c/signature.jpg?w=1200'],
  ['/media/31-9f2c/vue.du.quai.PNG', '/media/31-9f2c/vue.du.quai.jpg?w=1200'],
  ['/media/31-9f2c/photo.jpg', '/media/31-9f2c/photo.jpg?w=1200'],
  ['/quai.webp', '/quai.webp'],
  ['https://images.example/a.png', 'https://images.example/a.png'],
])('gives the picture %s the address %s where it is shared', (path, address) => {
  expect(sharePath(path)).toBe(address)
})
