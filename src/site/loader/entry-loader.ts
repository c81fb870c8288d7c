import { systemClock } from '#domain/dates/clock.ts'
import { HYDRATED_EVENT } from '#renderer/hydrated-event.ts'
import { storeSentHtml } from '#site/document/sent-html.ts'
import { reloadOnce } from '../navigation/reload-once.ts'
import { APP_FAILED } from './app-failed.ts'
import { onTouch } from './first-touch.ts'
import { askConsent } from './load-consent.ts'
import { copyLink } from './copy-link.ts'
import { countVisit } from './count-visit.ts'
import { holdClicks } from './replay-clicks.ts'
import { keepUnsent } from './block-offline-submit.ts'
import { leaveSliderEntry } from './drop-slider-history.ts'
import { hasStoredAnswers } from './stored-answers.ts'
import { rememberLanguage } from './store-locale.ts'
import { keepScrollStops } from './scrollable-tab-stops.ts'

storeSentHtml(document.getElementById('app'))
const app = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset['app'] ?? ''
const held = holdClicks(start)
let started = false
let typed = false

/** Fetches the app: on the first act of the visitor, or when a watched block is near the screen or above it. */
function start(): void {
  if (started) return
  started = true
  near.disconnect()
  document.addEventListener(APP_FAILED, giveUp)
  import(/* @vite-ignore */ app).catch(giveUp)
}

function giveUp(): void {
  const sending = held.giveUp()
  // A file that is gone after an update comes with a new page. Offline, and once something is typed, the page stays.
  if (!sending && !typed && navigator.onLine && live.length > 0) reloadOnce(systemClock(), () => location.reload())
}

const live = document.querySelectorAll('[data-live]')
const near = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && start(), {
  rootMargin: '999% 0px 300px',
})
const watch = (selector: string) => {
  for (const block of document.querySelectorAll(selector)) near.observe(block)
}
watch('[data-live=alone]')
// The browser also scrolls a page that is loaded again to where it was.
addEventListener('scroll', () => watch('[data-live]'), { once: true })
if (hasStoredAnswers()) watch('[data-type=form]')
onTouch(start)
addEventListener('input', () => (typed = true))
document.addEventListener(HYDRATED_EVENT, (event) => void held.release((event as CustomEvent<string>).detail))
addEventListener('click', rememberLanguage)
addEventListener('click', (event) => void copyLink(event))
addEventListener('submit', keepUnsent)
countVisit(location.pathname)
askConsent()
keepScrollStops()
leaveSliderEntry()
