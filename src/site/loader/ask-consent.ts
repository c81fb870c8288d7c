/** Fetches what asks for consent, on the pages that have something to ask, once everything else is there. */
export function askConsent(): void {
  const file = document.getElementById('consent')?.dataset['file']
  if (!file) return
  const fetchIt = () => setTimeout(() => void import(/* @vite-ignore */ file))
  if (document.readyState === 'complete') fetchIt()
  else addEventListener('load', fetchIt)
}
