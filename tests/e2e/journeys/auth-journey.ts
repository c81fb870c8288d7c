import { expect, type Locator, type Page } from '@playwright/test'
import { doneAddress } from '#tests/support/http/done-address.ts'
import { waitAsPerson } from '#tests/e2e/page/be-human.ts'
import { mailedPath } from './read-mails.ts'
import type { Visit } from './ways.ts'

/** The member of the journey, the input device, and the check of each page. */
export interface Newcomer extends Visit {
  readonly email: string
}

const password = 'sept corbeaux sur un toit'
const otherPassword = 'onze pommes dans un panier'

const formNamed = (page: Page, name: string): Locator => page.locator(`form:has(input[name="_form"][value="${name}"])`)
const button = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name })

async function expectSaid(page: Page, words: string): Promise<void> {
  const said = page.getByRole('status').filter({ hasText: words })
  await expect(said).toBeVisible()
  await expect(said).toBeFocused()
}

/** Registers: what is missing and what is weak is said beside its field, what was typed stays. */
export async function register({ page, hand, email, look }: Newcomer): Promise<void> {
  await page.goto('/compte')
  await expect(page).toHaveURL(/\/auth\?target=%2Fcompte$/)
  await look()
  const form = formNamed(page, 'user.register')
  await hand.press(button(form, 'Ouvrir mon compte'))
  await expect(form.getByLabel('Prénom')).toBeFocused()
  for (const label of ['Prénom', 'Nom', 'Adresse e-mail', 'Mot de passe', /^J’ai lu et j’accepte/])
    await expect(form.getByLabel(label, { exact: typeof label === 'string' })).toHaveAttribute('aria-invalid', 'true')
  await look()
  await hand.fill(form.getByLabel('Prénom'), 'Inès')
  await hand.fill(form.getByLabel('Nom', { exact: true }), 'Roy')
  await hand.fill(form.getByLabel('Adresse e-mail'), email)
  await hand.fill(form.getByLabel('Mot de passe', { exact: true }), 'motdepasse123')
  await hand.tick(form.getByLabel(/^J’ai lu et j’accepte/))
  await expect(form.getByLabel(/^Je souhaite recevoir/)).not.toBeChecked()
  await waitAsPerson(page)
  await hand.press(button(form, 'Ouvrir mon compte'))
  await expect(form.getByLabel('Mot de passe', { exact: true })).toBeFocused()
  await expect(form.getByLabel('Prénom')).toHaveValue('Inès')
  await expect(form.getByLabel(/^J’ai lu et j’accepte/)).toBeChecked()
  await look()
  await waitAsPerson(page)
  await hand.fill(form.getByLabel('Mot de passe', { exact: true }), password)
  await hand.press(button(form, 'Ouvrir mon compte'))
  await expectSaid(page, 'Regardez votre boîte de réception')
  await look()
}

/** Confirms by the mail's link and the password of the registration; the link works once. */
export async function confirm({ page, hand, email, look }: Newcomer): Promise<void> {
  const link = await mailedPath(email, /^\/auth\/confirm\//)
  await page.goto(link)
  await look()
  const field = page.getByLabel('Mot de passe choisi à l’inscription')
  await hand.fill(field, 'ce n’est pas lui')
  await hand.press(button(page, 'Ouvrir mon compte'))
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await look()
  await hand.fill(field, password)
  await hand.press(button(page, 'Ouvrir mon compte'))
  await expectSaid(page, 'Votre compte est ouvert')
  await look()
  await hand.press(page.getByRole('link', { name: 'Aller à mon espace' }))
  await expect(page).toHaveURL(/\/compte$/)
  await page.goto(link)
  await expect(page.getByRole('alert')).toContainText('Ce lien n’est plus valable')
  await expect(field).toHaveCount(0)
  await look()
}

/** Signs out by the member area's own button. */
export async function signOut({ page, hand }: Newcomer): Promise<void> {
  await page.goto('/compte')
  await hand.press(button(page, 'Se déconnecter'))
  await expect(page).toHaveURL((url) => doneAddress(url.href).endsWith('/auth?done=user.logout'))
  await expect(page.getByRole('status').filter({ hasText: 'Votre session est fermée' })).toBeVisible()
  await page.goto('/compte')
  await expect(page).toHaveURL(/\/auth\?target=%2Fcompte$/)
}

/** Signs in: refused with the address preserved, then on to the requested page. */
export async function signIn({ page, hand, email, look }: Newcomer, given = password): Promise<void> {
  await page.goto('/compte')
  const form = formNamed(page, 'user.login')
  await hand.fill(form.getByLabel('Adresse e-mail'), email)
  await hand.fill(form.getByLabel('Mot de passe', { exact: true }), 'ce n’est pas lui')
  await hand.press(button(form, 'Se connecter'))
  await expect(form.getByRole('alert')).toContainText('Adresse e-mail ou mot de passe incorrect.')
  await expect(form.getByRole('alert')).toBeFocused()
  await expect(form.getByLabel('Adresse e-mail')).toHaveValue(email)
  await look()
  await hand.fill(form.getByLabel('Mot de passe', { exact: true }), given)
  await hand.press(button(form, 'Se connecter'))
  await expect(page).toHaveURL(/\/compte$/)
  await expect(page.getByText('Compte de Inès')).toBeVisible()
}

/** A forgotten password: a link by mail, another password, and the link is invalid afterwards. */
export async function chooseOtherPassword(newcomer: Newcomer): Promise<void> {
  const { page, hand, email, look } = newcomer
  await page.goto('/auth')
  await hand.press(page.getByRole('link', { name: /^Mot de passe oublié/ }))
  await expect(page).toHaveURL(/\/password\/reset\/ask$/)
  await look()
  await hand.press(button(page, 'Recevoir un lien'))
  await expect(page.getByLabel('Adresse e-mail')).toBeFocused()
  await look()
  await hand.fill(page.getByLabel('Adresse e-mail'), email)
  await hand.press(button(page, 'Recevoir un lien'))
  await expectSaid(page, 'Regardez votre boîte de réception')
  await look()
  const link = await mailedPath(email, /^\/password\/reset\/(?!ask)/)
  await page.goto(link)
  await look()
  const field = page.getByLabel('Nouveau mot de passe')
  await hand.fill(field, 'court')
  await hand.press(button(page, 'Changer mon mot de passe'))
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await look()
  await hand.fill(field, otherPassword)
  await hand.press(button(page, 'Changer mon mot de passe'))
  await expectSaid(page, 'Votre mot de passe est changé')
  await look()
  await page.goto(link)
  await expect(page.getByRole('alert')).toContainText('Ce lien n’est plus valable')
  await expect(field).toHaveCount(0)
  await look()
  await signIn(newcomer, otherPassword)
}
