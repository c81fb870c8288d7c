import { readFile } from 'node:fs/promises'
import { expect, request as requests, test, type Locator, type Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { journeyPassword } from './journey-members.ts'
import { mailedPath } from './read-mails.ts'
import type { Visit } from './ways.ts'

/** The member of the journey, the input device, and the check of each page. */
export interface Walker extends Visit {
  readonly origin: string
  readonly email: string
}

const newPassword = 'quatre chats dans la grange'

const field = (page: Page, label: string | RegExp) => page.getByLabel(label, { exact: typeof label === 'string' })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const panel = (page: Page, title: string): Locator => page.getByRole('region', { name: title })

/** Expects that a message takes the focus, so that it is announced. */
async function expectSaid(page: Page, words: string | RegExp): Promise<void> {
  const said = page.getByRole('status').filter({ hasText: words })
  await expect(said).toBeVisible()
  await expect(said).toBeFocused()
}

/** Opens the session of a page by the call, as the page for signing in would. */
export async function signIn(
  { page, origin }: Pick<Walker, 'page' | 'origin'>,
  email: string,
  password = journeyPassword,
): Promise<number> {
  const answer = await page.request.post(`${origin}/api/login`, { data: { email, password }, headers: { origin } })
  return answer.status()
}

/** Signs in from elsewhere, and says whether that session still holds. */
async function otherDevice(origin: string, email: string, password: string) {
  const device = await requests.newContext({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
  })
  await device.post(`${origin}/api/login`, { data: { email, password }, headers: { origin } })
  const isOpen = async () => (await device.get(`${origin}/api/user/session`)).status() === 200
  expect(await isOpen()).toBe(true)
  return { isOpen, close: () => device.dispose() }
}

/** The profile: refused with its typed values preserved, then saved. */
export async function changeProfile({ page, hand, origin, look }: Walker): Promise<void> {
  await page.goto(`${origin}/compte`)
  await look()
  await hand.fill(field(page, /^Téléphone/), '12')
  await hand.press(button(page, 'Enregistrer mes coordonnées'))
  await expect(field(page, /^Téléphone/)).toBeFocused()
  await expect(field(page, /^Téléphone/)).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, /^Téléphone/)).toHaveValue('12')
  await look()
  await hand.fill(field(page, /^Téléphone/), '06 39 98 00 77')
  await hand.fill(field(page, /^Prénom/), 'Zoé')
  await hand.press(button(page, 'Enregistrer mes coordonnées'))
  await expectSaid(page, 'Vos coordonnées sont enregistrées.')
  await look()
  await page.goto(`${origin}/compte`)
  await expect(field(page, /^Téléphone/)).toHaveValue('06 39 98 00 77')
  await expect(page.getByText('Compte de Zoé Roy')).toBeVisible()
}

