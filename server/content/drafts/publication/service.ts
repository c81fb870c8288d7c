import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { Right } from '#schemas/admin/resources/rights.ts'
import type { ListQuery } from '#schemas/api/base/list-grammar.ts'
import type { StepAuthor } from '#server/content/drafts/draft-rows.ts'
import type { EditedKinds } from '#server/content/drafts/kinds/edited-kind.ts'
import { validationError } from '#server/platform/errors/validation-error.ts'
import type { WantedItem } from '#server/platform/resources/publication/joint-items.ts'
import type { Actor } from '#server/platform/resources/resource-needs.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { jointRefusal } from './joint-refusal.ts'
import { listActs } from './list-acts.ts'
import { latestOf, prepareDrafts, requireRight, type Chosen, type PreparingNeeds } from './prepare-drafts.ts'
import { publishTogether, type JointPublication, type JointPublisher } from './publish-together.ts'
import { revertPublication } from './revert-publication.ts'
import { latestItems, latestWaiting, type UnpublishedDocument } from './latest-waiting.ts'
import { countWaiting, listWaiting } from './waiting-drafts.ts'
import { readableOf, waitingItems } from './waiting-items.ts'

/** The account that looks, publishes and takes back. */
export interface PublicationActor extends StepAuthor {
  readonly rights: readonly Right[]
  readonly requirePublish: Actor['requirePublish']
}

/** Publications of several documents and items together, and what waits for one. */
export interface Publications {
  /** Lists what is edited and not published, of everything that the account may read. */
  waiting(scope: Scope, rights: readonly Right[]): Promise<AdminCallData['publication.waiting']>
  /** Counts what is edited and not published. */
  count(scope: Scope, rights: readonly Right[]): Promise<number>
  /** Lists the last edited of it, each with its title and how it stands. */
  latest(scope: Scope, rights: readonly Right[], limit: number): Promise<readonly UnpublishedDocument[]>
  /** Publishes drafts and items together, all or none. PUBLICATION_REFUSED names each one that stops it. */
  publish(scope: Scope, chosen: Chosen, actor: PublicationActor): Promise<AdminCallData['publication.create']>
  /** Lists the publications of a site. */
  list(scope: Scope, query: ListQuery, rights: readonly Right[]): Promise<AdminCallData['publication.list']>
  /** Takes a publication back, everything in it or nothing. PUBLICATION_REFUSED names each document and item that stops it. */
  revert(scope: Scope, act: number, actor: PublicationActor): Promise<void>
}

const publisherOf = (scope: Scope, actor: PublicationActor): JointPublisher => ({
  ...{ author: actor, language: scope.locale, rights: actor.rights },
  actor: { scope, userId: actor.userId, requirePublish: actor.requirePublish },
})

/** Makes the service of publications. */
export function createPublications(needs: PreparingNeeds): Publications {
  const { db, kinds, items } = needs
  const orRefusal = <T>({ site }: Scope, work: Promise<T>): Promise<T> =>
    work.catch(async (error: unknown) => Promise.reject(await jointRefusal(needs, site.id, error)))
  return {
    waiting: async (scope, rights) => {
      const documents = rights.includes('pages.read') ? await listWaiting(needs, scope) : { documents: [], total: 0 }
      const found = await waitingItems(needs, scope, rights)
      return { documents: documents.documents, items: found.items, total: documents.total + found.total }
    },
    count: async ({ site }, rights) => {
      const documents = rights.includes('pages.read') ? await countWaiting(db, kinds, site.id) : 0
      return documents + (await items.count(site.id, readableOf(items, rights)))
    },
    latest: async ({ site }, rights, limit) => {
      const documents = rights.includes('pages.read') ? await latestWaiting(needs, site.id, limit) : []
      return [...documents, ...(await latestItems(needs, site, { rights, limit }))]
        .toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())
        .slice(0, limit)
        .map(({ kind, id, locale, title, standing }) => ({ kind, id, locale, title, standing }))
    },
    publish: async (scope, chosen, actor) => {
      const publisher = publisherOf(scope, actor)
      if (chosen.documents.length + (chosen.items?.length ?? 0) === 0)
        throw validationError(scope.locale, [{ field: 'documents', code: 'REQUIRED' }])
      const wanted = { documents: await prepareDrafts(needs, chosen, publisher), items: eachOnce(chosen.items ?? []) }
      return toAnswer(kinds, await orRefusal(scope, publishTogether(needs, wanted, publisher)))
    },
    list: (scope, query, rights) => listActs(needs, scope, query, rights),
    revert: async (scope, act, actor) => {
      const { site } = scope
      const documents = await db
        .selectFrom('publication_act_documents as d')
        .innerJoin('publication_acts as a', 'a.id', 'd.act_id')
        .select(['d.kind', 'd.document_id as documentId', 'd.locale'])
        .where('a.site_id', '=', site.id)
        .where('a.id', '=', act)
        .execute()
      if (documents.length > 0) requireRight(actor.rights, 'pages.publish')
      // A draft that was discarded since is made again: the reversal is a step of its log.
      for (const document of documents) await latestOf(needs, { siteId: site.id, ...document }, actor)
      return orRefusal(scope, revertPublication(needs, site.id, act, publisherOf(scope, actor)))
    },
  }
}

const eachOnce = (items: readonly WantedItem[]): WantedItem[] => [
  ...new Map(items.map((item) => [`${item.resource} ${item.id}`, item])).values(),
]

function toAnswer(kinds: EditedKinds, { act, documents, items }: JointPublication): AdminCallData['publication.create'] {
  return {
    act,
    documents: documents.map(({ key, title, revision, former, base }) => ({
      ...{ kind: kinds[key.kind].name, id: key.documentId, locale: key.locale, title, revision, former, ...base },
    })),
    items: [...items],
  }
}
