import type { Translations } from '#schemas/errors/translations.ts'

/** The reasons and periods of data that stays after the deletion of an account, as the copy of one's data shows them in its language. */
export const retentionReasons = {
  forADay: {
    fr: 'Représente une adresse ou un compte par sa seule empreinte, et s’efface en un jour.',
    en: 'Stands for an address or an account by its digest alone, and is erased within a day.',
  },
  acts: {
    fr: 'Qui a changé quoi sur un site, par le numéro du compte, pendant un an\u00a0: sans cela, le journal ne prouverait rien.',
    en: 'Who changed what on a site, by the number of the account, for a year: without it the log would prove nothing.',
  },
  proofs: {
    fr: 'La preuve que les lettres ont été envoyées avec un accord, sous une empreinte de l’adresse, pendant treize mois après sa fin.',
    en: 'The proof that letters were sent with consent, under a digest of the address, for thirteen months after it has ended.',
  },
  letterLinks: {
    fr: 'Pour qu’un lien de désinscription, dans un message déjà envoyé, dise encore qu’il a fonctionné\u00a0: une empreinte, aussi longtemps que la preuve.',
    en: 'So that a link to leave, in a mail already sent, goes on saying that it worked: a digest, as long as the proof.',
  },
  requests: {
    fr: 'Le registre des demandes sur les données personnelles\u00a0: qu’il y a été répondu, et à temps, pendant cinq ans après la réponse.',
    en: 'The register of requests about personal data: that they were answered, and in time, for five years after the answer.',
  },
  mails: {
    fr: 'Qu’un message a été envoyé, à qui, quand et de quelle sorte, sans son contenu, pendant trente jours après l’envoi\u00a0; celui qui n’a pas pu partir garde son contenu sept jours, pour être envoyé de nouveau. Un message qui attendait encore et ne servait que le compte est abandonné\u00a0; un accusé de réception, ou ce qui touche à une commande, part encore.',
    en: 'That a message was sent, to whom, when and of what kind, without its content, for thirty days after it was sent; one that could not be sent has its content for seven days, to be sent again. A message that still waited and served the account alone is given up; an acknowledgement, or what is about an order, is still sent.',
  },
  reviews: {
    fr: 'Il est publié ailleurs\u00a0: il disparaît quand il y disparaît, ou quand le site le retire.',
    en: 'It is published elsewhere; it goes when it goes there, or when the site takes it away.',
  },
  articles: {
    fr: 'Un article garde le nom sous lequel il a été publié.',
    en: 'An article keeps the name under which it was published.',
  },
  revisions: {
    fr: 'L’historique d’une page, par le numéro du compte.',
    en: 'The history of a page, by the number of the account.',
  },
  orders: {
    fr: 'La comptabilité de la boutique, que la loi oblige à garder dix ans\u00a0; le compte lui-même n’existe plus.',
    en: 'The accounts of the shop, which the law has kept for ten years; the account itself is gone.',
  },
  withdrawals: {
    fr: 'La preuve d’une rétractation, avec la comptabilité de la boutique, que la loi oblige à garder dix ans.',
    en: 'The proof of a withdrawal from a contract, with the accounts of the shop, which the law has kept for ten years.',
  },
  orderLinks: {
    fr: 'Pour qu’un lien vers une commande, dans un message déjà envoyé, l’ouvre encore\u00a0: une empreinte, pendant trente jours.',
    en: 'So that a link to an order, in a mail already sent, goes on opening it: a digest, for thirty days.',
  },
  shipments: {
    fr: 'Ce qui est parti d’une commande, avec la comptabilité de la boutique, que la loi oblige à garder dix ans.',
    en: 'What left of an order, with the accounts of the shop, which the law has kept for ten years.',
  },
  papers: {
    fr: 'La comptabilité de la boutique, que la loi oblige à garder dix ans\u00a0: les factures restent comme elles ont été émises.',
    en: 'The accounts of the shop, which the law has kept for ten years: invoices stay as they were issued.',
  },
} as const satisfies Record<string, Translations>
