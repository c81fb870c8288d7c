import { describe, expect, it } from 'vitest'
import composerFr from '#i18n/messages/composer/fr.json'
import sectionFr from '#i18n/messages/composer/section-fr.json'
import shellFr from '#i18n/messages/composer/shell-fr.json'
import formsFr from '#i18n/messages/forms/fr.json'

type Messages = Readonly<Record<string, string>>
type Kind = 'section' | 'shell'

const base: Messages = { ...formsFr, ...composerFr }
const variants: Readonly<Record<Kind, Messages>> = { section: sectionFr, shell: shellFr }
const kinds = ['section', 'shell'] as const

/** Sentences that are right as they are where a section or a header is edited. */
const exceptions: readonly { readonly why: string; readonly of: readonly Kind[]; readonly ids: string }[] = [
  {
    why: 'They name other pages of the site.',
    of: kinds,
    ids: `forms.link.page forms.link.pageLabel forms.link.pageSearch forms.link.choosePage forms.link.pagesFailed forms.link.noPageYet
      forms.link.results forms.link.noPage composer.back composer.pages composer.section.pages composer.publish.reach
      composer.publish.done-section composer.finding.closed-link composer.palette.placeholder composer.palette.pages
      composer.palette.newPage composer.add.shelf.pages composer.add.shelf.special`,
  },
  {
    why: 'They name the pages that a header and a footer surround.',
    of: kinds,
    ids: `composer.plan.never-away.shell composer.shell.title.page composer.shell.pages composer.shell.publish composer.shell.reach
      composer.shell.which composer.shell.which.pages composer.shell.which.help composer.shell.around composer.shell.around.from
      composer.shell.around.example composer.shell.offer.header composer.shell.offer.footer composer.shell.follows composer.shell.own
      composer.sibling.title composer.sibling.both`,
  },
  {
    why: 'A page alone is translated from the composer.',
    of: kinds,
    ids: 'composer.untranslated.ask composer.untranslated.may',
  },
  {
    why: 'Whoever changes words alone opens nothing but pages.',
    of: kinds,
    ids: 'composer.rights.words composer.rights.narrowed',
  },
  {
    why: 'They name the page of the browser.',
    of: kinds,
    ids: 'composer.save.too-large.help composer.save.rejected.help composer.save.reload',
  },
  {
    why: 'Only a page has an address, search results, a layout and an entry of the menu.',
    of: kinds,
    ids: `composer.act.head-url composer.act.head-description composer.act.head-shell composer.page.hint composer.page.title
      composer.page.address.help composer.page.engines.hidden composer.page.found.none composer.page.seo.title.help
      composer.page.links composer.page.shared composer.plan.entry-waits`,
  },
  {
    why: 'A header and a footer have no title and no other value of a head.',
    of: ['shell'],
    ids: 'composer.command.set-head composer.act.head-title composer.announced.set-head',
  },
  {
    why: 'Regions have names of their own, and the outline always shows them.',
    of: ['shell'],
    ids: 'composer.outline.empty composer.add.start composer.moving.page composer.moving.in-page',
  },
  {
    why: 'The plan of a header has a sentence of its own.',
    of: ['shell'],
    ids: 'composer.plan.never-away composer.plan.unseen',
  },
]

/** Variants that name the pages where a section or a header is shown. */
const aboutPages: Readonly<Record<Kind, readonly string[]>> = {
  section: ['composer.plan.never-away', 'composer.plan.unseen', 'forms.link.anchor', 'forms.link.anchorHelp'],
  shell: ['composer.page.tab', 'forms.link.anchor', 'forms.link.anchorHelp'],
}

const namesIn = (message: string) => [...message.matchAll(/\{(\w+)/g)].map(([, name]) => name)
const saysPage = (message: string) => /\bpages?\b/i.test(message.replaceAll(/(pied|mise) (de|en) page/gi, ''))
const pageSentences = (messages: Messages) => Object.keys(messages).filter((id) => saysPage(messages[id] ?? ''))
const exceptedOf = (kind: Kind) => exceptions.filter(({ of }) => of.includes(kind)).flatMap(({ ids }) => ids.split(/\s+/))

it.each(kinds.flatMap((kind) => Object.entries(variants[kind])))('replaces the words of %s by %j', (id, message) => {
  const words = base[id] ?? ''
  expect(words).not.toBe('')
  expect(message).not.toBe(words)
  // A value that the words of a page do not have would never be given.
  expect(namesIn(words)).toEqual(expect.arrayContaining(namesIn(message)))
})

describe.each(kinds)('where a %s is edited', (kind) => {
  it('has a variant of each sentence that says « page », or a reason for none', () => {
    const unnamed = pageSentences(base).filter((id) => !(id in variants[kind]))
    expect(unnamed.toSorted()).toEqual(exceptedOf(kind).toSorted())
  })

  it('says « page » in a variant only of the pages around', () => {
    expect(pageSentences(variants[kind]).toSorted()).toEqual(aboutPages[kind].toSorted())
  })
})
