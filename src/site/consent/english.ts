import { unusedKinds, type ConsentTexts } from './consent-texts.ts'

/** The words in English. */
export const english: ConsentTexts = {
  ...unusedKinds,
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
  // How many cookies there are is not shown: the package knows names, and some hold numbers of their own.
  noCookie: '',
  useNoCookie: '',
  useCookieCurrent: '',
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
  saved: 'Your choices are saved.',
  script: 'The site’s own script',
}
