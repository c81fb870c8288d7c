import { JSDOM } from 'jsdom'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { buildApp } from '#server/app.ts'
import { cheapHash } from '#tests/support/accounts/cheap-hash.ts'
import { testEnvironment, type TestApp } from '#tests/support/server/app.ts'
import { sampleSites, type SampleSites } from '#tests/support/sites/sample-sites.ts'

const SITE = 37
let samples: SampleSites
let apps: readonly TestApp['app'][]

const night = [{ open: '18:00', close: '02:00' }]
const morning = [{ open: '09:00', close: '12:00' }]
const week = { MONDAY: morning, TUESDAY: [], WEDNESDAY: [], THURSDAY: [], FRIDAY: night, SATURDAY: night, SUNDAY: [] }
const days = Object.entries(week).map(([day, ranges]) => ({ day, ranges }))

beforeAll(async () => {
  samples = await sampleSites()
  const env = testEnvironment({})
  const other = await buildApp({ env, database: samples.database, log: pino({ level: 'silent' }), passwordCost: cheapHash })
  apps = [samples.app, other]
})
afterEach(() => vi.useRealTimers())
afterAll(async () => {
  await apps[1]?.close()
  await samples.close()
})

async function refresh(): Promise<void> {
  for (const { features } of apps) await features.directory.refresh()
}

/** Reads what the bar of a page says of the hours. */
async function barOf(app: TestApp['app'], url: string): Promise<string> {
  const { body } = await app.inject({ url, headers: { host: 'localhost', accept: 'text/html' } })
  const said = new JSDOM(body).window.document.querySelector('header [class*=hours], [class*=bar] [class*=hours]')
  return (said?.textContent ?? 'nothing').replaceAll(/\s+/gu, ' ').trim()
}

const seen = async (): Promise<string[]> => {
  const said: string[] = []
  for (const app of apps) for (const url of ['/', '/contact']) said.push(await barOf(app, url))
  return [...new Set(said)]
}

/** The hours that the addresses of the contact page say. */
async function addressesOf(): Promise<string[]> {
  const { body } = await samples.app.inject({ url: '/contact', headers: { host: 'localhost', accept: 'text/html' } })
  const said = new JSDOM(body).window.document.querySelectorAll('address ~ p')
  return [...said].map(({ textContent }) => textContent.replaceAll(/\s+/gu, ' ').trim())
}

it('lets the address of the samples follow the hours, so that one page says one thing', async () => {
  const own = 'Jusqu’à 17 h 30, 16 h 30 le vendredi'
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-12T10:00:00+01:00') })
  expect(await addressesOf()).toEqual(['lundi – jeudi : 9 h – 12 h 30, 13 h 30 – 18 h ; vendredi : 9 h – 12 h 30, 13 h 30 – 17 h', own])
  await samples.app.features.confs.set(SITE, 'OPENING_HOURS', { days, exceptions: [], note: null })
  await refresh()
  expect(await addressesOf()).toEqual(['lundi : 9 h – 12 h ; vendredi – samedi : 18 h – 2 h', own])
})

it('turns the bar of each page over at midnight and at the end of a night, on two processes', async () => {
  await samples.app.features.confs.set(SITE, 'OPENING_HOURS', { days, exceptions: [], note: null })
  await refresh()
  vi.useFakeTimers({ toFake: ['Date'] })
  const moments = [
    ['2027-01-16T23:59:30+01:00', 'Aujourd’hui, 18 h – 2 h'],
    ['2027-01-17T00:00:00+01:00', 'Ouvert jusqu’à 2 h'],
    ['2027-01-17T01:59:59+01:00', 'Ouvert jusqu’à 2 h'],
    ['2027-01-17T02:00:00+01:00', 'Fermé aujourd’hui'],
    ['2027-01-17T23:59:59+01:00', 'Fermé aujourd’hui'],
    ['2027-01-18T00:00:00+01:00', 'Aujourd’hui, 9 h – 12 h'],
    ['2027-03-28T00:00:00+01:00', 'Ouvert jusqu’à 2 h'],
    ['2027-03-28T03:00:00+02:00', 'Fermé aujourd’hui'],
  ] as const
  for (const [moment, said] of moments) {
    vi.setSystemTime(new Date(moment))
    expect([moment, await seen()]).toEqual([moment, [said]])
  }
})

it('says a closure in the bar of each page, and the day within it that has hours of its own', async () => {
  const exceptions = [{ date: '2027-02-10', label: 'Portes ouvertes', ranges: morning }]
  await samples.app.features.confs.set(SITE, 'OPENING_HOURS', { days, exceptions, note: null })
  const closures = [{ from: '2027-02-08', to: '2027-02-14', closes: ['PLACE', 'PHONE'], sentences: { fr_FR: 'Fermé du 8 au 14 février.' } }]
  await sql`update opening_hours set closures = ${JSON.stringify(closures)}::jsonb where site_id = ${SITE}`.execute(samples.db)
  await refresh()
  vi.useFakeTimers({ toFake: ['Date'] })
  const moments = [
    ['2027-02-08T09:00:00+01:00', 'Fermé aujourd’hui (Congés)'],
    ['2027-02-10T09:00:00+01:00', 'Aujourd’hui, 9 h – 12 h (Portes ouvertes)'],
    ['2027-02-11T00:00:00+01:00', 'Fermé aujourd’hui (Congés)'],
    ['2027-02-15T00:00:00+01:00', 'Aujourd’hui, 9 h – 12 h'],
  ] as const
  for (const [moment, said] of moments) {
    vi.setSystemTime(new Date(moment))
    expect([moment, await seen()]).toEqual([moment, [said]])
  }
})
