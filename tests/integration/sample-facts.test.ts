import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import french from '#i18n/messages/fr.json' with { type: 'json' }
import { saveExternalApp } from '#server/sites/external-apps/service.ts'
import { newCaller } from '#tests/support/accounts/account-calls.ts'
import { mainText, plainText, sampleSites, type SampleSites } from '#tests/support/sites/sample-sites.ts'

let sites: SampleSites
beforeAll(async () => {
  sites = await sampleSites()
})
afterAll(() => sites.close())

const spaced = (html: string) => plainText(html).replaceAll(/[\u00a0\u202f\s]+/g, ' ')

describe('the state of accessibility', () => {
  it.each(['FULL', 'PARTIAL', 'NONE', 'EXEMPT'] as const)('is in footer and statement what the setting says: %s', async (state) => {
    const name = state.toLowerCase() as Lowercase<typeof state>
    await sites.app.features.parameters.set(37, 'ACCESSIBILITY_STATE', state, 'fr_FR')
    const statement = await sites.page('localhost', '/accessibilite')
    expect(statement.match(/data-state="(?:full|partial|none|exempt)"/g)).toEqual([`data-state="${name}"`])
    const footer = /<footer[\s>][^]*<\/footer>/.exec(await sites.page('localhost', '/contact'))?.[0] ?? ''
    expect(spaced(footer)).toContain(`Accessibilité : ${french[`accessibility.short.${name}`]}`)
  })
})

describe('the quote form of the legal office', () => {
  const submit = async (statut: string, associes: number) => {
    const who = { prenom: 'Camille', nom: 'Roy', email: 'camille.roy@example.org', accord: true }
    const payload = { besoin: 'CREATION', profil: 'FONDATEUR', statut, associes, ...who }
    const sent = {
      method: 'POST' as const,
      url: '/api/forms/devis/submit',
      headers: { host: 'localhost' },
      remoteAddress: newCaller(),
      payload,
    }
    expect((await sites.app.inject(sent)).statusCode).toBe(201)
    const rows = sites.db.selectFrom('form_answers').select('answers').orderBy('id', 'desc').limit(1)
    return (await rows.executeTakeFirstOrThrow()).answers
  }

  it.each(['EURL', 'SASU'])('stores no number of associates of an %s, which has one', async (statut) => {
    expect(await submit(statut, 50)).toEqual(expect.not.objectContaining({ associes: 50 }))
  })

  it('stores the number of associates of a SARL', async () => {
    expect(await submit('SARL', 50)).toMatchObject({ statut: 'SARL', associes: 50 })
  })
})

describe('the consent banner and the cookie policy', () => {
  it.each([
    [37, 'localhost', ['/cookie-policy']],
    [38, 'cave.localhost', ['/cookie-policy', '/en/cookie-policy']],
  ] as const)('of site %i both say that nothing is asked until a service is configured', async (siteId, host, paths) => {
    const look = (path: string) => sites.page(host, path).then((html) => ({ html, isAsking: html.includes('id="consent"') }))
    for (const path of paths) {
      const { html, isAsking } = await look(path)
      expect([path, isAsking]).toEqual([path, false])
      expect(mainText(html)).toMatch(/rien ne vous est demandé et aucun bandeau ne s’affiche|you are asked nothing and no banner is shown/)
    }
    await saveExternalApp(sites.db, siteId, 'matomo', { matomoId: '1', matomoHost: 'https://mesure.example/' })
    for (const path of paths) await expect.poll(async () => (await look(path)).isAsking).toBe(true)
  })
})
