import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { activeContent } from '#tests/support/blocks/active-content.ts'
import { hostileTexts } from '#tests/support/blocks/hostile-texts.ts'
import { mailExamples, mailIdentityExample, mailKinds } from '#tests/support/mail/mail-examples.ts'
import { buyerKinds, type MailKind } from '#server/mail/kit/mail-kinds.ts'
import { renderMail } from './render-mail.ts'

const locales = ['fr_FR', 'en_GB'] as const
const render = (kind: MailKind, locale: string, data: unknown = mailExamples[kind], identity = mailIdentityExample) =>
  renderMail({ kind, locale, data, identity })
const each = mailKinds.flatMap((kind) => locales.map((locale) => [kind, locale] as const))
const documentOf = (html: string) => new JSDOM(html).window.document
const words = (text: string) => text.replace(/[\u00a0\u202f\s]+/g, ' ')

// The essential content of each mail, independent of its wording.
const essentials: Readonly<Record<MailKind, Readonly<Record<(typeof locales)[number], readonly RegExp[]>>>> = {
  REGISTRATION_CONFIRM: {
    fr_FR: [/^Confirmez votre adresse/, /20 novembre 2026 à 14 h 12 \(heure de Paris\)/, /rien demandé/],
    en_GB: [/^Confirm your address/, /20 November 2026 at 14:12 \(Paris time\)/, /did not ask/],
  },
  REGISTRATION_KNOWN: {
    fr_FR: [/^Vous avez déjà un compte/, /rien n’a été créé/],
    en_GB: [/^You already have an account/, /nothing was created/],
  },
  PASSWORD_RESET: {
    fr_FR: [/^Choisissez un nouveau mot de passe/, /valable jusqu’au 20 novembre 2026 à 14 h 12/, /ne sert qu’une fois/],
    en_GB: [/^Choose a new password/, /valid until 20 November 2026 at 14:12/, /works once/],
  },
  PASSWORD_CHANGED: {
    fr_FR: [/changé le 20 novembre 2026/, /Ce n’était pas vous \?/],
    en_GB: [/changed on 20 November 2026/, /It was not you\?/],
  },
  CODES_ON: {
    fr_FR: [/^Un code est demandé à la connexion/, /Depuis le 20 novembre 2026/, /Ce n’était pas vous \?/, /Nous désactiverons ce code/],
    en_GB: [/^A code is asked for at sign-in/, /Since 20 November 2026/, /It was not you\?/, /We will turn this code off/],
  },
  CODES_OFF: {
    fr_FR: [/^Le code à la connexion a été désactivé/, /désactivé le 20 novembre 2026/, /Ce n’était pas vous \?/],
    en_GB: [/^The sign-in code has been turned off/, /turned off on 20 November 2026/, /It was not you\?/],
  },
  EMAIL_CHANGE_CONFIRM: {
    fr_FR: [/neuf@example\.org/, /jusqu’au 20 novembre 2026/],
    en_GB: [/neuf@example\.org/, /until 20 November 2026/],
  },
  EMAIL_CHANGED_NOTICE: { fr_FR: [/n…@example\.org/, /Ce n’était pas vous \?/], en_GB: [/n…@example\.org/, /It was not you\?/] },
  EMAIL_TAKEN: { fr_FR: [/rien n’a été modifié/], en_GB: [/nothing was changed/] },
  NEWSLETTER_CONFIRM: {
    fr_FR: [/La lettre des créateurs/, /Les échéances du mois/, /jusqu’au 20 novembre 2026/, /désabonner à tout moment/],
    en_GB: [/La lettre des créateurs/, /until 20 November 2026/, /unsubscribe at any time/],
  },
  NEWSLETTER_KNOWN: { fr_FR: [/La lettre des créateurs/, /Me désabonner/], en_GB: [/La lettre des créateurs/, /Unsubscribe/] },
  NEWSLETTER_WELCOME: { fr_FR: [/La lettre des créateurs/, /Me désabonner/], en_GB: [/from now on/, /Unsubscribe/] },
  PRIVACY_REQUEST_ACK: {
    fr_FR: [/DP-2026-0042/, /effacement/, /au plus tard le 4 décembre 2026/, /CNIL/, /donnees@greffe-et-plume\.example/],
    en_GB: [/DP-2026-0042/, /erasure/, /4 December 2026/, /CNIL/],
  },
  PRIVACY_REQUEST_DPO: {
    fr_FR: [/Camille Roy/, /camille\.roy@example\.org/, /merci d’effacer mes données/, /4 décembre 2026/],
    en_GB: [/Camille Roy/, /camille\.roy@example\.org/, /merci d’effacer mes données/],
  },
  PRIVACY_ALERT_DPO: { fr_FR: [/DP-2026-0042 : plus que 10 jours pour répondre/], en_GB: [/DP-2026-0042: 10 days left to answer/] },
  AUDIT_BROKEN: {
    fr_FR: [/ne tient plus/, /20 novembre 2026/, /numéro 42/, /72 heures/],
    en_GB: [/does not hold/, /20 November 2026/, /number 42/, /72 hours/],
  },
  INACTIVITY_WARNING: {
    fr_FR: [/sera supprimé le 20 décembre 2026/, /remonte au 20 décembre 2023/],
    en_GB: [/will be deleted on 20 December 2026/, /on 20 December 2023/],
  },
  ACCOUNT_DELETED: {
    fr_FR: [/Commandes et factures : obligation comptable, jusqu’au 20 novembre 2036/],
    en_GB: [/Commandes et factures: obligation comptable, until 20 November 2036/],
  },
  EVENT_REGISTERED: {
    fr_FR: [/choisir son statut/, /3 décembre 2026 à 18 h \(heure de Paris\)/, /quai des Écritures/, /annuler mon inscription/],
    en_GB: [/choisir son statut/, /3 December 2026 at 18:00 \(Paris time\)/, /cancel my registration/],
  },
  EVENT_KNOWN: { fr_FR: [/déjà vos places/, /Rien n’a changé/], en_GB: [/your places already/, /Nothing has changed/] },
  EVENT_CANCELLED: { fr_FR: [/inscription est annulée/, /choisir son statut/], en_GB: [/registration is cancelled/] },
  EVENT_REGISTERED_TEAM: {
    fr_FR: [/Camille Roy/, /camille\.roy@example\.org/, /fauteuil roulant/, /Places restantes/],
    en_GB: [/Camille Roy/, /fauteuil roulant/, /Places left/],
  },
  EVENT_CANCELLED_TEAM: { fr_FR: [/rendu ses places/, /Camille Roy/], en_GB: [/given their places back/] },
  MESSAGE_ACK: { fr_FR: [/M-2026-0042/, /bien arrivé/], en_GB: [/M-2026-0042/, /has arrived/] },
  MESSAGE_TEAM: { fr_FR: [/Camille Roy/, /quels sont vos délais/, /Création de société/], en_GB: [/quels sont vos délais/] },
  ORDER_PLACED: {
    fr_FR: [
      /2026-000123/,
      /6 × Cuvée A 2021 — 67,50 €/,
      /Code NOEL10[ :]*− 7,50 €/,
      /Délai de livraison[ :]*sous 2 à 3 jours ouvrés/,
      /Total TTC[ :]*82,40 €/,
      /FR76 3000 6000/,
      /27 novembre 2026/,
      /conditions générales/,
    ],
    en_GB: [/2026-000123/, /6 × Cuvée A 2021 — €67\.50/, /Total, tax included[ :]*€82\.40/, /27 November 2026/, /terms of sale/],
  },
  ORDER_PAID: { fr_FR: [/2026-000123/, /82,40 €/, /suivre le colis/], en_GB: [/2026-000123/, /€82\.40/, /follow the parcel/] },
  ORDER_SHIPPED: {
    fr_FR: [
      ...[/2026-000123/, /6 × Cuvée A 2021/, /Colissimo/, /Colis Colissimo : suivre le numéro 6A12345678901/, /6A12345678902/],
      ...[/suite de votre commande/, /pièce d’identité est demandée à la remise/, /^Une partie de votre commande 2026-000123 est en route/],
    ],
    en_GB: [
      ...[/6 × Cuvée A 2021/, /follow number 6A12345678901/, /6A12345678902/, /rest of your order/],
      ...[/identity is asked for at the handover/, /^Part of your order 2026-000123 is on its way/],
    ],
  },
  ORDER_READY: {
    fr_FR: [
      ...[/2026-000123/, /1, rue du Chai, 33330 Saint-Émilion/, /vendredi 4 décembre 2026, de 10 h à 12 h 30/],
      /pièce d’identité, qui est demandée/,
    ],
    en_GB: [/2026-000123/, /1, rue du Chai/, /Friday, 4 December 2026, from 10:00 to 12:30/, /proof of age/],
  },
  ORDER_DELIVERED: { fr_FR: [/2026-000123/, /18 décembre 2026/], en_GB: [/2026-000123/, /18 December 2026/] },
  ORDER_CANCELLED: {
    fr_FR: [/2026-000123/, /ne vous sera pas remise/, /quatorze jours/, /répond à votre rétractation/],
    en_GB: [/2026-000123/, /fourteen days/],
  },
  ORDER_REFUNDED: {
    fr_FR: [/2026-000123/, /12,50 €/, /AV-2026-000004/, /virement/, /4,00 €/, /L221-23/, /Étiquettes arrachées/],
    en_GB: [/2026-000123/, /€12\.50/, /AV-2026-000004/, /transfer/, /€4\.00/, /L221-23/, /Étiquettes arrachées/],
  },
  ORDER_REVIEW: { fr_FR: [/2026-000123/, /donner mon avis/i], en_GB: [/2026-000123/, /give my opinion/i] },
  ORDER_REMINDER: {
    fr_FR: [/2026-000123/, /82,40 €/, /doit nous parvenir avant le 27 novembre 2026/, /FR76 3000 6000/, /AGRIFRPP/],
    en_GB: [/2026-000123/, /€82\.40/, /reach us before 27 November 2026/, /FR76 3000 6000/, /AGRIFRPP/],
  },
  ORDER_EXPIRED: { fr_FR: [/2026-000123/, /rien ne vous est demandé/], en_GB: [/2026-000123/, /nothing is asked of you/] },
  PAYMENT_RETURNED: {
    fr_FR: [/2026-000123/, /82,40 €/, /plus disponibles/, /par virement, sur le compte d’où venait le vôtre/],
    en_GB: [/2026-000123/, /€82\.40/, /no longer available/, /by transfer, to the account from which yours came/],
  },
  WITHDRAWAL_RULED: {
    fr_FR: [/2026-000123/, /Les deux bouteilles de rouge/, /2 × Cuvée A 2021/, /25,00 €/],
    en_GB: [/2026-000123/, /Les deux bouteilles de rouge/, /2 × Cuvée A 2021/, /€25\.00/],
  },
  WITHDRAWAL_WAITING: {
    fr_FR: [/2026-000123/, /Les deux bouteilles de rouge/, /Camille Roy/, /rien ne part/],
    en_GB: [/2026-000123/, /Les deux bouteilles de rouge/, /Camille Roy/, /nothing leaves/],
  },
  WITHDRAWAL_LAPSED: {
    fr_FR: [/2026-000123/, /4 décembre 2026/, /2 × Cuvée A 2021/, /25,00 €/, /6,90 €/, /Colis jamais reçu/, /L221-23/],
    en_GB: [/2026-000123/, /4 December 2026/, /2 × Cuvée A 2021/, /€25\.00/, /€6\.90/, /Colis jamais reçu/, /L221-23/],
  },
  REFUND_TEAM: {
    fr_FR: [/2026-000123/, /82,40 €/, /virement, sur le compte d’où elle venait/, /Camille Roy/],
    en_GB: [/2026-000123/, /€82\.40/, /transfer to the account from which theirs came/, /Camille Roy/],
  },
  ORDER_TEAM: {
    fr_FR: [/2026-000123/, /Camille Roy/, /82,40 €/, /Interphone 12/, /pièce d’identité/, /identique .* 2026-000122\. Vérifiez/],
    en_GB: [/2026-000123/, /Camille Roy/, /€82\.40/, /Interphone 12/, /Proof of age/, /identical .* 2026-000122\. Check/],
  },
  ORDER_LINK: { fr_FR: [/2026-000123/, /jusqu’au 20 novembre 2026/], en_GB: [/2026-000123/, /until 20 November 2026/] },
  WITHDRAWAL_ACK: {
    fr_FR: [
      /2026-000123/,
      /20 novembre 2026 à 14 h 12 min 07 s \(heure de Paris\)/,
      /Camille Roy/,
      /3 × Cuvée A 2021/,
      /Je garde le reste/,
      /Ce que vous avez payé vous est remboursé dans les quatorze jours/,
      /Tant que rien n’est payé, il n’y a rien à rembourser/,
    ],
    en_GB: [
      ...[/2026-000123/, /20 November 2026 at 14:12:07 \(Paris time\)/, /Camille Roy/, /3 × Cuvée A 2021/],
      ...[/What you have paid is paid back within fourteen days/, /As long as nothing is paid, there is nothing to pay back/],
    ],
  },
  WITHDRAWAL_TEAM: {
    fr_FR: [/2026-000123/, /14 h 12 min 07 s/, /3 × Cuvée A 2021/, /dans les délais/, /67,50 €/, /6,90 €/, /74,40 €/, /4 décembre 2026/],
    en_GB: [/2026-000123/, /14:12:07/, /made in time/, /€74\.40/, /4 December 2026/],
  },
  TEAM_INVITATION: {
    fr_FR: [/^Lucie Fontanel vous invite/, /y : écrire/, /Bienvenue\./, /jusqu’au 20 novembre 2026 à 14 h 12/, /ne sert qu’une fois/],
    en_GB: [/^Lucie Fontanel invites you/, /Bienvenue\./, /until 20 November 2026 at 14:12/, /works once/],
  },
  REVIEW_ASKED: { fr_FR: [/Accueil/, /Claire Roy/, /Surtout le titre/], en_GB: [/Accueil/, /Claire Roy/] },
  REVIEW_ANSWERED: { fr_FR: [/Accueil/, /Paul Fontanel approuve/, /Très bien/], en_GB: [/Paul Fontanel approves/] },
  PLAN_HELD: { fr_FR: [/Accueil/, /ne mène nulle part/, /version ordinaire/], en_GB: [/Accueil/, /ordinary version/] },
  INBOX_REPLY: { fr_FR: [/dès lundi/, /vous nous écriviez/, /Combien de temps/], en_GB: [/you wrote to us/] },
  FORM_ACK: { fr_FR: [/Demande de devis/, /n°.512/, /bien arrivée/], en_GB: [/no\. 512/, /has arrived/] },
  FORM_TEAM: { fr_FR: [/Demande de devis/, /Puis une autre/, /statuts\.pdf \(121 ko\)/], en_GB: [/EURL/, /statuts\.pdf \(121 kB\)/] },
  ACCOUNT_EXPORTED_NOTICE: { fr_FR: [/téléchargée le 20 novembre 2026/], en_GB: [/downloaded on 20 November 2026/] },
}

