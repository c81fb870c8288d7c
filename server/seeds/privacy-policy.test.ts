import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { inactiveMonths } from '#server/people/accounts/erasure/inactive-accounts-job.ts'
import { auditDays } from '#server/people/audit/retention-job.ts'
import { retentionMonths } from '#server/content/events/retention-job.ts'
import { formMonths } from '#server/content/forms/retention-period.ts'
import { mailTraceDays } from '#server/mail/delivery/retention-job.ts'
import { messageMonths } from '#server/content/messages/retention-job.ts'
import { proofMonths } from '#server/people/newsletter/retention-job.ts'
import { answeredMonths } from '#server/people/privacy/retention-job.ts'
import { visitMonths } from '#server/content/visits/retention-job.ts'

const years = { fr: { 12: 'un an', 36: 'trois ans', 60: 'cinq ans' }, en: { 12: 'one year', 36: 'three years', 60: 'five years' } } as const
type Whole = keyof typeof years.fr
const auditMonths = Math.round((auditDays / 365) * 12)

const policies = {
  fr: {
    file: 'site-defaults/parameters/PRIVACY_POLICY.fr_FR.html',
    said: (inYears: (months: number) => string) => [
      `Compte et relation commerciale : jusqu’à ${inYears(inactiveMonths)} d’inactivité`,
      `Messages et formulaires, avec leurs pièces jointes : ${inYears(messageMonths)} après`,
      `Inscriptions à un événement : ${retentionMonths} mois après`,
      `Trace des messages envoyés par le site, sans leur contenu : ${mailTraceDays} jours`,
      `Preuve de votre accord à une lettre d’information : ${proofMonths} mois après`,
      `Mesure des visites : ${visitMonths} mois`,
      `Registre des demandes sur vos données : ${inYears(answeredMonths)} après`,
      `Journaux techniques : ${inYears(auditMonths)} au plus`,
    ],
  },
  en: {
    file: 'site-38/parameters/PRIVACY_POLICY.en_GB.html',
    said: (inYears: (months: number) => string) => [
      `Accounts and customer relations: ${inYears(inactiveMonths)} after you last signed in`,
      `Messages and forms, with their files: ${inYears(messageMonths)} after`,
      `Places at an event: ${retentionMonths} months after`,
      `Trace of the messages that the site sent, without their content: ${mailTraceDays} days`,
      `Proof of your consent to a newsletter: ${proofMonths} months after`,
      `Measures of visits: ${visitMonths} months`,
      `Register of requests about your data: ${inYears(answeredMonths)} after`,
      `Technical logs: ${inYears(auditMonths)} at most`,
    ],
  },
} as const

it.each(['fr', 'en'] as const)('the policy tells the durations that the jobs apply, in %s', async (language) => {
  const { file, said } = policies[language]
  const html = await readFile(`server/seeds/${file}`, 'utf8')
  const text = html.replace(/<[^>]*>/g, '').replaceAll(/[\u00a0\u202f]/g, ' ')
  for (const words of said((months) => years[language][months as Whole])) expect(text).toContain(words)
  expect(formMonths).toBe(messageMonths)
})
