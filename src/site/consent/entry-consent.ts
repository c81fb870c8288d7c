import type { ConsentNeeds } from '#schemas/runtime/site-rendering.ts'
import { languageOf } from '#i18n/locale.ts'
import { PAGE_SHOWN } from '#site/site-events.ts'
import { readSession } from '../browser-storage.ts'
import { CARRY_KEY } from '../forms/carry-key.ts'
import { tellBottomBar, tellHeight } from '../navigation/track-height.ts'
import { askedServices } from './consent-services.ts'
import { sendConsentProof } from './consent-proof.ts'
import style from './consent.css?url'
import { followTabs, broadcastChoices } from './sync-choices.ts'
import { loadServer } from './load-server.ts'
import { loadTexts } from './load-texts.ts'
import type { PageView } from './analytics-services.ts'
import { askAbout, reloadChoices } from './tarteaucitron.ts'
import { tellApp } from './notify-app.ts'

/** Returns the current page view with the current member, who is requested each time because any tab may log in or out. */
async function viewNow(): Promise<PageView> {
  return {
    url: location.origin + location.pathname + location.search,
    title: document.title,
    userId: await (await loadServer()).askUserId(),
  }
}

function addStyle(): Promise<void> {
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: style })
    link.onload = link.onerror = () => {
      resolve()
    }
    document.head.append(link)
  })
}

/** Opens the panel from the « Gérer les cookies » links and returns the focus to them. */
function openFromLinks(open: () => void): void {
  let opener: HTMLElement | null = null
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-consent]') : null
      if (!link) return
      event.preventDefault()
      opener = link
      open()
    },
    true,
  )
  addEventListener('tac.close_panel', () => {
    opener?.focus()
    opener = null
  })
}

/** Groups the two answers at the end of the banner, where they stay visible in any scroll position. */
function joinAnswers(banner: HTMLElement): void {
  const answers = Object.assign(document.createElement('div'), { className: 'consent-answers' })
  answers.append(...banner.querySelectorAll('.tarteaucitronCTAButton'))
  banner.append(answers)
}

async function ask({ services: names, script }: ConsentNeeds): Promise<void> {
  const language = languageOf(document.documentElement.lang)
  const texts = await loadTexts(language)
  const { services, tellPage } = askedServices({
    names,
    script: script === null ? null : { address: script, name: texts.script },
    view: viewNow,
  })
  await addStyle()
  const policyUrl = document.querySelector<HTMLAnchorElement>('[data-consent]')?.pathname ?? '/cookie-policy'
  const { asked, ready } = await askAbout(services, { language, texts, policyUrl })
  const banner = document.getElementById('tarteaucitronAlertBig')
  if (banner) joinAnswers(banner)
  // Reserves space for the banner, and moves it above the bottom bar.
  tellHeight(banner, '--consent-height')
  tellBottomBar()
  openFromLinks(() => {
    void ready.then(asked.userInterface.openPanel)
  })
  const takeOver = () => {
    reloadChoices(asked)
  }
  const isLeaving = followTabs({ readAgain: takeOver, isReloading: () => asked.reloadThePage })
  addEventListener('tac.open_panel', takeOver)
  sendConsentProof({
    keys: services.map(({ key }) => key),
    state: () => {
      takeOver()
      return asked.state
    },
    onMade: broadcastChoices,
    onSaved: () => {
      tellApp(texts.saved)
    },
  })
  document.addEventListener(PAGE_SHOWN, () => void tellPage(isLeaving))
}

const needs = document.getElementById('consent')?.textContent
if (needs) void ask(JSON.parse(needs) as ConsentNeeds)
// Carried input is restored before the first interaction, because the visitor looks for it immediately.
if (readSession(CARRY_KEY) !== null)
  void import('../forms/preserve-input.ts').then(
    (carrying) => {
      carrying.restoreInput(location.pathname)
    },
    () => undefined,
  )
