import { strToU8 } from 'fflate'
import type { StreamedFile } from '#schemas/api/base/file-response.ts'
import { translate } from '#schemas/errors/translations.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import { writeCsv } from '#domain/text/csv.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { languageOf } from '#i18n/locale.ts'
import { mailWords } from '#server/mail/kit/mail-i18n.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { personalData } from '#server/people/personal-data/personal-data.ts'
import type { ExportSection } from '#schemas/api/people/export-section-names.ts'
import type { DataRow } from './data-subject.ts'
import { zipStream, type ZipEntry } from './zip-stream.ts'

/** The data of a person on a site, by section. */
export type ExportedData = Readonly<Record<ExportSection, readonly DataRow[]>>

interface Words {
  readonly folder: string
  readonly readme: string
  readonly about: (site: string, at: string) => string
  readonly none: string
  readonly sections: Readonly<Record<ExportSection, readonly [file: string, about: string]>>
}

const words: Readonly<Record<'fr' | 'en', Words>> = {
  fr: {
    folder: 'mes-donnees',
    readme: 'LISEZ-MOI.txt',
    about: (site, at) =>
      `Copie de vos données sur le site ${site}, faite le ${at}.\n\nLe fichier mes-donnees.json contient tout\u202f; chaque fichier CSV en est une partie, à ouvrir dans un tableur.\nLes fichiers que vous avez joints à des formulaires sont dans le dossier files.\nUne apostrophe devant une valeur empêche le tableur de la prendre pour une formule.\nVos mots de passe et codes n’y figurent pas\u00a0: nous n’en gardons que des empreintes, et le secret de votre application de codes n’est gardé que chiffré.\n`,
    none: 'Sans fichier, faute de données',
    sections: {
      profile: ['profil', 'votre compte'],
      sessions: ['sessions', 'où vous êtes connecté'],
      failedLogins: ['echecs-de-connexion', 'les échecs de connexion récents'],
      links: ['liens-envoyes', 'les liens qui vous ont été envoyés et valent encore'],
      newsletters: ['lettres', 'les lettres que vous recevez'],
      newsletterRequests: ['lettres-a-confirmer', 'les lettres demandées et non confirmées'],
      newsletterConsents: ['accords', 'les preuves de votre accord'],
      privacyRequests: ['demandes', 'vos demandes sur vos données'],
      events: ['evenements', 'vos inscriptions à des événements'],
      contactMessages: ['messages-envoyes', 'les messages que vous nous avez écrits'],
      formAnswers: ['formulaires', 'les formulaires que vous avez envoyés'],
      formFiles: ['fichiers', 'les fichiers que vous avez joints à des formulaires'],
      orders: ['commandes', 'vos commandes'],
      papers: ['factures', 'vos factures et vos avoirs'],
      withdrawals: ['retractations', 'vos rétractations'],
      mails: ['messages', 'la trace des messages qui vous ont été envoyés'],
      acts: ['actes', 'vos actes d’administration'],
    },
  },
  en: {
    folder: 'my-data',
    readme: 'README.txt',
    about: (site, at) =>
      `A copy of your data on the ${site} website, made on ${at}.\n\nThe file my-data.json holds everything; each CSV file is a part of it, to be opened in a spreadsheet.\nThe files that you sent with forms are in the folder files.\nAn apostrophe before a value keeps the spreadsheet from taking it for a formula.\nYour passwords and codes are not in it: we keep digests of them alone, and the secret of your codes app is kept encrypted only.\n`,
    none: 'No file, for want of data',
    sections: {
      profile: ['profile', 'your account'],
      sessions: ['sessions', 'where you are signed in'],
      failedLogins: ['failed-sign-ins', 'recent failed sign-ins'],
      links: ['links', 'links that were sent to you and still count'],
      newsletters: ['newsletters', 'the newsletters that you receive'],
      newsletterRequests: ['newsletters-to-confirm', 'newsletters asked for and not confirmed'],
      newsletterConsents: ['consents', 'the proofs of your consent'],
      privacyRequests: ['requests', 'your requests about your data'],
      events: ['events', 'your registrations for events'],
      contactMessages: ['messages-sent', 'the messages that you wrote to us'],
      formAnswers: ['forms', 'the forms that you sent'],
      formFiles: ['files-sent', 'the files that you sent with forms'],
      orders: ['orders', 'your orders'],
      papers: ['invoices', 'your invoices and credit notes'],
      withdrawals: ['withdrawals', 'your withdrawals'],
      mails: ['messages', 'the trace of the messages sent to you'],
      acts: ['acts', 'what you did as an administrator'],
    },
  },
}

/** The retained data of a deleted account by table, with the reason: a part of the right of access. */
function keptTables(locale: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(personalData).flatMap(([table, told]) =>
      'onDeletion' in told && typeof told.onDeletion === 'object' ? [[table, translate(locale, told.onDeletion.kept)]] : [],
    ),
  )
}

type Entries = AsyncIterable<ZipEntry>

async function* packed(texts: readonly ZipEntry[], files: Entries): Entries {
  yield* texts
  for await (const file of files) yield { ...file, isPacked: true }
}

/** Streams the data of a person as a zip file: everything as JSON, each section as CSV, an index page, and the files that they sent. */
export function writeExport(
  { site, locale }: Scope,
  { data, files, now }: { data: ExportedData; files: Entries; now: Date },
): StreamedFile {
  const isEnglish = languageOf(locale) === 'en'
  const { instant } = mailWords({ orders: '', site: site.name, contact: '', privacy: '', locale })
  const said = words[isEnglish ? 'en' : 'fr']
  const parts = Object.entries(said.sections).map(([section, [file, about]]) => ({
    file,
    about,
    section,
    rows: data[section as ExportSection],
  }))
  const whole = {
    site: { id: site.id, name: site.name, url: site.publishedUrl },
    exportedAt: toInstant(now),
    data: Object.fromEntries(parts.map(({ section, rows }) => [section, rows])),
    keptAfterDeletion: keptTables(locale),
  }
  const contents = parts.map(({ file, about, rows }) => (rows.length > 0 ? `${file}.csv — ${about}\n` : `${said.none} — ${about}\n`))
  const csv = parts
    .filter(({ rows }) => rows.length > 0)
    .map(({ file, rows }) => ({ name: `${file}.csv`, bytes: strToU8(writeCsv(rows, isEnglish ? ',' : ';')) }))
  const texts = [
    { name: said.readme, bytes: strToU8(`${said.about(site.name, instant(toInstant(now)))}\n${contents.join('')}`) },
    { name: `${said.folder}.json`, bytes: strToU8(`${JSON.stringify(whole, null, 2)}\n`) },
    ...csv,
  ]
  return { filename: `${said.folder}-${parisDay(now.getTime())}.zip`, chunks: zipStream(packed(texts, files), now) }
}
