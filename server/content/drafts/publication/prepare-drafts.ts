import type { OpenQuestion } from '#schemas/admin/drafts/publication-questions.ts'
import type { Right } from '#schemas/admin/resources/rights.ts'
import type { IssueNeeds } from '#server/content/drafts/draft-issues.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import { readDraft, type DraftRow, type StepAuthor } from '#server/content/drafts/draft-rows.ts'
import { loadLog } from '#server/content/drafts/load-log.ts'
import { findHindrances, requireConfirmed, type Answers, type Hindrances } from '#server/content/drafts/quality/require-answers.ts'
import type { Drafts } from '#server/content/drafts/service.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { WantedItem } from '#server/platform/resources/publication/joint-items.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { titleOf } from './publication-acts.ts'
import { isAsSeen, type SeenDraft } from './publish-draft.ts'
import type { JointNeeds, JointPublisher, WantedDraft } from './publish-together.ts'
import { resourceOf } from './waiting-items.ts'
import { withAddresses } from './with-addresses.ts'

/** A draft to publish, as its editor has seen it. */
export type ChosenDraft = SeenDraft & { readonly key: DraftKey }

/** Documents and items to publish, as their editor has seen them. */
export interface Chosen {
  readonly documents: readonly ChosenDraft[]
  readonly items?: readonly WantedItem[]
  /** The questions that this person has answered. */
  readonly confirmed?: Answers['confirmed']
}

/** Services that a publication is prepared with. */
export type PreparingNeeds = JointNeeds & IssueNeeds & { readonly drafts: Pick<Drafts, 'latest'> }

/** Refuses an account without a right. */
export function requireRight(rights: readonly Right[], right: Right): void {
  if (!rights.includes(right)) throw new ApiError('FORBIDDEN', { right })
}

/** The draft of a document at its newest saved state. That of a document in the trash as it is stored: the act itself refuses it, by its title. */
export async function latestOf({ db, drafts }: PreparingNeeds, key: DraftKey, author: StepAuthor): Promise<DraftRow> {
  try {
    return await drafts.latest(key, author)
  } catch (error) {
    const stored = error instanceof ApiError && error.code === 'NOT_FOUND' ? await readDraft(db, key) : undefined
    if (!stored) throw error
    return stored
  }
}

interface Read extends ChosenDraft {
  readonly title: string
  readonly document: Awaited<ReturnType<typeof loadLog>>['log']['document'] | null
}

/** The search of pages that also finds what is published in the same act. */
async function knowingAll(needs: PreparingNeeds, read: readonly Read[], { items = [] }: Chosen, { site }: Scope): Promise<PreparingNeeds> {
  const known = read.flatMap(({ key, document }) => (document ? [{ locale: key.locale, url: document.head['url'] }] : []))
  for (const locale of site.locales)
    for (const url of await needs.items.addresses(needs.db, site.id, [locale], items)) known.push({ locale, url })
  return { ...needs, pages: withAddresses(needs.pages, known) }
}

function hindrancesOf(needs: PreparingNeeds, { key, document }: Read, answers: Answers): Promise<Hindrances> | Hindrances {
  return document ? findHindrances(needs, { key, document }, answers) : { stops: [], questions: [] }
}

/**
 * Brings each draft to the newest saved state, and finds what the policy of the site lets stop it, as it will be after the publication of all. An
 * account without the right of each kind is refused, and so is one that has not answered the questions about them (TO_CONFIRM).
 */
export async function prepareDrafts(
  needs: PreparingNeeds,
  chosen: Chosen,
  { author, language, rights, actor }: JointPublisher,
): Promise<WantedDraft[]> {
  if (chosen.documents.length > 0) requireRight(rights, 'pages.publish')
  for (const { resource } of chosen.items ?? []) await actor.requirePublish(resourceOf(needs.items, resource))
  const read: Read[] = []
  for (const draft of chosen.documents) {
    const row = await latestOf(needs, draft.key, author)
    const { document } = (await loadLog(needs.db, row, row, new Set())).log
    read.push({ ...draft, title: titleOf(document), document: isAsSeen(row, draft) ? document : null })
  }
  const knowing = await knowingAll(needs, read, chosen, actor.scope)
  const wanted: WantedDraft[] = []
  const open: OpenQuestion[] = []
  for (const each of read) {
    const { key, seq, hash, title } = each
    const { stops, questions } = await hindrancesOf(knowing, each, { userId: author.userId, confirmed: chosen.confirmed, language })
    wanted.push({ key, seq, hash, title, stops })
    open.push(...questions)
  }
  // Faults come before questions: their refusal names each document.
  if (wanted.every(({ stops }) => stops.length === 0)) requireConfirmed(open)
  return wanted
}
