import { unusedKinds, type ConsentTexts } from './consent-texts.ts'

/** The words in French. */
export const french: ConsentTexts = {
  ...unusedKinds,
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
  // How many cookies there are is not shown: the package knows names, and some hold numbers of their own.
  noCookie: '',
  useNoCookie: '',
  useCookieCurrent: '',
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
  saved: 'Vos choix sont enregistrés.',
  script: 'Script du site',
}
