import { whenLoaded } from './on-load.ts'

/** Fetches what asks for consent, on the pages that have something to ask, once everything else is there. */
export function askConsent(): void {
  const file = document.getElementById('consent')?.dataset['file']
  if (file) whenLoaded(() => setTimeout(() => void import(/* @vite-ignore */ file)))
}
