import core from 'tarteaucitronjs/tarteaucitron.min.js?url&no-inline'
import { ownValue } from '#schemas/names/own-value.ts'
import type { ConsentTexts } from './consent-texts.ts'

/** A service in the format of the package. */
export interface AskedService {
  readonly key: string
  readonly type: 'analytic' | 'ads' | 'other'
  readonly name: string
  readonly needConsent: true
  /** Its cookies, which are deleted when consent is withdrawn. */
  readonly cookies: readonly string[]
  /** Starts the service, once, after consent. */
  readonly js: () => void
}

/** The used part of the package. */
interface Tarteaucitron {
  readonly services: Record<string, AskedService>
  lang: ConsentTexts
  job?: string[]
  readonly events: { load: () => void }
  readonly state: Readonly<Record<string, boolean | undefined>>
  /** True when the package reloads the page after its panel is closed. */
  readonly reloadThePage: boolean
  readonly cookie: { create: (key: string, choice: boolean | 'true' | 'false' | 'wait') => void; readonly read: () => string }
  readonly userInterface: { readonly openPanel: () => void }
  init(parameters: Readonly<Record<string, unknown>>): void
  /** Starts and shows a service according to the cookie. */
  addService(key: string): void
}

declare global {
  interface Window {
    tarteaucitron?: Tarteaucitron
    tarteaucitronForceLanguage?: string
    tarteaucitronForceExpire?: number
  }
}

/** A choice expires after six months. */
const CHOICE_DAYS = 182

/** Nothing is loaded or sent before consent, and refusing is as easy as accepting. */
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
  // Texts, services and styles are those of the site.
  useExternalJs: true,
  useExternalCss: true,
}

/** Adds a classic script to the page and resolves when it has run. */
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

/** Stores only choices. The package would write undecided services on every page, which extends the lifetime of the earlier choices. */
function keepChoicesAlone({ cookie }: Tarteaucitron): void {
  const keep = cookie.create
  cookie.create = (key, choice) => {
    if (choice !== 'wait') keep(key, choice)
  }
}

/** Applies the choices of another tab. The package reads its cookie only when a service is added. */
export function reloadChoices(asked: Tarteaucitron): void {
  for (const key of Object.keys(asked.services)) {
    const storedChoice = [true, false].find((choice) => asked.cookie.read().includes(`!${key}=${choice}`))
    if (storedChoice === undefined || storedChoice === ownValue(asked.state, key)) continue
    asked.addService(key)
    const words = document.getElementById(`tacCurrentStatus${key}`)
    if (words) words.textContent = asked.lang[storedChoice ? 'allowed' : 'disallowed']
  }
}

/** Asks for consent in the locale of the page, unless every choice is made. The buttons respond once it is `ready`. */
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
  Object.assign(tarteaucitron.services, Object.fromEntries(services.map((service) => [service.key, service])))
  tarteaucitron.lang = texts
  tarteaucitron.job = services.map(({ key }) => key)
  // The package adds its button listeners half a second after rendering. The buttons are shown from then on.
  const ready = new Promise<void>((resolve) => {
    tarteaucitron.events.load = resolve
  }).then(() => {
    document.documentElement.dataset['consentReady'] = ''
  })
  tarteaucitron.init({ ...SAFE, privacyUrl: policyUrl })
  return { asked: tarteaucitron, ready }
}
