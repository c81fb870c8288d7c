import { readFile } from '#api-client/transport/read-file.ts'

const QUALITY = 0.8
/** A file of no bytes, for what cannot be read. */
const NOTHING = 'data:,'
/** A grey surface, for a picture that cannot be read. */
export const GREY =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 5' preserveAspectRatio='none'%3E%3Cpath fill='%23888' fill-opacity='.3' d='M0 0h8v5H0z'/%3E%3C/svg%3E"

/** Files that were read, by their address and width: pages of a site share fonts and pictures. */
const read = new Map<string, Promise<string>>()

function addressOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : NOTHING)
    reader.onerror = () => reject(reader.error ?? new Error('a file could not be read'))
    reader.readAsDataURL(blob)
  })
}

async function shrunk(blob: Blob, width: number): Promise<Blob> {
  const bitmap = await createImageBitmap(blob, { resizeWidth: Math.max(1, Math.round(width)), resizeQuality: 'medium' })
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  return canvas.convertToBlob({ type: 'image/webp', quality: QUALITY })
}

async function readAs(address: string, width: number | null): Promise<string> {
  const blob = await readFile(address)
  return addressOf(width === null || blob.type === 'image/svg+xml' ? blob : await shrunk(blob, width))
}

/** Reads a file as a `data:` address, once; a picture is shrunk to a width. What cannot be read has no bytes, and is grey as a picture. */
export function dataAddress(address: string, width: number | null = null): Promise<string> {
  if (address.startsWith('data:')) return Promise.resolve(address)
  const key = `${width ?? ''} ${address}`
  const known = read.get(key) ?? readAs(address, width).catch(() => (width === null ? NOTHING : GREY))
  read.set(key, known)
  return known
}

/** The addresses that a style names, as they are written between their brackets. */
export function writtenAddresses(css: string): readonly string[] {
  const [, ...parts] = css.split('url(')
  return [...new Set(parts.flatMap((part) => (part.includes(')') ? [part.slice(0, part.indexOf(')'))] : [])))]
}

const QUOTES = /["']/g

/** Writes the files that a style names as `data:` addresses. */
export async function withDataAddresses(css: string, base: string): Promise<string> {
  let text = css
  for (const written of writtenAddresses(css)) {
    const url = written.replaceAll(QUOTES, '').trim()
    if (url === '' || url.startsWith('data:') || url.startsWith('#')) continue
    text = text.replaceAll(`url(${written})`, `url("${await dataAddress(new URL(url, base).href)}")`)
  }
  return text
}
