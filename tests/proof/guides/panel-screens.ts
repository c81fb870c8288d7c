import type { Page } from '@playwright/test'
import { fileScreens } from './file-screens.ts'
import { openFirst, openRows } from './open-rows.ts'

type Taken = (page: Page, origin: string) => Promise<void>

const french = (page: Page) => page.getByRole('region', { name: 'Français' })

/** Saves another title of the first piece of news, as a draft. */
async function changeNews(page: Page, origin: string): Promise<void> {
  await openFirst(page, origin, 'news')
  const title = french(page).getByLabel('Titre', { exact: true })
  await title.waitFor()
  await title.fill(`${await title.inputValue()}, dès samedi`)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Modifiée', { exact: true }).first().waitFor()
}

async function write(page: Page, firstname: string, message: string): Promise<void> {
  const body = { firstname, email: 'visite@example.org', subject: 'Une visite', message }
  await page.evaluate(async (sent) => {
    const headers = { 'content-type': 'application/json' }
    await fetch('/api/message', { method: 'POST', headers, body: JSON.stringify(sent), credentials: 'omit' })
  }, body)
}

async function answerReview(page: Page, origin: string): Promise<void> {
  await openFirst(page, origin, 'review')
  await page.getByLabel('Réponse').first().fill('Merci de votre visite, et à bientôt à la cave.')
}

async function openMessages(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/robots.txt`)
  await write(page, 'Karim', 'Bonjour, êtes-vous ouverts lundi prochain ?')
  await write(page, 'Paule', 'Bonjour, une visite est-elle possible à huit, samedi vers 15 h ?')
  await openFirst(page, origin, 'messages')
  await page.getByRole('textbox', { name: 'Votre réponse' }).fill('Bonjour, oui, avec plaisir : nous vous attendons à 15 h.')
}

/** Screens of the guide of the panel by the names of their pictures. */
export const PANEL_SCREENS: Readonly<Record<string, Taken>> = {
  'panel-news': (page, origin) => openRows(page, origin, 'news'),
  'panel-news-form': async (page, origin) => {
    await openFirst(page, origin, 'news')
    await french(page).getByLabel('Titre', { exact: true }).waitFor()
  },
  'panel-history': async (page, origin) => {
    await changeNews(page, origin)
    const past = page.getByRole('complementary', { name: 'Historique et visibilité' })
    await past.getByRole('button', { name: 'Titre (français)' }).first().click()
    await past.getByRole('insertion').first().waitFor()
  },
  'panel-tags': (page, origin) => openRows(page, origin, 'tag'),
  'panel-review': answerReview,
  'panel-messages': openMessages,
  ...fileScreens,
  'panel-media': (page, origin) => openRows(page, origin, 'mediatheque'),
  'panel-palette': async (page, origin) => {
    await openRows(page, origin, 'news')
    await page.keyboard.press('Control+k')
    await page.getByRole('option').first().waitFor()
  },
  'panel-today': async (page, origin) => {
    await page.goto(`${origin}/admin`)
    await page.getByText('À faire', { exact: true }).waitFor()
    await page.getByText('Ce qui a changé', { exact: true }).waitFor()
  },
}
