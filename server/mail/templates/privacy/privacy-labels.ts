import type { PrivacyRequestType } from '#schemas/api/people/privacy-calls.ts'

/** The labels of privacy requests. */
export const privacyWords: Readonly<Record<'fr' | 'en', Readonly<Record<PrivacyRequestType, string>>>> = {
  fr: {
    ACCESS: 'accès à mes données',
    RECTIFICATION: 'rectification de mes données',
    ERASURE: 'effacement de mes données',
    PORTABILITY: 'portabilité de mes données',
    OBJECTION: 'opposition à un traitement',
    RESTRICTION: 'limitation d’un traitement',
    DEREGISTRATION: 'désinscription',
  },
  en: {
    ACCESS: 'access to my data',
    RECTIFICATION: 'correction of my data',
    ERASURE: 'erasure of my data',
    PORTABILITY: 'a portable copy of my data',
    OBJECTION: 'objection to a use of my data',
    RESTRICTION: 'restriction of a use of my data',
    DEREGISTRATION: 'deregistration',
  },
}
