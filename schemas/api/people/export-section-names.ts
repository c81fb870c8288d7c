/** Names of the parts of the copy of personal data that a member may download. */
export const exportSectionNames = [
  'profile',
  'sessions',
  'failedLogins',
  'links',
  'newsletters',
  'newsletterRequests',
  'newsletterConsents',
  'privacyRequests',
  'events',
  'contactMessages',
  'formAnswers',
  'formFiles',
  'orders',
  'papers',
  'withdrawals',
  'mails',
  'acts',
] as const

/** Name of a part of the copy of personal data. */
export type ExportSection = (typeof exportSectionNames)[number]
