import type { Translations } from './translations.ts'

/** Refusals of the time of a planned version. */
export const planErrors = {
  PLAN_OVERLAPS: {
    status: 409,
    fr: '{version} est programmée {period}\u00a0: choisissez un autre moment, ou changez d’abord ses dates dans le calendrier.',
    en: '{version} is planned {period}: choose another time, or change its dates in the calendar first.',
  },
  PLAN_PAST: {
    status: 422,
    fr: 'Choisissez une date à venir, et une fin après le début.',
    en: 'Choose a date to come, and an end after the beginning.',
  },
} as const satisfies Record<string, Translations & { readonly status: number }>
