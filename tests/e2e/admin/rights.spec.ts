import type { Page } from '@playwright/test'
import resources from '#schemas/generated/resources.json' with { type: 'json' }
import type { Right, RightArea } from '#schemas/admin/resources/rights.ts'
import { rightsOfProfile, teamProfiles, type TeamProfile } from '#schemas/admin/team/team-profiles.ts'
import { settingsEntries } from '#admin/settings/settings-entries.ts'
import { canvasReady } from '#tests/e2e/composer/desk.ts'
import { whenQuiet } from '#tests/e2e/page/when-quiet.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { ownSite, type OwnHost } from '#tests/e2e/sites/own-sites.ts'
import { inTurn } from '#tests/support/sampling.ts'
import { signInByProfile } from './sign-in-by-profile.ts'
import { withoutPictures } from './without-pictures.ts'

interface Screen {
  readonly path: string
  readonly right: Right
  /** Its name in the navigation and in the palette; a screen below another one has none. */
  readonly place?: string
}

/** Every screen that takes a right, by its address. « Aujourd’hui » and the help are there for all. */
const screens: readonly Screen[] = [
  { path: '/a-publier', right: 'pages.read', place: 'À publier' },
  { path: '/messages', right: 'inbox.read', place: 'Messages' },
  { path: '/pages', right: 'pages.read', place: 'Pages et menu' },
  { path: '/mediatheque', right: 'media.read', place: 'Médiathèque' },
  ...resources.flatMap(({ name, area, words, writeVerb }): Screen[] => [
    // Those of the settings are reached from their shelves.
    { path: `/${name}`, right: `${area as RightArea}.read`, ...(area !== 'settings' && { place: words.many.fr }) },
    // What visitors see as soon as it is saved is written by those who publish.
    { path: `/${name}/nouveau`, right: `${area as RightArea}.${writeVerb as 'publish' | 'write'}` },
  ]),
  { path: '/visites', right: 'pages.read', place: 'Visites' },
  { path: '/horaires', right: 'settings.read', place: 'Horaires' },
  { path: '/apparence', right: 'settings.read', place: 'Apparence' },
  { path: '/membres', right: 'members.read', place: 'Membres' },
  { path: '/reglages', right: 'settings.read', place: 'Réglages' },
  { path: '/equipe', right: 'team.read', place: 'Équipe' },
  ...settingsEntries.filter(({ path }) => path !== '/apparence').map(({ path, right }): Screen => ({ path, right })),
  { path: '/nouveau-site', right: 'team.write' },
  { path: '/pages/1', right: 'pages.read' },
  { path: '/pages/en-tete-et-pied/default', right: 'pages.read' },
  { path: '/sections/1', right: 'pages.read' },
  { path: '/relecture/1', right: 'pages.read' },
  { path: '/a-publier/apercu', right: 'pages.read' },
]

/** Opens a page, a draft or a message that is not there: a person with the right gets a screen that says so. */
const OF_ONE_THING = /\/\d+$|\/en-tete-et-pied\/|\/apercu$/

/** Acts of ⌘K, and the right of each. */
const acts: readonly (readonly [label: string, right: Right])[] = [
  ['Nouvelle page', 'pages.write'],
  ['Image ou fichier', 'media.write'],
  ['Personne dans l’équipe', 'team.write'],
  ['Fermer pour congés', 'settings.write'],
]

/** The verb of a right that a control takes, by the first words of its name. */
const controls: readonly (readonly [name: RegExp, verb: 'erase' | 'publish' | 'write'])[] = [
  // « Nouveau » alone opens the menu of what the person may make, of any area; « Nouveau mot de passe » is a page.
  [/^(?:Nouveau(?!$| mot de passe)|Nouvel|Nouvelle|Inviter|Enregistrer|Dupliquer|Envoyer des|Ajouter) ?/, 'write'],
  [/^(?:Publier|Mettre en\sligne|Programmer|Dépublier|Mettre à la corbeille)(?!\p{L})/u, 'publish'],
  [/pour toujours/, 'erase'],
]

const missing = (page: Page) => page.getByRole('heading', { level: 1, name: 'Cette adresse ne mène à rien' })
const today = (page: Page) => page.getByRole('heading', { level: 1, name: 'Aujourd’hui' })