/** Another address: it waits for the link that is sent there. */
export async function changeEmail({ page, hand, origin, email, look }: Walker): Promise<string> {
  const next = `nouveau-${email}`
  await page.goto(`${origin}/compte`)
  await hand.fill(field(page, 'Nouvelle adresse e-mail'), next)
  await hand.press(button(page, 'Changer d’adresse'))
  await expectSaid(page, `Un lien a été envoyé à ${next}`)
  await look()
  await page.goto(origin + (await mailedPath(next, /^\/auth\/email\//)))
  await hand.press(button(page, 'Mettre cette adresse en service'))
  await expectSaid(page, 'Votre nouvelle adresse est en service')
  await page.goto(`${origin}/compte`)
  await expect(page.getByText(`Adresse actuelle : ${next}`)).toBeVisible()
  return next
}

/** Another password: the current one is asked for, and is invalid afterwards. */
export async function changePassword({ page, hand, origin, look }: Walker, email: string): Promise<void> {
  await page.goto(`${origin}/compte/securite`)
  await look()
  const own = panel(page, 'Mon mot de passe')
  await hand.fill(own.getByLabel('Mot de passe actuel'), 'ce n’est pas lui')
  await hand.fill(own.getByLabel('Nouveau mot de passe'), newPassword)
  await hand.press(button(page, 'Changer mon mot de passe'))
  await expect(own.getByLabel('Mot de passe actuel')).toBeFocused()
  await expect(own.getByLabel('Nouveau mot de passe')).toHaveValue('')
  await look()
  await hand.fill(own.getByLabel('Mot de passe actuel'), journeyPassword)
  await hand.fill(own.getByLabel('Nouveau mot de passe'), newPassword)
  await hand.press(button(page, 'Changer mon mot de passe'))
  await expectSaid(page, 'Votre mot de passe est changé.')
  const visitor = await requests.newContext()
  const tried = await visitor.post(`${origin}/api/login`, { data: { email, password: journeyPassword }, headers: { origin } })
  expect(tried.status()).toBe(401)
  await visitor.dispose()
}

/** The newsletters, on and off. */
export async function changeNewsletters({ page, hand, origin, look }: Walker): Promise<void> {
  await page.goto(`${origin}/compte`)
  const letter = page.getByRole('checkbox', { name: 'La lettre des créateurs' })
  await hand.tick(letter)
  await hand.press(button(page, 'Enregistrer mes choix'))
  await expectSaid(page, 'Vos choix sont enregistrés.')
  await expect(letter).toBeChecked()
  await expect(page.getByText('Vous avez donné votre accord le')).toBeVisible()
  await look()
  await hand.tick(letter)
  await hand.press(button(page, 'Enregistrer mes choix'))
  await expectSaid(page, 'Vos choix sont enregistrés.')
  await expect(letter).not.toBeChecked()
}

/** The devices: one is signed out, then all others in a second step. */
export async function endSessions({ page, hand, origin, look }: Walker, email: string): Promise<void> {
  const one = await otherDevice(origin, email, newPassword)
  await page.goto(`${origin}/compte/securite`)
  const phone = page.getByRole('listitem').filter({ hasText: 'iPhone' })
  await hand.press(phone.getByRole('button'))
  await expectSaid(page, 'l’appareil devra se connecter de nouveau')
  await expect(phone).toHaveCount(0)
  expect(await one.isOpen()).toBe(false)
  const others = [await otherDevice(origin, email, newPassword), await otherDevice(origin, email, newPassword)]
  await page.goto(`${origin}/compte/securite`)
  await expect(phone).toHaveCount(2)
  await hand.press(page.locator('summary').filter({ hasText: 'Déconnecter tous les autres appareils' }))
  await look()
  await hand.press(button(page, 'Oui, les déconnecter'))
  await expectSaid(page, 'l’appareil devra se connecter de nouveau')
  for (const other of others) expect(await other.isOpen()).toBe(false)
  await Promise.all([one, ...others].map((device) => device.close()))
}

/** A deregistration: its reference, and the day by which it is answered. */
export async function askDeregistration({ page, hand, origin, look }: Walker, email: string, dueOn: () => string): Promise<void> {
  await page.goto(`${origin}/compte/donnees`)
  await look()
  const own = panel(page, 'Mes droits')
  await expect(own.getByLabel('Adresse e-mail')).toHaveValue(email)
  await hand.choose(own.getByLabel('Me désinscrire de tout'))
  const asked = dueOn()
  await hand.press(button(page, 'Envoyer ma demande'))
  await expectSaid(page, 'Votre demande est enregistrée')
  await expect(own.getByRole('status')).toContainText(/DP-\d{4}-\d{4}/)
  // A day may end meanwhile.
  expect([asked, dueOn()]).toContain(await own.locator('time').textContent())
  await look()
}

/** The copy of one's data: a zip that holds them. */
export async function downloadData({ page, hand, origin }: Walker, email: string): Promise<void> {
  await page.goto(`${origin}/compte/donnees`)
  const downloading = page.waitForEvent('download')
  await hand.press(button(page, 'Télécharger mes données'))
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^mes-donnees-\d{4}-\d{2}-\d{2}\.zip$/)
  const files = unzipSync(await readFile(await download.path()))
  const names = Object.keys(files)
  expect(names.some((name) => name.endsWith('.json'))).toBe(true)
  expect(names.some((name) => name.endsWith('.csv'))).toBe(true)
  expect(Object.values(files).some((bytes) => strFromU8(bytes).includes(email))).toBe(true)
}

/** The end of the account: a second step, the password, and no further sign-in. */
export async function deleteAccount({ page, hand, origin, look }: Walker, email: string): Promise<void> {
  await page.goto(`${origin}/compte/donnees`)
  await hand.press(page.locator('summary').filter({ hasText: 'Je veux supprimer mon compte' }))
  await look()
  const password = field(page, 'Votre mot de passe, pour confirmer')
  await hand.fill(password, 'ce n’est pas lui')
  await hand.press(button(page, 'Supprimer définitivement mon compte'))
  await expect(password).toBeFocused()
  await hand.fill(password, newPassword)
  await hand.press(button(page, 'Supprimer définitivement mon compte'))
  await expect(page).toHaveURL(`${origin}/compte/ferme`)
  await look()
  await page.goto(`${origin}/compte`)
  await expect(page).toHaveURL(/\/auth\?target=/)
  expect(await signIn({ page, origin }, email, newPassword)).toBe(401)
}

/** The whole way of a member, step by step. */
export async function walkThrough(walker: Walker, dueOn: () => string): Promise<void> {
  let email = walker.email
  expect(await signIn(walker, email)).toBe(200)
  await test.step('profile', () => changeProfile(walker))
  await test.step('e-mail', async () => {
    email = await changeEmail(walker)
  })
  await test.step('password', () => changePassword(walker, email))
  await test.step('newsletters', () => changeNewsletters(walker))
  await test.step('devices', () => endSessions(walker, email))
  await test.step('deregistration', () => askDeregistration(walker, email, dueOn))
  await test.step('copy of the data', () => downloadData(walker, email))
  await test.step('deletion', () => deleteAccount(walker, email))
}
