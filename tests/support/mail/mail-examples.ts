import { mailColors } from '#server/mail/kit/mail-colors.ts'
import type { MailIdentity } from '#server/mail/kit/mail-identity.ts'
import type { MailData, MailKind } from '#server/mail/kit/mail-kinds.ts'

const home = 'https://www.greffe-et-plume.example'
const firstname = 'Camille'
const link = `${home}/suite/9mZVx2kQp7sT1bYw4uR8nD6fGhJ3kL5aC0eXvBqWzIo`
const ofOrder = { reference: '2026-000123', firstname, orderToken: 'h1Yk3bq0VxJm8sZ2wP6tR9dLfA5cE7gN4uKoXiQyTrM' }
const expiresAt = '2026-11-20T13:12:00Z'
const loginLink = `${home}/auth`
const resetLink = `${home}/password/reset/ask`
const privacyRequest = { reference: 'DP-2026-0042', type: 'ERASURE', receivedAt: '2026-11-20T13:12:00Z', dueOn: '2026-12-04' } as const

const event = {
  title: 'Atelier\u00a0: choisir son statut',
  startAt: '2026-12-03T17:00:00Z',
  endAt: '2026-12-03T19:00:00Z',
  place: 'Nos bureaux, 12, quai des Écritures, 69002 Lyon',
  page: `${home}/evenements/choisir-son-statut`,
}
const places = { event, firstname, seats: 2, cancelLink: link, calendarLink: `${home}/api/element/event/41/ics` }
const placesTold = {
  ...{ event, firstname, lastname: 'Roy', email: 'camille.roy@example.org', phone: '+33639980012', seats: 2 },
  message: 'Je viendrai en fauteuil roulant.',
  left: 6,
}

const message = {
  ...{ reference: 'M-2026-0042', receivedAt: expiresAt, firstname, lastname: 'Roy', email: 'camille.roy@example.org' },
  ...{ phone: '+33639980012', subject: 'Création de société', message: 'Bonjour,\nquels sont vos délais\u202f?' },
}

const order = {
  ...{ reference: '2026-000123', orderedAt: expiresAt, subtotal: 7500, shipping: 1490, total: 8240 },
  lines: [{ name: 'Cuvée A 2021', quantity: 6, total: 6750 }],
  reductions: [{ code: 'NOEL10', value: 750 }],
  ...{ deliveryType: 'DELIVERY' as const, carrier: 'Colissimo', destination: ['Camille Roy', '5, rue des Lilas', '75011 Paris'] },
  delayDays: [2, 3] as [number, number],
  billing: ['Camille Roy', '8, place des Vosges', '75004 Paris'],
}

const withdrawal = {
  ...{ reference: '2026-000123', name: 'Camille Roy', email: 'camille.roy@example.org', receivedAt: '2026-11-20T13:12:07Z' },
  ...{ products: ['3 × Cuvée A 2021'], message: 'Je garde le reste.' },
}

