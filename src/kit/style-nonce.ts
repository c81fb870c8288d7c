import { setNonce } from 'get-nonce'

/**
 * Reads the nonce that the shell of the panel has for styles, and gives it to what writes styles by itself: the lock of the scroll behind a dialog asks
 * get-nonce, Mantine is given it by KitProvider.
 */
export function takeStyleNonce(document: Document): string {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.nonce ?? ''
  setNonce(nonce)
  return nonce
}
