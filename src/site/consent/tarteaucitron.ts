import core from 'tarteaucitronjs/tarteaucitron.min.js?url'
import type { ConsentTexts } from './consent-texts.ts'

/** A service as the package asks about it. */
export interface AskedService {
  readonly key: string
  readonly type: 'analytic' | 'ads' | 'other'
  readonly name: string
  readonly needConsent: true
  /** What it keeps in the browser: taken away when the agreement is. */
  readonly cookies: readonly string[]
  /** Starts it: called once, when it is agreed to. */
  readonly js: () => void
}

/** The package, as far as it is used here. */
interface Tarteaucitron {
  readonly services: Record<string, AskedService>
  lang: ConsentTexts
  job?: string[]
  readonly events: { load: () => void }
  readonly state: Readonly<Record<string, boolean | undefined>>
  /** Whether it opens the page anew once its panel is closed. */
  readonly reloadThePage: boolean
  readonly cookie: { create: (key: string, choice: boolean | 'true' | 'false' | 'wait') => void; readonly read: () => string }
  readonly userInterface: { readonly openPanel: () => void }
  init(parameters: Readonly<Record<string, unknown>>): void
  /** Starts and shows a service as the cookie has it. */
  addService(key: string): void
}

declare global {
  interface Window {
    tarteaucitron?: Tarteaucitron
    tarteaucitronForceLanguage?: string
    tarteaucitronForceExpire?: number
  }
}

/** A choice is asked for again after six months. */
const CHOICE_DAYS = 182

/** Nothing is loaded, and nobody is told, before an agreement; refusing is as easy as agreeing. */
const SAFE = {
  orientation: 'bottom',
  bodyPosition: 'top',
  highPrivacy: true,
  AcceptAllCta: true,
  DenyAllCta: true,
  mandatory: true,
  mandatoryCta: false,
  alwaysNeedConsent: true,
  googleConsentMode: false,
  bingConsentMode: false,
  pianoConsentMode: false,
  removeCredit: true,
  moreInfoLink: false,
  showIcon: false,
  showDetailsOnClick: false,
  hashtag: '#cookies',
  // Words, services and looks are the site's own.
  useExternalJs: true,
  useExternalCss: true,
}

/** Adds a classic script to the page; settles once it has run. */
export function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.onload = () => {
      resolve()
    }
    script.onerror = () => {
      reject(new Error(`${src} has not come`))
    }
    document.head.append(script)
  })
}

/** Keeps what somebody has chosen, and that alone: the package writes down on every page what waits for a choice, which puts off the end of those that were made. */
function keepChoicesAlone({ cookie }: Tarteaucitron): void {
  const keep = cookie.create
  cookie.create = (key, choice) => {
    if (choice !== 'wait') keep(key, choice)
  }
}

/** Takes over what another tab has chosen since: the package reads its cookie but as it adds a service, and says in words how it stands but the first time. */
export function reloadChoices(asked: Tarteaucitron): void {
  for (const key of Object.keys(asked.services)) {
    const kept = [true, false].find((choice) => asked.cookie.read().includes(`!${key}=${choice}`))
    if (kept === undefined || kept === asked.state[key]) continue
    asked.addService(key)
    const words = document.getElementById(`tacCurrentStatus${key}`)
    if (words) words.textContent = asked.lang[kept ? 'allowed' : 'disallowed']
  }
}

/** Asks about services, in the language of the page; opens nothing when every choice is made. What it answers to is pressed once it is `ready`. */
export async function askAbout(
  services: readonly AskedService[],
  { language, texts, policyUrl }: { readonly language: string; readonly texts: ConsentTexts; readonly policyUrl: string },
): Promise<{ readonly asked: Tarteaucitron; readonly ready: Promise<void> }> {
  window.tarteaucitronForceLanguage = language
  window.tarteaucitronForceExpire = CHOICE_DAYS
  await addScript(core)
  const { tarteaucitron } = window
  if (!tarteaucitron) throw new Error('tarteaucitron has not started')
  keepChoicesAlone(tarteaucitron)
  for (const service of services) tarteaucitron.services[service.key] = service
  tarteaucitron.lang = texts
  tarteaucitron.job = services.map(({ key }) => key)
  // The package listens to its buttons half a second after it has drawn them: they are shown from then on.
  const ready = new Promise<void>((resolve) => {
    tarteaucitron.events.load = resolve
  }).then(() => {
    document.documentElement.dataset['consentReady'] = ''
  })
  tarteaucitron.init({ ...SAFE, privacyUrl: policyUrl })
  return { asked: tarteaucitron, ready }
}