/** Realistic data for each kind of mail. */
export const mailExamples: { readonly [K in MailKind]: MailData<K> } = {
  REGISTRATION_CONFIRM: { firstname, link, expiresAt },
  REGISTRATION_KNOWN: { firstname, loginLink, resetLink },
  PASSWORD_RESET: { firstname, link, expiresAt },
  PASSWORD_CHANGED: { firstname, changedAt: expiresAt, resetLink },
  CODES_ON: { firstname, changedAt: expiresAt, isReplaced: false, resetLink },
  CODES_OFF: { firstname, changedAt: expiresAt, isForgotten: false, resetLink },
  EMAIL_CHANGE_CONFIRM: { firstname, newEmail: 'neuf@example.org', link, expiresAt },
  EMAIL_CHANGED_NOTICE: { firstname, newEmail: 'neuf@example.org', changedAt: expiresAt },
  EMAIL_TAKEN: { firstname, loginLink, resetLink },
  NEWSLETTER_CONFIRM: { lists: ['La lettre des créateurs', 'Les échéances du mois'], link, expiresAt },
  NEWSLETTER_KNOWN: { lists: ['La lettre des créateurs'], unsubscribeLink: link, oneClickLink: link },
  NEWSLETTER_WELCOME: { lists: ['La lettre des créateurs'], unsubscribeLink: link, oneClickLink: link },
  PRIVACY_REQUEST_ACK: { firstname, ...privacyRequest },
  PRIVACY_REQUEST_DPO: {
    ...privacyRequest,
    firstname,
    lastname: 'Roy',
    email: 'camille.roy@example.org',
    message: 'Bonjour,\nmerci d’effacer mes données.',
  },
  PRIVACY_ALERT_DPO: { ...privacyRequest, email: 'camille.roy@example.org', daysLeft: 10 },
  AUDIT_BROKEN: { entry: 42, foundAt: expiresAt },
  INACTIVITY_WARNING: { firstname, lastSeenOn: '2023-12-20', deletedOn: '2026-12-20', loginLink },
  ACCOUNT_DELETED: {
    firstname,
    deletedAt: expiresAt,
    kept: [{ what: 'Commandes et factures', why: 'obligation comptable', until: '2036-11-20' }],
  },
  ACCOUNT_EXPORTED_NOTICE: { firstname, exportedAt: expiresAt, resetLink },
  EVENT_REGISTERED: places,
  EVENT_KNOWN: places,
  EVENT_CANCELLED: { event, firstname },
  EVENT_REGISTERED_TEAM: placesTold,
  EVENT_CANCELLED_TEAM: placesTold,
  MESSAGE_ACK: message,
  MESSAGE_TEAM: { ...message, link },
  TEAM_INVITATION: {
    ...{ by: 'Lucie Fontanel', can: 'Écrire et publier les pages et les actualités, répondre aux messages.', word: 'Bienvenue.' },
    ...{ link, expiresAt },
  },
  REVIEW_ASKED: { title: 'Accueil', by: 'Claire Roy', word: 'Surtout le titre.', link },
  REVIEW_ANSWERED: { title: 'Accueil', by: 'Paul Fontanel', word: 'Très bien.', isApproved: true, link },
  PLAN_HELD: { title: 'Accueil', kind: 'PAGE', startsAt: expiresAt, reasons: ['Le bouton ne mène nulle part.'], link },
  INBOX_REPLY: {
    ...{
      subject: 'Création d’une EURL – M-2026-0042',
      message: 'Bonjour,\n\nvolontiers, dès lundi.',
      quote: 'Combien de temps faut-il\u00a0?',
    },
    ...{ writtenAt: expiresAt, replyTo: 'contact@greffe-plume.example', references: [`<${'a'.repeat(40)}@www.greffe-plume.example>`] },
  },
  FORM_ACK: { form: 'Demande de devis', number: 512, receivedAt: expiresAt },
  FORM_TEAM: {
    ...{ form: 'Demande de devis', number: 512, receivedAt: expiresAt, email: 'camille.roy@example.org' },
    rows: [
      { label: 'Statut envisagé', value: 'EURL' },
      { label: 'Votre projet', value: 'Une librairie.\nPuis une autre.' },
    ],
    files: [{ filename: 'statuts.pdf', bytes: 120_400, link: `${link}/fichier` }],
    link,
  },
  ORDER_PLACED: {
    ...{ order, firstname, termsLink: link, orderLink: link },
    transfer: { iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP', label: '2026-000123', dueOn: '2026-11-27' },
    heldUntil: null,
  },
  ORDER_PAID: { ...ofOrder, total: 8240, deliveryType: 'DELIVERY' },
  ORDER_SHIPPED: {
    ...{ ...ofOrder, carrier: 'Colissimo', isLast: false },
    parcels: [
      { number: '6A12345678901', link: 'https://suivi.example/6A12345678901' },
      { number: '6A12345678902', link: null },
    ],
    lines: [{ name: 'Cuvée A 2021', quantity: 6 }],
  },
  ORDER_READY: {
    ...ofOrder,
    place: ['Caveau', '1, rue du Chai', '33330 Saint-Émilion'],
    collectOn: '2026-12-04',
    collectHours: { from: '10:00', to: '12:30' },
  },
  ORDER_DELIVERED: { ...ofOrder, withdrawUntil: '2026-12-18' },
  ORDER_CANCELLED: { ...ofOrder, isPaid: true, isWithdrawn: true },
  ORDER_REFUNDED: {
    ...{ ...ofOrder, amount: 1250, creditNote: 'AV-2026-000004', isWhole: false, method: 'TRANSFER' },
    keptBack: { amount: 400, reason: 'Étiquettes arrachées' },
  },
  ORDER_REVIEW: { ...ofOrder, link: 'https://avis.example/cave' },
  ORDER_REMINDER: {
    ...{ ...ofOrder, total: 8240, dueOn: '2026-11-27' },
    account: { iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP' },
  },
  ORDER_EXPIRED: { ...ofOrder },
  PAYMENT_RETURNED: { ...ofOrder, amount: 8240, reason: 'LATE', method: 'TRANSFER' },
  REFUND_TEAM: {
    ...{ reference: '2026-000123', firstname: 'Camille', lastname: 'Roy', email: 'camille.roy@example.org', amount: 8240 },
    isRefused: false,
  },
  ORDER_LINK: { reference: '2026-000123', firstname, link, expiresAt },
  WITHDRAWAL_RULED: {
    ...{ ...ofOrder, words: 'Les deux bouteilles de rouge', refund: 2500, reason: null },
    lines: [{ name: 'Cuvée A 2021', quantity: 2 }],
  },
  WITHDRAWAL_WAITING: {
    ...{ reference: '2026-000123', name: 'Camille Roy', email: 'camille.roy@example.org' },
    ...{ words: 'Les deux bouteilles de rouge', receivedAt: expiresAt },
  },
  WITHDRAWAL_LAPSED: {
    ...{ ...ofOrder, until: '2026-12-04', goods: 2500, fees: 690, reason: 'Colis jamais reçu' },
    lines: [{ name: 'Cuvée A 2021', quantity: 2 }],
  },
  WITHDRAWAL_ACK: { ...withdrawal, orderLink: link },
  WITHDRAWAL_TEAM: { ...withdrawal, standing: 'OPEN', refund: { goods: 6750, fees: 690, total: 7440, dueOn: '2026-12-04' } },
  ORDER_TEAM: {
    ...{ order, email: 'camille.roy@example.org', firstname: 'Camille', lastname: 'Roy', phone: '+33639980012' },
    ...{ message: 'Interphone 12.\nMerci.', twin: '2026-000122', panelLink: `${home}/admin` },
    payment: { method: 'TRANSFER', dueOn: '2026-11-27' },
  },
}

/** The kinds of mail, in their order. */
export const mailKinds = Object.keys(mailExamples) as MailKind[]

/** A site that writes mails. */
export const mailIdentityExample: MailIdentity = {
  name: 'Greffe & Plume',
  url: home,
  from: { name: 'Greffe & Plume', address: 'contact@greffe-et-plume.example' },
  contact: 'contact@greffe-et-plume.example',
  privacy: 'donnees@greffe-et-plume.example',
  colors: mailColors({}),
  titleFont: "Fraunces, Georgia, 'Times New Roman', serif",
  textFont: "'Instrument Sans', Arial, sans-serif",
  legal: ['Greffe & Plume SAS', '12, quai des Écritures, 69002 Lyon'],
  orders: `${home}/suivi-commande`,
  links: [{ label: 'Mentions légales', href: `${home}/legal-notice` }],
}
