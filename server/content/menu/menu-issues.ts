import type { Kysely } from 'kysely'
import { menuEntrySchema, type MenuEntry } from '#schemas/admin/menu/menu-entry.ts'
import { readMenuEntry } from '#schemas/admin/menu/read-menu-entry.ts'
import { translate, type Translations } from '#schemas/errors/translations.ts'
import type { Block } from '#schemas/generated/content.ts'
import { missingAddresses } from '#domain/urls/missing-addresses.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import { pageIssue, type PageIssue } from '#engine/validation/page-issue.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ownValue } from '#schemas/names/own-value.ts'

const words = {
  untitled: { fr: 'Cette entrée du menu n’a pas de nom.', en: 'This entry of the menu has no name.' },
  erased: {
    fr: 'La page de cette entrée du menu n’existe plus\u00a0: retirez l’entrée ou choisissez une autre page.',
    en: 'The page of this entry of the menu no longer exists: remove the entry or choose another page.',
  },
  address: {
    fr: 'Cette entrée du menu n’a pas d’adresse\u00a0: complétez-la, ou choisissez «\u00a0rien\u00a0: un titre\u00a0» sous «\u00a0Mène à\u00a0».',
    en: 'This entry of the menu has no address: complete it, or let it lead nowhere.',
  },
  unread: {
    fr: 'Une partie de cette entrée du menu est illisible\u00a0: choisissez-la à nouveau.',
    en: 'A part of this entry of the menu cannot be read: choose it again.',
  },
  language: { fr: 'Cette langue n’existe pas.', en: 'There is no such language.' },
} as const satisfies Record<string, Translations>

interface Known {
  readonly pages: ReadonlySet<number>
  readonly locales: ReadonlySet<string>
  /** The language of the issues. */
  readonly language: string
}

type Fault = readonly ['REQUIRED' | 'OPTION', Translations]

function issue(id: string, pointer: string, [code, said]: Fault, language: string): PageIssue {
  return { ...pageIssue({ blockId: id, pointer: `/props${pointer}` }, code, language), message: translate(language, said) }
}

/** Finds the fault of a text of an entry: its language, its name or its address is missing. */
function textFault(entry: MenuEntry, locale: string, locales: Known['locales']): readonly [string, Fault] | null {
  if (!locales.has(locale)) return ['', ['OPTION', words.language]]
  if (entry.pageId === undefined && (ownValue(entry.texts, locale)?.title ?? '').trim() === '')
    return ['/title', ['REQUIRED', words.untitled]]
  return missingAddresses(entry).includes(locale) ? ['/url', ['REQUIRED', words.address]] : null
}

/** Lists the values of an entry that have another shape: they are not shown, and have to be chosen again. */
function unreadIssues({ id, props }: Block, language: string): PageIssue[] {
  const faults = menuEntrySchema.safeParse(props).error?.issues ?? []
  return faults.map(({ path }) => issue(id, path.map((name) => `/${String(name)}`).join(''), ['OPTION', words.unread], language))
}

function entryIssues({ id, props }: Block, { pages, locales, language }: Known): PageIssue[] {
  const entry = readMenuEntry(props)
  const { pageId, texts } = entry
  if (pageId !== undefined && !pages.has(pageId)) return [issue(id, '/pageId', ['OPTION', words.erased], language)]
  const issues: PageIssue[] = []
  if (pageId === undefined && Object.keys(texts).length === 0) issues.push(issue(id, '/texts', ['REQUIRED', words.untitled], language))
  for (const locale of Object.keys(texts)) {
    const found = textFault(entry, locale, locales)
    if (found) issues.push(issue(id, `/texts/${locale}${found[0]}`, found[1], language))
  }
  return issues
}

/** Lists the reasons for which a menu cannot be published: entries without a name or an address, and of pages that are gone. */
export async function findMenuIssues(db: Kysely<Tables>, siteId: number, blocks: readonly Block[], language: string): Promise<PageIssue[]> {
  const entries: Block[] = []
  walkBlocks(blocks, (block) => entries.push(block))
  const named = entries.flatMap(({ props }) => readMenuEntry(props).pageId ?? [])
  const pages =
    named.length === 0 ? [] : await db.selectFrom('pages').select('id').where('site_id', '=', siteId).where('id', 'in', named).execute()
  const locales = await db.selectFrom('languages').select('code').execute()
  const known: Known = { pages: new Set(pages.map(({ id }) => id)), locales: new Set(locales.map(({ code }) => code)), language }
  return entries.flatMap((entry) => {
    const unread = unreadIssues(entry, language)
    return unread.length > 0 ? unread : entryIssues(entry, known)
  })
}
