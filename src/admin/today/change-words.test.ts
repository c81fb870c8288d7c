import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import messages from '#i18n/messages/today/fr.json'
import { panelScreens } from '#admin/panel-screens.ts'
import { changeAddress, thingOf, verbOf } from './change-words.ts'
import type { TodayText } from './use-today-text.ts'

const intl = createIntl({ locale: 'fr', messages })
const text: TodayText = (id, values) => intl.formatMessage({ id }, values)

describe('a change', () => {
  it('is named by its act, to its author in the second person', () => {
    expect([verbOf('publish', false, text), verbOf('publish', true, text)]).toEqual(['a publié', 'avez publié'])
    expect(verbOf('constructor', false, text)).toBe('a modifié')
  })

  it('names one thing by its title, several by their number', () => {
    expect(thingOf({ kind: 'page', title: 'Le caveau', count: 1 }, text)).toBe('Le caveau')
    expect(thingOf({ kind: 'shell', title: null, count: 1 }, text)).toBe('l’en-tête et le pied de page')
    expect(thingOf({ kind: 'news', title: 'Vendange', count: 3 }, text)).toBe('3\u00a0actualités')
    expect(thingOf({ kind: 'news', title: null, count: 1 }, text)).toBe('une actualité')
  })

  it.each([
    [{ kind: 'page', id: 4, locale: 'en_GB', count: 1, act: 'publish' }, '/pages/4?langue=en'],
    [{ kind: 'page', id: 4, locale: null, count: 1, act: 'trash' }, '/pages'],
    [{ kind: 'news', id: 9, locale: null, count: 1, act: 'update' }, '/news/9'],
    [{ kind: 'news', id: 9, locale: null, count: 2, act: 'update' }, '/news'],
    [{ kind: 'media', id: 7, locale: null, count: 1, act: 'update' }, '/mediatheque?fichier=7'],
    [{ kind: 'order', id: 7, locale: null, count: 1, act: 'happen' }, null],
  ])('%j leads to %s', (change, address) => {
    expect(changeAddress(panelScreens, change)).toBe(address)
  })
})
