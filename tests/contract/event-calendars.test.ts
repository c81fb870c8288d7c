import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { saveElement } from '#server/content/collections/save-element.ts'
import { addEvent } from '#tests/support/sites/add-event.ts'
import { testStage } from '#tests/support/server/test-stage.ts'

const stage = testStage('calendars')

describe('a calendar', () => {
  const open = (path: string) => stage.test.app.inject({ url: `/api${path}`, headers: { host: 'localhost' } })

  it('contains one event with its place', async () => {
    const id = await addEvent(stage.test.database, { capacity: 8 })
    const { headers, body } = await open(`/element/event/${id}/ics`)
    expect(headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'public, no-cache' })
    expect(headers['content-disposition']).toMatch(/^attachment; filename="rendez-vous-n\d+\.ics"$/)
    expect(headers.etag).toBeDefined()
    const lines = body.replace(/\r\n /g, '').split('\r\n')
    expect(lines[0]).toBe('BEGIN:VCALENDAR')
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
    expect(body.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true)
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    // The UID of a site survives a change of its host, and so do those of its events.
    const { uid } = await stage.test.database.db.selectFrom('sites').select('uid').where('id', '=', 37).executeTakeFirstOrThrow()
    expect(uid).toMatch(/^[0-9a-f-]{36}$/)
    expect(lines).toContain(`UID:event-${id}@${uid}`)
    expect(body).toMatch(/^DTSTART:\d{8}T\d{6}Z\r$/m)
    expect(lines.find((line) => line.startsWith('LOCATION:'))).toContain('Nos bureaux')
    expect(lines.find((line) => line.startsWith('GEO:'))).toBe('GEO:45.76;4.83')
  })

  it('contains the upcoming events', async () => {
    const past = await addEvent(stage.test.database, { capacity: 8, inDays: -3 })
    const coming = await addEvent(stage.test.database, { capacity: 8 })
    await stage.test.app.features.directory.refresh(37)
    const { body, statusCode } = await open('/element/event/ics')
    expect(statusCode).toBe(200)
    expect(body).toContain(`UID:event-${coming}@`)
    expect(body).not.toContain(`UID:event-${past}@`)
  })

  it('contains all events, also beyond the page size of a list', async () => {
    const { db } = stage.test.database
    const ids = Array.from({ length: 101 }, (_, index) => 5000 + index)
    await sql`insert into elements (id, site_id, collection_id, properties)
      select id, 37, 2, jsonb_build_object('startAt', to_char(now() at time zone 'utc' + (id - 4999) * interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
      from unnest(${ids}::int[]) as id`.execute(db)
    await sql`insert into element_texts (site_id, collection_id, element_id, locale, slug, title)
      select 37, 2, id, 'fr_FR', 'visite-n' || id, 'Visite ' || id from unnest(${ids}::int[]) as id`.execute(db)
    await stage.test.app.features.directory.refresh(37)
    const { body } = await open('/element/event/ics')
    const plain = body.replace(/\r\n /g, '')
    expect(ids.filter((id) => !plain.includes(`UID:event-${id}@`))).toEqual([])
    await db.deleteFrom('elements').where('id', 'in', ids).execute()
  })

  it('uses the locale of its URL when the site has it', async () => {
    const id = await addEvent(stage.test.database, { capacity: 8 })
    await stage.test.app.features.directory.refresh(37)
    for (const path of ['/element/event/ics', `/element/event/${id}/ics`]) {
      const [plain, french, unknown] = await Promise.all(['', '?locale=fr_FR', '?locale=pl_PL'].map((query) => open(path + query)))
      expect(french?.body).toBe(plain?.body)
      expect(unknown?.body).toBe(plain?.body)
      expect(plain?.body).toMatch(/^PRODID:.*\/\/FR\r$/m)
      const refused = await open(`${path}?locale=anglais`)
      expect(refused.json()).toMatchObject({ success: false, data: { code: 'BAD_FILTER', field: 'locale' } })
    }
  })

  it('counts the changes of an event; sequence and time never decrease', async () => {
    const { db } = stage.test.database
    const id = await addEvent(stage.test.database, { capacity: 8 })
    const told = async () => {
      const lines = (await open(`/element/event/${id}/ics`)).body.split('\r\n')
      const valueOf = (name: string) => lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1) ?? ''
      return { stamp: valueOf('DTSTAMP'), changed: valueOf('LAST-MODIFIED'), sequence: Number(valueOf('SEQUENCE')) }
    }
    const row = () => db.selectFrom('elements').select(['updated_at', 'revision']).where('id', '=', id).executeTakeFirstOrThrow()
    const first = await told()
    expect(first.stamp).toMatch(/^\d{8}T\d{6}Z$/)
    expect(first.changed).toBe(first.stamp)
    const changes = [
      () => db.updateTable('element_texts').set({ title: 'Reporté' }).where('element_id', '=', id).execute(),
      () => db.updateTable('elements').set({ position: 7 }).where('id', '=', id).execute(),
      () => sql`update elements set revision = 0, updated_at = '2020-01-01' where id = ${id}`.execute(db),
      () => db.deleteFrom('element_texts').where('element_id', '=', id).where('locale', '=', 'en_GB').execute(),
    ]
    let before = first
    for (const [index, change] of changes.entries()) {
      await change()
      await stage.test.app.features.directory.refresh(37)
      const after = await told()
      const { updated_at } = await row()
      expect(after.stamp).toBe(`${updated_at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`)
      expect(after.changed).toBe(after.stamp)
      expect(after.stamp >= before.stamp).toBe(true)
      // The last change alters nothing.
      expect(after.sequence - before.sequence).toBe(index === changes.length - 1 ? 0 : 1)
      before = after
    }
  })

  it('counts no change for equal values, and one change for all texts of a write', async () => {
    const { db } = stage.test.database
    const id = await addEvent(stage.test.database, { capacity: 8 })
    const { properties } = await db.selectFrom('elements').select('properties').where('id', '=', id).executeTakeFirstOrThrow()
    const word = randomUUID()
    const save = (title: string, locales = ['fr_FR', 'en_GB']) =>
      saveElement(db, stage.test.app.features.sanitiser.sanitise, 37, {
        ...{ id, route: 'event', imageId: null, position: 0, properties },
        texts: Object.fromEntries(locales.map((locale) => [locale, { slug: `e-${word}`, title }])),
      })
    const revision = async () =>
      (await db.selectFrom('elements').select('revision').where('id', '=', id).executeTakeFirstOrThrow()).revision
    const steps = [await revision()]
    for (const given of [['Portes ouvertes'], ['Portes ouvertes'], ['Portes fermées'], ['Portes fermées', ['fr_FR']]] as const) {
      await save(given[0], given[1] && [...given[1]])
      steps.push(await revision())
    }
    const [start = 0] = steps
    expect(steps.map((each) => each - start)).toEqual([0, 1, 1, 2, 3])
  })

  it('escapes special characters and folds lines by octets', async () => {
    const { db } = stage.test.database
    const id = await addEvent(stage.test.database, { capacity: 8 })
    const title = `Été, à l’atelier\u00a0; \\ \u0007suite\nfin\u00a0: ${'é'.repeat(80)}`
    await db.updateTable('element_texts').set({ title }).where('element_id', '=', id).execute()
    await stage.test.app.features.directory.refresh(37)
    const { rawPayload } = await open(`/element/event/${id}/ics`)
    const folded = rawPayload.toString('latin1').split('\r\n')
    expect(Math.max(...folded.map((line) => line.length))).toBeLessThanOrEqual(75)
    const masked = `Été\\, à l’atelier\u00a0\\; \\\\  suite fin\u00a0: ${'é'.repeat(80)}`
    const lines = rawPayload.toString('utf8').replaceAll('\r\n ', '').split('\r\n')
    for (const name of ['SUMMARY', 'NAME', 'X-WR-CALNAME']) expect(lines).toContain(`${name}:${masked}`)
  })

  it.each(['/element/logo-footer/ics', '/element/logo-footer/40/ics', '/element/event/9999/ics', '/element/nope/ics'])(
    'is not served at %s: the error is in the envelope',
    async (path) => {
      const response = await open(path)
      expect(response.statusCode).toBe(404)
      expect(response.json()).toMatchObject({ success: false, data: { code: 'NOT_FOUND' } })
    },
  )
})
