import type { Translations } from '../translations.ts'

/** The messages for values that an owner types in the panel and whose shape is fixed, by rule: what is wrong, or what is expected. */
export const typedReasons = {
  link: {
    fr: 'Écrivez une adresse complète, comme https://www.exemple.fr, ou celle d’une page du site, comme /contact.',
    en: 'Enter a whole address, such as https://www.example.com, or that of a page of the site, such as /contact.',
  },
  webAddress: {
    fr: 'Écrivez l’adresse complète, comme https://www.exemple.fr/ma-page.',
    en: 'Enter the whole address, such as https://www.example.com/my-page.',
  },
  host: {
    fr: 'Écrivez un nom de domaine, comme www.mon-domaine.fr, sans espace ni barre oblique.',
    en: 'Enter a domain name, such as www.my-domain.com, without spaces or slashes.',
  },
  color: {
    fr: 'Écrivez une couleur par un dièse et six signes (chiffres ou lettres de a à f), comme #1d2a44.',
    en: 'Enter a colour as a hash and six characters (digits or letters from a to f), such as #1d2a44.',
  },
  fontFamily: {
    fr: 'Le nom d’une police s’écrit en lettres sans accent, chiffres et espaces\u00a0: 60\u00a0signes au plus.',
    en: 'The name of a font has letters without accents, digits and spaces: 60 characters at most.',
  },
  time: { fr: 'Écrivez une heure comme 09:30.', en: 'Enter a time such as 09:30.' },
  fixedName: {
    fr: 'Saisissez seulement des minuscules sans accent, des chiffres et des tirets, comme «\u00a0vin-rouge\u00a0».',
    en: 'Enter only small letters without accents, digits and hyphens, such as “red-wine”.',
  },
  fixedCode: {
    fr: 'Saisissez seulement des majuscules sans accent, des chiffres et des tirets bas, comme «\u00a0SALLE_DE_VISITE\u00a0».',
    en: 'Enter only capital letters without accents, digits and underscores, such as “VISIT_ROOM”.',
  },
  otherUses: {
    fr: 'Séparez les usages par des virgules\u00a0: chacun commence par une lettre, aucun n’y est deux fois, et le siège et le retrait se cochent.',
    en: 'Separate the uses by commas: each begins with a letter, none is there twice, and head office and collection have boxes to tick.',
  },
  example: {
    fr: 'Cette valeur ne ressemble pas à «\u00a0{example}\u00a0»\u00a0: recopiez-la telle que le service vous la donne.',
    en: 'This value does not look like “{example}”: copy it as the service gives it to you.',
  },
  invisible: {
    fr: 'Ce texte n’a que des signes invisibles\u00a0: effacez-le, ou écrivez-y quelque chose.',
    en: 'This text has invisible characters alone: clear it, or write something.',
  },
  telegramName: {
    fr: 'Écrivez le nom Telegram\u00a0: 5 à 32\u00a0lettres sans accent, chiffres ou tirets bas, comme @mon_domaine.',
    en: 'Enter the name on Telegram: 5 to 32 letters without accents, digits or underscores, such as @my_estate.',
  },
  securityContact: {
    fr: 'Écrivez une adresse e-mail, comme nom@domaine.fr, ou une adresse qui commence par https://.',
    en: 'Enter an e-mail address, such as name@domain.com, or an address that begins with https://.',
  },
  collectHours: {
    fr: 'Ces créneaux de retrait ne peuvent pas être lus\u00a0: chacun a un jour, un début avant sa fin et un nombre de commandes.',
    en: 'These collection slots cannot be read: each has a day, a beginning before its end and a number of orders.',
  },
  crop: {
    fr: 'Ce cadre dépasse de l’image\u00a0: placez-le à l’intérieur.',
    en: 'This frame goes beyond the picture: place it inside.',
  },
} as const satisfies Record<string, Translations>

/** The rule that a typed value breaks. */
export type TypedReason = keyof typeof typedReasons

/** The message of a zod check that names the rule it stands for, so that its refusal says the sentence of the rule. */
export const saysRule = (reason: TypedReason): TypedReason => reason
