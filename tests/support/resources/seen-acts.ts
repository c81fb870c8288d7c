/**
 * Effect of an act on the pages of visitors, in the words of the trade and by hand: nothing here is read from the declarations.
 * `seen`: visitors read something else once it is done. `kept`: they read the same. `asked`: they read the same too, and it is an act of those who publish.
 */
export type Effect = 'seen' | 'kept' | 'asked'

/** The acts on items of a resource. `undo` takes a removal back. */
type Acts = Readonly<Record<string, Effect>>

const drafted: Acts = {
  ...{ create: 'kept', update: 'kept', duplicate: 'kept', discard: 'kept', 'many.set': 'kept' },
  ...{ publish: 'seen', unpublish: 'seen', 'many.publish': 'seen' },
}
const removals = (effect: Effect): Acts => ({
  ...{ remove: effect, restore: effect, 'many.remove': effect, 'many.restore': effect, undo: effect },
})

/** News and services: nothing but a publication changes what is online, and what takes it away or brings it back. */
const published = { online: { ...drafted, ...removals('seen') }, aside: { ...drafted, unpublish: 'asked', ...removals('kept') } } as const

/** A review is read as soon as it is there, unless it is hidden. */
const shownReview: Acts = { create: 'seen', update: 'seen', duplicate: 'seen', 'many.set': 'seen', ...removals('seen') }
const hiddenReview: Acts = { create: 'kept', update: 'kept', duplicate: 'kept', 'many.set': 'kept', ...removals('kept') }

/** A tag is read on the contents that have it. A copy is on none. */
const usedTag: Acts = { create: 'kept', update: 'seen', duplicate: 'kept', 'many.merge': 'seen', ...removals('seen') }
const unusedTag: Acts = { create: 'kept', update: 'kept', duplicate: 'kept', 'many.merge': 'kept', ...removals('kept') }

/** An address of the company is read as soon as it is there. */
const place: Acts = { create: 'seen', update: 'seen', duplicate: 'seen', ...removals('seen') }

/** The acts on items that visitors read (`online`), and on those that they do not (`aside`), by resource. */
export const seenActs: Readonly<Record<string, { readonly online: Acts; readonly aside?: Acts }>> = {
  news: published,
  service: published,
  review: { online: shownReview, aside: hiddenReview },
  tag: { online: usedTag, aside: unusedTag },
  place: { online: place },
}
