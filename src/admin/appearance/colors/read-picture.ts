/** Side of the picture whose pixels are read. */
const SIDE = 64

/** Reads the pixels of a picture of the site, scaled into a small square. */
export async function readPicture(address: string): Promise<Uint8ClampedArray> {
  const image = new Image()
  image.src = address
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the browser draws no pictures')
  context.drawImage(image, 0, 0, SIDE, SIDE)
  return context.getImageData(0, 0, SIDE, SIDE).data
}