describe.each(each)('the mail %s in %s', (kind, locale) => {
  const mail = render(kind, locale)
  const document = documentOf(mail.html)

  it('contains its essential content in text and in HTML', () => {
    for (const pattern of essentials[kind][locale]) {
      expect(words(`${mail.subject}\n${mail.text}`)).toMatch(pattern)
      expect(words(`${mail.subject}\n${document.body.textContent}`)).toMatch(pattern)
    }
    expect(mail.subject.length).toBeLessThanOrEqual(78)
  })

  it('writes out every link of the HTML in the text', () => {
    const links = [...document.querySelectorAll('a')]
      .map((anchor) => anchor.getAttribute('href') ?? '')
      .filter((href) => href !== mailIdentityExample.url)
    expect(links.length).toBeGreaterThan(0)
    for (const href of links) {
      expect(href).toMatch(/^https:\/\//)
      expect(mail.text).toContain(href)
    }
  })

  it('is accessible: language, one title, presentational tables, links with text', () => {
    expect(document.documentElement.lang).toBe(locale.replace('_', '-'))
    expect(document.title).toBe(mail.subject)
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    for (const table of document.querySelectorAll('table')) {
      expect(table.getAttribute('role') === 'presentation' || table.querySelector('th[scope=row]') !== null).toBe(true)
    }
    for (const anchor of document.querySelectorAll('a')) expect(anchor.textContent.trim()).not.toBe('')
  })

  it('loads no resources and runs no scripts', () => {
    expect(mail.html).not.toMatch(/<img|<script|<link|<iframe|url\(|@import|\ssrc=|\son\w+=/i)
  })

  it('names the company', () => {
    for (const line of mailIdentityExample.legal) expect(mail.text).toContain(line)
    expect(document.body.textContent).toContain('12, quai des Écritures')
  })

  it('escapes hostile values', () => {
    const all = hostileTexts.join(' ')
    const short = hostileTexts[mailKinds.indexOf(kind) % hostileTexts.length] ?? ''
    const data = Object.fromEntries(
      Object.entries(mailExamples[kind]).map(([name, value]: [string, unknown]) => {
        if (['message', 'newEmail', 'email'].includes(name)) return [name, all]
        if (['firstname', 'lastname', 'reference'].includes(name)) return [name, short.slice(0, 60)]
        if (name === 'lists') return [name, hostileTexts]
        if (name === 'keptBack') return [name, { amount: 400, reason: all }]
        if (name === 'kept') return [name, [{ what: all, why: all, until: null }]]
        return [name, value]
      }),
    )
    const shown = render(kind, locale, data, { ...mailIdentityExample, name: all, legal: [all] })
    const { body } = documentOf(shown.html)
    expect(activeContent(body.innerHTML)).toEqual([])
    expect(body.children).toHaveLength(2)
    expect(body.textContent).toContain('<script>alert(1)</script>')
    expect(shown.subject).not.toMatch(/[\r\n\p{Cc}]/u)
  })
})

describe('a refunded payment', () => {
  it.each([
    ['LATE', /plus disponibles/],
    ['SLOT', /créneau de retrait/],
    ['CODE', /code de réduction/],
    ['WITHDRAWN', /après votre rétractation/],
    ['CANCELLED', /avait été annulée/],
    ['ENDED', /faute d’avoir été payée à temps/],
    ['AMOUNT', /montant reçu/],
    ['TWICE', /déjà payée/],
  ] as const)('because of %s states that reason only', (reason, words) => {
    const { text } = render('PAYMENT_RETURNED', 'fr_FR', { ...mailExamples.PAYMENT_RETURNED, reason })
    expect(text).toMatch(words)
    if (reason !== 'LATE') expect(text).not.toContain('disponibles')
  })
})

describe('a direct debit', () => {
  it('of a cancelled order is announced as refunded, not as unpaid', () => {
    const data = { ...mailExamples.ORDER_CANCELLED, isPaid: false, isUnderWay: true }
    const texts = ['fr_FR', 'en_GB'].map((locale) => words(render('ORDER_CANCELLED', locale, data).text))
    expect(texts).toEqual([
      expect.stringMatching(/s’il est débité, la somme vous est rendue dans les quatorze jours/),
      expect.stringMatching(/if it is taken, the money is given back to you within fourteen days/),
    ])
    for (const text of texts) expect(text).not.toMatch(/rien payé|paid nothing/)
  })

  it('that fails ends its order and is not described as late', () => {
    const data = { ...mailExamples.ORDER_EXPIRED, isDebitLost: true }
    const texts = ['fr_FR', 'en_GB'].map((locale) => words(render('ORDER_EXPIRED', locale, data).text))
    expect(texts).toEqual([
      expect.stringMatching(/prélèvement .* n’a pas abouti/),
      expect.stringMatching(/direct debit .* did not go through/),
    ])
    for (const text of texts) expect(text).not.toMatch(/à temps|in time/)
  })
})

describe('mails in French', () => {
  it.each(mailKinds)('%s follow French typography', (kind) => {
    const { subject, text } = render(kind, 'fr_FR')
    const written = `${subject}\n${text}`.replace(/https:\S+/g, '').replace(/^-- $/m, '')
    expect(written).not.toMatch(/'|[^\u00a0\u202f][!?;»]|[^\u00a0\u202f:/]:(\s|$)|«[^\u00a0\u202f]|\.\.\./)
  })

  it('are sent to readers of other languages, except English', () => {
    expect(render('PASSWORD_RESET', 'de_DE')).toMatchObject({ lang: 'fr', subject: 'Choisissez un nouveau mot de passe' })
    expect(render('PASSWORD_RESET', 'en_US')).toMatchObject({ lang: 'en-US', subject: 'Choose a new password' })
    expect(render('PASSWORD_RESET', 'fr_CA').lang).toBe('fr-CA')
  })

  it('write the first day of a month as an ordinal', () => {
    const data = { ...mailExamples.INACTIVITY_WARNING, deletedOn: '2026-12-01' }
    expect(words(render('INACTIVITY_WARNING', 'fr_FR', data).subject)).toBe('Votre compte sera supprimé le 1er décembre 2026')
  })
})

describe('a reminder to the data protection contact', () => {
  it.each([
    [2, 'fr_FR', 'plus que 2 jours pour répondre'],
    [1, 'fr_FR', 'plus que 1 jour pour répondre'],
    [0, 'fr_FR', 'à répondre aujourd’hui'],
    [-1, 'fr_FR', '1 jour de retard'],
    [-3, 'fr_FR', '3 jours de retard'],
    [1, 'en_GB', '1 day left to answer'],
    [0, 'en_GB', 'to be answered today'],
    [-2, 'en_GB', '2 days late'],
  ])('with %i days left states them in %s', (daysLeft, locale, said) => {
    expect(words(render('PRIVACY_ALERT_DPO', locale, { ...mailExamples.PRIVACY_ALERT_DPO, daysLeft }).subject)).toContain(said)
  })
})

describe('the unsubscription', () => {
  const ways = {
    unsubscribeLink: 'https://www.greffe-et-plume.example/lettre/desinscription/x',
    oneClickLink: 'https://www.greffe-et-plume.example/api/newsletter/unsubscribe/x',
  }
  const toSubscribers = ['NEWSLETTER_KNOWN', 'NEWSLETTER_WELCOME'] as const

  it.each(toSubscribers)('%s: has a page for readers and a call for mail programs', (kind) => {
    for (const locale of locales) {
      const mail = render(kind, locale, { ...mailExamples[kind], ...ways })
      expect(mail.unsubscribe).toBe(ways.oneClickLink)
      expect(mail.text).toContain(ways.unsubscribeLink)
      expect(`${mail.text}${mail.html}`).not.toContain(ways.oneClickLink)
    }
  })

  it('is in no other mail', () => {
    for (const kind of mailKinds.filter((each) => !toSubscribers.includes(each as never)))
      expect(render(kind, 'fr_FR')).not.toHaveProperty('unsubscribe')
  })
})

describe('the link to an order', () => {
  const { orderToken } = mailExamples.ORDER_PAID
  const href = `${mailIdentityExample.orders}/2026-000123/${orderToken}`

  it.each(buyerKinds.flatMap((kind) => locales.map((locale) => [kind, locale] as const)))('is in %s in %s', (kind, locale) => {
    const { text, html } = render(kind, locale)
    expect(text).toContain(href)
    expect([...documentOf(html).querySelectorAll('a')].map((anchor) => anchor.getAttribute('href'))).toContain(href)
    const { orderToken: _, ...before } = mailExamples[kind]
    expect(render(kind, locale, before).text).not.toContain(mailIdentityExample.orders)
  })
})

describe('the confirmation of an order with a pickup', () => {
  it.each([
    ['fr_FR', /Retrait à[ :]*Le caveau, 1, rue du Chai, 34600 Faugères.*Retrait le[ :]*vendredi 4 décembre 2026, de 10 h à 12 h 30/s],
    ['en_GB', /To be collected at[ :]*Le caveau.*To be collected on[ :]*Friday, 4 December 2026, from 10:00 to 12:30/s],
  ] as const)('contains place and time, in %s', (locale, pattern) => {
    const { order } = mailExamples.ORDER_PLACED
    const collected = { deliveryType: 'CLICK_AND_COLLECT', carrier: null, destination: ['Le caveau', '1, rue du Chai', '34600 Faugères'] }
    const when = { delayDays: null, collectAt: { day: '2026-12-04', from: '10:00', to: '12:30' } }
    const { text } = render('ORDER_PLACED', locale, { ...mailExamples.ORDER_PLACED, order: { ...order, ...collected, ...when } })
    expect(words(text)).toMatch(pattern)
    expect(text).not.toMatch(/Délai|Time of delivery/)
  })

  it.each([
    ['fr_FR', /Retrait[ :]*sur place, sans frais/, /livr|offert/i],
    ['en_GB', /Collection[ :]*on site, free of charge/, /deliver|shipping/i],
  ] as const)('mentions no delivery to its buyer or the shop, in %s', (locale, pattern, delivery) => {
    const collected = { deliveryType: 'CLICK_AND_COLLECT', carrier: null, destination: ['Le caveau'], delayDays: null, shipping: 0 }
    for (const kind of ['ORDER_PLACED', 'ORDER_TEAM'] as const) {
      const { text, html } = render(kind, locale, { ...mailExamples[kind], order: { ...mailExamples[kind].order, ...collected } })
      expect(words(text)).toMatch(pattern)
      for (const shown of [text, documentOf(html).body.textContent]) expect(shown).not.toMatch(delivery)
    }
  })
})

it.each([
  ['fr_FR', /La commande était close .* Un paiement arrivé depuis l’a rouverte/],
  ['en_GB', /The order was closed .* A payment that has come since has reopened it/],
] as const)('a withdrawal of an order reopened by late money states this, in %s', (locale, words) => {
  const team = (isRevived: boolean) =>
    render('WITHDRAWAL_TEAM', locale, { ...mailExamples.WITHDRAWAL_TEAM, isRevived }).text.replaceAll(/\s+/g, ' ')
  expect(team(true)).toMatch(words)
  expect(team(false)).not.toMatch(words)
})

it.each([
  ['fr_FR', /Livraison/],
  ['en_GB', /Shipping/i],
] as const)('a refund without shipping is announced to the shop without it, in %s', (locale, carriage) => {
  const { refund } = mailExamples.WITHDRAWAL_TEAM
  const team = (fees: number) =>
    render('WITHDRAWAL_TEAM', locale, { ...mailExamples.WITHDRAWAL_TEAM, refund: refund && { ...refund, fees } })
  expect(team(690).text).toMatch(carriage)
  expect(team(0).text).not.toMatch(new RegExp(carriage, 'i'))
})

it.each([
  ['fr_FR', /Mise à disposition[ :]*à convenir ensemble/],
  ['en_GB', /Handover[ :]*to be agreed with you/],
] as const)('the confirmation of an order without delivery mentions no free shipping, in %s', (locale, pattern) => {
  const order = {
    ...mailExamples.ORDER_PLACED.order,
    deliveryType: 'NO_DELIVERY',
    carrier: null,
    destination: [],
    delayDays: null,
    shipping: 0,
  } as const
  const { text } = render('ORDER_PLACED', locale, { ...mailExamples.ORDER_PLACED, order: { ...order, destination: [] } })
  expect(words(text)).toMatch(pattern)
  expect(text).not.toMatch(/offerte|free\)/)
})

describe('the confirmation of a company order', () => {
  it.each([
    ['fr_FR', 'formulaire de rétractation'],
    ['en_GB', 'withdrawal form'],
  ])('contains no withdrawal form (%s), unlike that of a consumer', (locale, form) => {
    const { order } = mailExamples.ORDER_PLACED
    const company = { name: 'Aux Trois Verres', siret: null, vatNumber: null, reference: null }
    const of = (buyer: typeof company | null) =>
      render('ORDER_PLACED', locale, { ...mailExamples.ORDER_PLACED, order: { ...order, company: buyer } }).text
    expect(of(null)).toContain(form)
    expect(of(company)).not.toContain(form)
  })
})

describe('the confirmation of an order with an online payment', () => {
  it.each([
    ['fr_FR', /réservées jusqu’au 20 novembre 2026 à/],
    ['en_GB', /kept for you until 20 November 2026 at/],
  ] as const)('contains the payment deadline, in %s', (locale, pattern) => {
    const data = { ...mailExamples.ORDER_PLACED, transfer: null, heldUntil: '2026-11-20T10:30:00Z' }
    expect(words(render('ORDER_PLACED', locale, data).text)).toMatch(pattern)
    expect(render('ORDER_PLACED', locale, data).text).not.toContain('IBAN')
  })
})

it.each(['EVENT_REGISTERED_TEAM', 'EVENT_CANCELLED_TEAM', 'MESSAGE_TEAM', 'ORDER_TEAM'] as const)('%s formats a phone number', (kind) => {
  const { text } = render(kind, 'fr_FR')
  expect([text.includes('06\u00a039\u00a098\u00a000\u00a012'), text.includes('+33639980012')]).toEqual([true, false])
})

it.each([
  ['fr_FR', /^Le code à la connexion a été remplacé/, /codes de secours ne valent plus rien/],
  ['en_GB', /^The sign-in code has been replaced/, /recovery codes are worth nothing any more/],
] as const)('CODES_ON states that the previous codes were replaced, in %s', (locale, subject, told) => {
  const { subject: said, text, html } = render('CODES_ON', locale, { ...mailExamples.CODES_ON, isReplaced: true })
  expect(words(said)).toMatch(subject)
  for (const body of [text, html]) expect(words(body)).toMatch(told)
})

it('sets the text of a visitor in the direction of its script', () => {
  const message = 'شكرا، 3 زجاجات.'
  const { html } = render('MESSAGE_TEAM', 'fr_FR', { ...mailExamples.MESSAGE_TEAM, lastname: 'أحمد', message })
  expect(html).toMatch(new RegExp(`<blockquote dir="auto"[^>]*>${message}`))
  expect(html).toMatch(/<td dir="auto"[^>]*>[^<]*أحمد/)
})

describe('a greeting', () => {
  const greeting = (firstname: string | null) =>
    words(render('PASSWORD_CHANGED', 'fr_FR', { ...mailExamples.PASSWORD_CHANGED, firstname }).text).match(/Bonjour[^,]*,/)?.[0]

  it.each(['Camille', 'Jean-Pierre', 'Anne Marie', 'D’Artagnan', 'Zoé', 'Łucja', '美咲'])('contains the name %s', (firstname) => {
    expect(greeting(firstname)).toBe(`Bonjour ${firstname},`)
  })

  it.each(['NADIA', 'jean-luc', 'McKenzie', "O'BRIEN", 'İBRAHİM'])('leaves the case of %s unchanged', (firstname) => {
    expect(greeting(firstname)).toBe(`Bonjour ${firstname},`)
  })

  it.each([
    null,
    '',
    '   ',
    'Gagnez 1000 euros',
    'https://evil.example',
    'evil.example',
    'x@evil.example',
    'Camille\r\nBcc: y@example.org',
    'Cliquez sur ce lien vite',
    '<b>Camille</b>',
    'a'.repeat(60),
  ])('omits a name that could carry a message: %j', (firstname) => {
    expect(greeting(firstname)).toBe('Bonjour,')
  })
})
