import type { Page } from '@playwright/test'
import { openFirst, openRows } from './open-rows.ts'

type Taken = (page: Page, origin: string) => Promise<void>

const DOCUMENT = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n2 0 obj\n<< /Type /Page >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n'

/** Answers the form of the site as a visitor, with a file. */
async function askQuote(page: Page): Promise<void> {
  await page.evaluate(async (content) => {
    const body = new FormData()
    const answers = {
      ...{ besoin: 'CREATION', profil: 'FONDATEUR', statut: 'EURL', projet: 'Une boulangerie bio, rue des Tanneurs.' },
      ...{ prenom: 'Zoé', nom: 'Lambert', telephone: '06 12 34 56 78', email: 'zoe@example.org', accord: 'on' },
    }
    for (const [name, value] of Object.entries(answers)) body.append(name, value)
    body.append('pieces', new Blob([content], { type: 'application/pdf' }), 'Projet de statuts.pdf')
    await fetch('/api/forms/devis/submit', { method: 'POST', body, credentials: 'omit' })
  }, DOCUMENT)
}

async function openReply(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/robots.txt`)
  await askQuote(page)
  await openRows(page, origin, 'messages')
  await page.locator('[data-row]').filter({ hasText: 'Zoé Lambert' }).first().click()
  await page.getByRole('textbox', { name: 'Votre réponse' }).fill('Bonjour, avec plaisir : voici notre devis et les pièces à préparer.')
}

/** Opens the sheet of the first file that a search finds. */
async function openFile(page: Page, origin: string, name: string): Promise<void> {
  await openFirst(page, origin, `mediatheque?q=${name}`)
  await page.getByRole('heading', { name: 'Où il sert' }).waitFor()
}

/** Draws a drawing of the site as a photograph, adds it, and opens its crop. */
async function openCrop(page: Page, origin: string): Promise<void> {
  await openRows(page, origin, 'mediatheque')
  const drawn = await page.evaluate(async () => {
    const answer = (await (await fetch('/api/admin/media?search=rendez-vous&nbItem=1')).json()) as {
      data: { media: { image: { externalPath: string } }[] }
    }
    const picture = new Image()
    picture.src = answer.data.media[0]?.image.externalPath ?? ''
    await picture.decode()
    const canvas = document.createElement('canvas')
    ;[canvas.width, canvas.height] = [1600, 900]
    const context = canvas.getContext('2d')
    context?.fillRect(0, 0, 1600, 900)
    context?.drawImage(picture, 0, 0, 1600, 900)
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  const file = { name: 'accueil.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(drawn, 'base64') }
  await page.locator('input[type=file][multiple]').setInputFiles(file)
  await page.getByText('Dans la médiathèque', { exact: true }).waitFor()
  await openFile(page, origin, 'accueil')
  await page.getByRole('button', { name: 'Recadrer' }).click()
  await page.getByRole('radio', { name: '4:3' }).check({ force: true })
}

/** Screens of messages with files, and of files of the library, by the names of their pictures. */
export const fileScreens: Readonly<Record<string, Taken>> = {
  'panel-reply': openReply,
  'panel-file': (page, origin) => openFile(page, origin, 'rendez-vous'),
  'panel-crop': openCrop,
  'panel-film': (page, origin) => openFile(page, origin, 'signature.mp4'),
}
