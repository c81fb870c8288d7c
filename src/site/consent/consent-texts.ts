/** The words of the banner and of the panel, by the names that the package gives them. */
export type ConsentTexts = Readonly<Record<string, string | { readonly title: string; readonly details: string }>>

/** The version of these words: a proof of consent says which of them was agreed to. */
export const CONSENT_VERSION = '2026-11-20'

/** Kinds of services that no site has: the package looks for their words all the same. */
const unused = Object.fromEntries(
  ['api', 'comment', 'social', 'support', 'video', 'google'].map((kind) => [kind, { title: '', details: '' }]),
)

const french: ConsentTexts = {
  ...unused,
  middleBarHead: '',
  alertBigPrivacy:
    'Avec votre accord, ce site utilise des services extérieurs qui mesurent les visites et peuvent garder des cookies. Vous choisissez lesquels, et vous changez d’avis quand vous voulez.',
  alertSmall: 'Gestion des services',
  acceptAll: 'Tout accepter',
  allowAll: 'Tout accepter',
  denyAll: 'Tout refuser',
  personalize: 'Personnaliser',
  close: 'Fermer',
  reload: 'la page se recharge',
  save: 'Enregistrer',
  privacyUrl: 'Politique des cookies',
  all: 'Pour tous les services',
  disclaimer: 'Un service que vous autorisez peut déposer des cookies sur votre appareil et les relire. Votre choix est gardé six mois.',
  allow: 'Autoriser',
  deny: 'Interdire',
  noCookie: 'Ce service ne dépose aucun cookie.',
  useCookie: 'Ce service peut déposer',
  useCookieCurrent: 'Ce service a déposé',
  useNoCookie: 'Ce service n’a déposé aucun cookie.',
  title: 'Gérer les cookies',
  modalWindow: '(fenêtre)',
  icon: 'Cookies',
  allowed: 'autorisé',
  disallowed: 'interdit',
  noServices: 'Ce site ne se sert d’aucun service qui demande votre accord.',
  mandatoryTitle: 'Cookies indispensables',
  mandatoryText: 'Ils gardent votre langue, votre session et ces choix\u00a0; ils ne peuvent pas être refusés.',
  ads: { title: 'Publicité', details: 'Ces services suivent les visites pour montrer des publicités ailleurs.' },
  analytic: { title: 'Mesure d’audience', details: 'Ces services comptent les visites, pour que le site s’améliore.' },
  other: { title: 'Autres', details: 'Le script que l’éditeur du site a ajouté.' },
}

const english: ConsentTexts = {
  ...unused,
  middleBarHead: '',
  alertBigPrivacy:
    'With your consent, this site uses outside services that measure visits and may keep cookies. You choose which, and you can change your mind at any time.',
  alertSmall: 'Managing services',
  acceptAll: 'Accept all',
  allowAll: 'Accept all',
  denyAll: 'Refuse all',
  personalize: 'Choose',
  close: 'Close',
  reload: 'the page reloads',
  save: 'Save',
  privacyUrl: 'Cookie policy',
  all: 'For all services',
  disclaimer: 'A service that you allow may keep cookies on your device and read them again. Your choice is kept for six months.',
  allow: 'Allow',
  deny: 'Refuse',
  noCookie: 'This service keeps no cookie.',
  useCookie: 'This service may keep',
  useCookieCurrent: 'This service has kept',
  useNoCookie: 'This service has kept no cookie.',
  title: 'Manage cookies',
  modalWindow: '(window)',
  icon: 'Cookies',
  allowed: 'allowed',
  disallowed: 'refused',
  noServices: 'This site uses no service that needs your consent.',
  mandatoryTitle: 'Necessary cookies',
  mandatoryText: 'They keep your language, your session and these choices; they cannot be refused.',
  ads: { title: 'Advertising', details: 'These services follow visits to show advertisements elsewhere.' },
  analytic: { title: 'Audience measurement', details: 'These services count visits, so that the site gets better.' },
  other: { title: 'Others', details: 'The script that the site’s publisher has added.' },
}

/** What is said besides, where the package says nothing. */
interface OwnWords {
  readonly saved: string
  readonly script: string
}

/** The words in the language of the page. */
export function consentTexts(language: string): { readonly texts: ConsentTexts; readonly own: OwnWords } {
  return language === 'en'
    ? { texts: english, own: { saved: 'Your choices are saved.', script: 'The site’s own script' } }
    : { texts: french, own: { saved: 'Vos choix sont enregistrés.', script: 'Script du site' } }
}
