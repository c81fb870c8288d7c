/** A file is read so far for the mark of its animation. */
const MARK_BYTES = 4096
const ANIMATION_FLAG = 0b10

const textAt = (bytes: Uint8Array, at: number, length: number): string => String.fromCharCode(...bytes.subarray(at, at + length))

/** Tests by the head of a picture if it says that frames follow: WebP, PNG and AVIF. A GIF does not say it. */
export function saysAnimated(bytes: Uint8Array): boolean {
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 8) === 'WEBPVP8X') return ((bytes[20] ?? 0) & ANIMATION_FLAG) !== 0
  if (textAt(bytes, 1, 3) === 'PNG') {
    const head = textAt(bytes, 0, MARK_BYTES)
    const [animation, pixels] = [head.indexOf('acTL'), head.indexOf('IDAT')]
    return animation !== -1 && (pixels === -1 || animation < pixels)
  }
  return textAt(bytes, 4, 8) === 'ftypavis'
}