/** Follows an address within the panel, as a link does: the screen before it is gone. */
async function follow(page: Page, path: string): Promise<void> {
  const to = (address: string) =>
    page.evaluate((url) => {
      // As the router of the panel writes it.
      const { idx = 0 } = (history.state ?? {}) as { idx?: number }
      history.pushState({ usr: null, key: url, idx: idx + 1 }, '', url)
      dispatchEvent(new PopStateEvent('popstate'))
    }, `/admin${address}`)
  await to('/')
  await expect(today(page)).toBeVisible()
  await to(path)
  await expect(today(page)).toHaveCount(0)
}

/** The places of the navigation, by their addresses. */
const placesOf = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))

/** The names of the controls of the screen that is shown, hidden and refused ones too. */
const controlsOf = (page: Page) =>
  page
    .locator('main')
    .locator('button, a[href], [role=menuitem], summary')
    .evaluateAll((all) => all.map((control) => (control.getAttribute('aria-label') ?? control.textContent).trim()))

async function expectPalette(page: Page, rights: readonly Right[]): Promise<void> {
  await page.keyboard.press('Control+k')
  const field = page.getByRole('dialog').getByRole('combobox')
  const expectLine = async (label: string, right: Right) => {
    await field.fill(label)
    const line = page.getByRole('option').filter({ has: page.getByText(label, { exact: true }) })
    await (rights.includes(right) ? expect(line.first(), `⌘K ${label}`).toBeVisible() : expect(line, `⌘K ${label}`).toHaveCount(0))
  }
  for (const { place, right } of screens) if (place !== undefined) await expectLine(place, right)
  for (const [label, right] of acts) await expectLine(label, right)
  await page.keyboard.press('Escape')
}

const hosts = {
  SUPER_ADMIN: 'droits-gerance.localhost',
  ALL: 'droits-tous.localhost',
  EDITOR: 'droits-redaction.localhost',
  AUTHOR: 'droits-plume.localhost',
  SHOP: 'droits-boutique.localhost',
  ORDERS: 'droits-commandes.localhost',
} as const satisfies Record<TeamProfile, OwnHost>

for (const profile of inTurn(0, teamProfiles)) {
  test(`${profile}: places, ⌘K, screens and controls are those of its rights; the others are absent`, async ({
    page,
    baseURL,
    complaints,
  }) => {
    const host = hosts[profile]
    const origin = ownSite(baseURL, host)
    const rights = rightsOfProfile(profile)
    // A page, a section or a draft of this number may not be there.
    complaints.allow(/status of 404/)
    await withoutPictures(page)
    await signInByProfile(page, { origin, host }, profile)
    await page.goto(`${origin}/admin`)
    await expect(today(page)).toBeVisible()

    const places = screens.filter(({ place, right }) => place !== undefined && rights.includes(right)).map(({ path }) => `/admin${path}`)
    const shown = (await placesOf(page)).filter((path) => path !== '/')
    expect(shown.toSorted()).toEqual(['/admin', ...places].toSorted())
    await expectPalette(page, rights)

    const found = { wrong: [] as string[], allowed: new Set<string>() }
    const check = (path: string, right: Right, names: readonly string[]) => {
      const area = right.split('.')[0] as RightArea
      for (const [pattern, verb] of controls)
        for (const name of names.filter((each) => pattern.test(each)))
          if (rights.includes(`${area}.${verb}`)) found.allowed.add(verb)
          else found.wrong.push(`${path}: ${name}`)
    }
    for (const { path, right } of screens) {
      const mayRead = rights.includes(right)
      if (mayRead && OF_ONE_THING.test(path)) continue
      await follow(page, path)
      if (!mayRead) {
        await expect(missing(page), path).toBeVisible()
        continue
      }
      await whenQuiet(page)
      await expect(missing(page), path).toHaveCount(0)
      check(path, right, await controlsOf(page))
    }
    if (rights.includes('pages.read')) {
      await follow(page, '/pages')
      await page
        .getByRole('button', { name: /^Actions pour/ })
        .first()
        .click()
      await expect(page.getByRole('menuitem').first()).toBeVisible()
      check('menu of a page', 'pages.read', await page.getByRole('menuitem').allTextContents())
      await page.keyboard.press('Escape')
      const home = await page.getByRole('main').getByRole('link', { name: 'Accueil', exact: true }).getAttribute('href')
      await page.goto(origin + String(home))
      await canvasReady(page)
      await whenQuiet(page)
      check('composer', 'pages.read', await page.getByRole('button').allTextContents())
    }
    expect(found.wrong).toEqual([])
    // The names are those of real controls: who has a right finds them.
    expect([...found.allowed]).toEqual(expect.arrayContaining(rights.includes('pages.publish') ? ['write', 'publish'] : []))
  })
}
