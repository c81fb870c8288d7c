// @vitest-environment jsdom
import { act, createRef, Profiler } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Json } from '#schemas/generated/content.ts'
import { pressControl, stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { stillPickers } from '#tests/support/panel/still-pickers.ts'
import { createFormStore, type FormStore } from './form-store.ts'
import type { MediaItem, Pickers } from './pickers.ts'
import { readSchema } from './read-schema.ts'
import type { SchemaNode } from './schema-node.ts'
import { SchemaForm, type FormHandle, type SchemaFormProps } from './SchemaForm.tsx'

const words = (fr: string) => ({ 'x-label': { fr, en: fr } })
const media = (id: number, alt = ''): MediaItem => ({
  id,
  name: `image-${id}.webp`,
  src: `/media/${id}.webp`,
  thumb: `/media/${id}.webp`,
  alt,
  width: 1600,
  height: 1000,
  ...{ bytes: 84_000, version: 1 },
})

const schema: SchemaNode = {
  required: ['title', 'items'],
  properties: {
    kicker: { type: 'string', ...words('Surtitre') },
    title: { type: 'string', maxLength: 20, ...words('Titre'), 'x-help': { fr: 'Une ligne.', en: 'A line.' } },
    intro: { type: 'string', format: 'html-inline', ...words('Introduction') },
    count: { type: 'integer', default: 6, minimum: 1, ...words('Nombre') },
    tone: {
      enum: ['plain', 'ink'],
      default: 'plain',
      ...words('Ton'),
      'x-options': { plain: { fr: 'Neutre', en: 'Plain' }, ink: { fr: 'Encre', en: 'Ink' } },
    },
    wide: { type: 'boolean', default: true, ...words('Large') },
    image: { $ref: '/schemas/media.schema.json', ...words('Image') },
    href: { type: 'string', format: 'safe-url', ...words('Lien') },
    items: {
      type: 'array',
      minItems: 1,
      maxItems: 3,
      ...words('Questions'),
      items: {
        type: 'object',
        required: ['question'],
        properties: { question: { type: 'string', ...words('Question') }, more: { type: 'string', ...words('Suite') } },
      },
    },
    points: { type: 'array', maxItems: 4, ...words('Points'), items: { type: 'string', ...words('Point') } },
    later: { type: 'string', 'x-field': 'of-later', ...words('Couleur') },
  },
}

const values = (): Record<string, Json> => ({
  title: 'Un',
  intro: 'a <em>b</em>',
  image: { id: 3 },
  href: '/contact',
  items: [{ question: 'Combien' }, { question: 'Quand', more: 'x' }],
  points: ['Rapide', 'Sûr'],
  later: '#fff',
  unknown: { deep: [1] },
})

let stage: PanelStage
let store: FormStore
let pickers: Pickers
const form = createRef<FormHandle>()

beforeEach(() => {
  stage = stagePanel()
  pickers = {
    ...stillPickers,
    anchors: () => [{ anchor: 'tarifs', label: 'Nos tarifs' }],
    pages: vi.fn((query: string) =>
      Promise.resolve(
        query === 'xyz' ? [] : [{ href: '/tarifs', title: 'Nos tarifs', thumb: '/vignette.webp', standing: 'online' as const }],
      ),
    ),
    media: {
      library: {},
      list: vi.fn(() => Promise.resolve({ items: [media(4), media(5)], next: null })),
      find: vi.fn((id: number) => Promise.resolve(media(id, 'Une vue'))),
      upload: vi.fn((_file: File, onProgress: (share: number) => void) => {
        onProgress(0.5)
        return Promise.resolve(media(9))
      }),
      describe: vi.fn((item: MediaItem, alt: string) => Promise.resolve({ ...item, alt, version: item.version + 1 })),
    },
    values: [],
  }
})
afterEach(() => stage.end())

async function show(initial: Json = values(), props: Partial<SchemaFormProps> = {}) {
  store = createFormStore(initial)
  await act(async () => {
    stage.show(<SchemaForm ref={form} tree={readSchema(schema)} store={store} pickers={pickers} {...props} />)
    await Promise.resolve()
  })
}

const all = <T extends HTMLElement>(selector: string) => [...document.querySelectorAll<T>(selector)]
const control = <T extends HTMLElement = HTMLInputElement>(label: string): T => {
  const found = all<HTMLLabelElement>('label').find(({ textContent }) => textContent === label)
  const labelled = found && (document.getElementById(found.htmlFor) as T | null)
  if (!labelled) throw new Error(`No field « ${label} »`)
  return labelled
}
const nameOf = (one: HTMLElement) => one.getAttribute('aria-label') ?? one.textContent
// An open menu lies over the buttons.
const button = (name: string) => [...all('[role=menuitem]'), ...all('button')].find((one) => nameOf(one) === name)
const press = (name: string) => {
  const found = button(name)
  if (!found) throw new Error(`No button « ${name} » among ${all('button').map(nameOf).join(', ')}`)
  return pressControl(found)
}
function type(element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, text: string) {
  const prototype = Object.getPrototypeOf(element) as object
  act(() => {
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text)
    element.dispatchEvent(new Event(element.localName === 'select' ? 'change' : 'input', { bubbles: true }))
  })
}
const summaries = () => all('[data-act=open]').map(({ textContent }) => textContent)

describe('a form', () => {
  it('writes what is typed, and takes an emptied text out of the document unless it is required', async () => {
    await show()
    type(control('Surtitre'), 'Deux')
    expect(store.get('/kicker')).toBe('Deux')
    type(control('Surtitre'), '')
    type(control('Titre'), '')
    expect(store.get('')).toEqual({ ...values(), title: '' })
  })

  it('renders nothing while a text is typed', async () => {
    const onRender = vi.fn()
    store = createFormStore(values())
    await act(async () => {
      stage.show(
        <Profiler id="form" onRender={onRender}>
          <SchemaForm tree={readSchema(schema)} store={store} pickers={pickers} />
        </Profiler>,
      )
      await Promise.resolve()
    })
    onRender.mockClear()
    for (const text of ['a', 'ab', 'abc']) type(control('Surtitre'), text)
    expect([store.get('/kicker'), onRender.mock.calls.length]).toEqual(['abc', 0])
  })

  it('shows changes from outside in every kind of field', async () => {
    await show()
    await act(async () => {
      store.set('/title', 'Dehors')
      store.set('/intro', 'autre')
      store.set('/count', 12)
      store.set('/tone', 'ink')
      store.set('/wide', false)
      store.set('/href', 'mailto:a@example.org')
      store.set('/items', [{ question: 'Seule' }])
      store.set('/points', ['Un seul'])
      await Promise.resolve()
    })
    expect([control('Titre').value, control('Nombre').value, control<HTMLSelectElement>('Ton').value, control('Large').checked]).toEqual([
      'Dehors',
      '12',
      'ink',
      false,
    ])
    expect([document.querySelector('[role=textbox]')?.textContent, control('Adresse électronique').value]).toEqual([
      'autre',
      'a@example.org',
    ])
    expect([summaries(), control('Point 1').value]).toEqual([['Seule'], 'Un seul'])
  })

  it('shows faults and help under a field, its count at a limit, and that it is optional', async () => {
    await show(values(), { problems: [{ pointer: '/title', message: 'Le titre manque.' }] })
    const notes = (control('Titre').getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
    expect(notes).toEqual(['Le titre manque.', 'Une ligne.'])
    expect(document.body.textContent).toContain('2 / 20')
    type(control('Titre'), 'Deux mots')
    expect(document.body.textContent).toContain('9 / 20')
    expect(document.body.textContent).toContain('facultatif')
  })

  it('names a property without a field and leaves it and unknown ones alone', async () => {
    await show()
    expect(document.body.textContent).toContain('CouleurCe réglage se garde tel quel')
    type(control('Titre'), 'Deux')
    expect(store.get('')).toEqual({ ...values(), title: 'Deux' })
  })

  it('writes whole numbers, and leaves a fraction or words in the field alone', async () => {
    await show()
    expect(control('Nombre').placeholder).toBe('6')
    type(control('Nombre'), '8')
    type(control('Nombre'), 'huit')
    expect([store.get('/count'), document.body.textContent.includes('Écrivez un nombre en chiffres.')]).toEqual([8, true])
    type(control('Nombre'), '1,5')
    expect([store.get('/count'), document.body.textContent.includes('Écrivez un nombre entier.')]).toEqual([8, true])
    type(control('Nombre'), '')
    expect(store.get('/count')).toBeUndefined()
  })

  it('shows the defaults of choices and writes them when they are chosen', async () => {
    await show()
    expect([control<HTMLSelectElement>('Ton').value, control('Large').checked]).toEqual(['plain', true])
    type(control<HTMLSelectElement>('Ton'), 'ink')
    act(() => control('Large').click())
    expect([store.get('/tone'), store.get('/wide')]).toEqual(['ink', false])
  })

  it('shows a choice that the schema does not know', async () => {
    await show({ ...values(), tone: 'gold' })
    expect(control<HTMLSelectElement>('Ton').value).toBe('gold')
  })
})

describe('a list', () => {
  it('folds its items to their first words and opens one', async () => {
    await show()
    expect(summaries()).toEqual(['Combien', 'Quand'])
    await press('Quand')
    expect([control('Question').value, button('Quand')?.getAttribute('aria-expanded')]).toEqual(['Quand', 'true'])
    type(control('Question'), 'Où')
    expect([store.get('/items/1'), summaries()]).toEqual([{ question: 'Où', more: 'x' }, ['Combien', 'Où']])
  })

  it('moves an item by button and key, still open, with the focus on it', async () => {
    await show()
    await press('Quand')
    const before = control('Question')
    await press('Monter «\u202fÉlément 2\u202f»')
    expect([summaries(), control('Question')]).toEqual([['Quand', 'Combien'], before])
    expect(document.activeElement?.getAttribute('data-act')).toBe('up')
    act(() => button('Quand')?.focus())
    await act(async () => {
      button('Quand')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true, bubbles: true, cancelable: true }))
      await Promise.resolve()
    })
    expect([summaries(), document.activeElement]).toEqual([['Combien', 'Quand'], button('Quand')])
    expect(store.get('/items')).toEqual(values()['items'])
  })

  it('adds an open item with the focus in its first field, up to the limit', async () => {
    await show()
    const [add] = all('button').filter(({ textContent }) => textContent === 'Ajouter')
    await act(async () => {
      add?.click()
      await Promise.resolve()
    })
    expect([store.get('/items/2'), document.activeElement]).toEqual([{ question: '' }, control('Question')])
    act(() => add?.click())
    expect([(store.get('/items') as Json[]).length, document.body.textContent.includes('3 éléments au plus.')]).toEqual([3, true])
  })

  it('duplicates and removes items down to the least number', async () => {
    await show()
    await press('Autres actions pour «\u202fÉlément 2\u202f»')
    await press('Dupliquer')
    expect(summaries()).toEqual(['Combien', 'Quand', 'Quand'])
    for (let round = 0; round < 3; round += 1) {
      await press('Autres actions pour «\u202fÉlément 1\u202f»')
      await press('Supprimer')
    }
    expect(store.get('/items')).toEqual([{ question: 'Quand', more: 'x' }])
    expect(document.body.textContent).toContain('Il en faut au moins 1')
  })

  it('shows simple items as fields, and leaves the document when its last one goes', async () => {
    await show({ ...values(), points: ['Rapide'] })
    type(control('Point 1'), '')
    expect(store.get('/points')).toEqual([''])
    await press('Autres actions pour «\u202fPoint 1\u202f»')
    await press('Supprimer')
    expect(store.get('/points')).toBeUndefined()
  })

  it('leads from a fault to the field in a folded item', async () => {
    await show(values(), { problems: [{ pointer: '/items/1/more', message: 'Trop long.' }] })
    expect(summaries()).toEqual(['Combien', 'Quandà corriger'])
    act(() => void form.current?.focusField('/items/1/more'))
    expect(document.activeElement).toBe(control('Suite'))
    expect(document.body.textContent).toContain('Trop long.')
    act(() => void form.current?.focusField('/title'))
    expect(document.activeElement).toBe(control('Titre'))
    expect([form.current?.focusField('/image/alt'), form.current?.focusField('/nothing')]).toEqual([true, false])
  })
})

describe('a picture', () => {
  it('shows its media and takes an alternative text, or says that it is decoration', async () => {
    await show()
    expect(document.body.textContent).toContain('image-3.webp1\u202f600 × 1\u202f000')
    expect(document.body.textContent).toContain('Une vue')
    type(control<HTMLTextAreaElement>('Texte alternatif'), 'Le mas')
    expect(store.get('/image')).toEqual({ id: 3, alt: 'Le mas' })
    act(() => control('Image de décor, sans texte').click())
    expect([store.get('/image'), control<HTMLTextAreaElement>('Texte alternatif').readOnly]).toEqual([{ id: 3, alt: '' }, true])
    act(() => control('Image de décor, sans texte').click())
    expect(store.get('/image')).toEqual({ id: 3 })
  })

  it('is replaced by another of the library and can be removed', async () => {
    await show()
    await press('Remplacer')
    await press('image-5.webp')
    expect([store.get('/image'), document.body.textContent.includes('image-5.webp')]).toEqual([{ id: 5 }, true])
    await act(async () => {
      all('button')
        .find(({ textContent }) => textContent === 'Retirer')
        ?.click()
      await Promise.resolve()
    })
    expect([store.get('/image'), button('Choisir une image') !== undefined]).toEqual([undefined, true])
  })

  it.each([
    ['is gone', () => Promise.resolve(null), 'Cette image n’est plus dans la médiathèque.'],
    ['cannot be asked for', () => Promise.reject(new Error('offline')), 'La médiathèque n’a pas répondu.'],
  ])('says that its media %s, and stays', async (_, find, words) => {
    vi.mocked(pickers.media.find).mockImplementation(find)
    await show()
    expect([document.body.textContent.includes(words), store.get('/image')]).toEqual([true, { id: 3 }])
  })

  it('is uploaded, and a failure is said', async () => {
    await show()
    await press('Remplacer')
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!
    vi.mocked(pickers.media.upload).mockRejectedValueOnce(new Error('offline'))
    Object.defineProperty(input, 'files', { configurable: true, value: [new File(['x'], 'mas.jpg', { type: 'image/jpeg' })] })
    await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })))
    expect(document.body.textContent).toContain('mas.jpg n’a pas pu être envoyé.')
    await press('Réessayer')
    expect(store.get('/image')).toEqual({ id: 9 })
  })

  it('stores the text that is written here in the library, and no longer offers it then', async () => {
    await show()
    expect(control<HTMLTextAreaElement>('Texte alternatif').placeholder).toBe('Une vue')
    type(control('Texte alternatif'), 'Un chai')
    await press('Enregistrer ce texte dans la médiathèque')
    expect(pickers.media.describe).toHaveBeenCalledWith(media(3, 'Une vue'), 'Un chai')
    expect(button('Enregistrer ce texte dans la médiathèque')).toBeUndefined()
    expect(document.body.textContent).toContain('celui de la médiathèque est lu\u00a0: «\u202fUn chai\u202f»')
  })

  it('offers nothing to store for decoration or the text of the library', async () => {
    await show({ image: { id: 3, alt: '' } })
    expect(button('Enregistrer ce texte dans la médiathèque')).toBeUndefined()
    act(() => store.set('/image/alt', 'Une vue'))
    expect(button('Enregistrer ce texte dans la médiathèque')).toBeUndefined()
  })
})

describe('a setting with a default', () => {
  const back = 'Revenir au défaut de «\u00a0Ton\u00a0»'

  it('has a way back while the document has another value, which leads to the field', async () => {
    await show({ ...values(), wide: true })
    expect([button(back), button('Revenir au défaut de «\u00a0Large\u00a0»')]).toEqual([undefined, undefined])
    type(control<HTMLSelectElement>('Ton'), 'ink')
    await press(back)
    expect([store.get('/tone'), button(back), document.activeElement]).toEqual([undefined, undefined, control('Ton')])
  })
})

describe('a link', () => {
  it('names its page by title and address', async () => {
    await show({ ...values(), href: '/tarifs#prix' })
    expect(pickers.pages).toHaveBeenCalledWith('tarifs')
    expect(document.body.textContent).toContain('Nos tarifs/tarifs#prix')
  })

  it('says of a page that visitors do not reach it, chosen or in the list', async () => {
    vi.mocked(pickers.pages).mockResolvedValue([{ href: '/tarifs', title: 'Nos tarifs', thumb: null, standing: 'draft' }])
    await show({ ...values(), href: '/tarifs' })
    expect(document.body.textContent).toContain('Nos tarifsbrouillon/tarifs')
    await press('Choisir une autre page')
    expect(button('Nos tarifsbrouillon/tarifs')).toBeDefined()
  })

  it('asks again for the pages that did not arrive, and says that none matches', async () => {
    await show()
    vi.mocked(pickers.pages).mockRejectedValueOnce(new Error('offline'))
    await press('Choisir une autre page')
    expect(document.body.textContent).toContain('Les pages ne sont pas arrivées.')
    await press('Réessayer')
    expect(button('Nos tarifs/tarifs')?.querySelector('img')?.getAttribute('src')).toBe('/vignette.webp')
    await act(async () => {
      type(control('Chercher une page'), 'xyz')
      await Promise.resolve()
    })
    expect(document.body.textContent).toContain('Aucune page ne correspond.')
  })

  it('leads to a path of the site that is no page, typed into the search', async () => {
    await show()
    await press('Choisir une autre page')
    await act(async () => {
      type(control('Chercher une page'), '/produits/combe-haute')
      await Promise.resolve()
    })
    await press('Cette adresse du site/produits/combe-haute')
    expect([store.get('/href'), document.activeElement]).toEqual(['/produits/combe-haute', button('Choisir une autre page')])
  })

  it('leads to a place of the page that is chosen from a list', async () => {
    await show()
    type(control<HTMLSelectElement>('Lien'), 'anchor')
    await press('Nos tarifs#tarifs')
    expect([store.get('/href'), control('Nom de l’endroit').value]).toEqual(['#tarifs', 'tarifs'])
  })

  it.each([
    ['mail', 'Adresse électronique', 'nom@', 'comme nom@domaine.fr'],
    ['phone', 'Numéro de téléphone', '01', 'Écrivez un numéro complet'],
    ['site', 'Adresse du site', 'javascript:x', 'Écrivez une adresse complète'],
  ])('says how an address of the kind %s is written', async (kind, label, typed, words) => {
    await show()
    type(control<HTMLSelectElement>('Lien'), kind)
    type(control(label), typed)
    expect([store.get('/href'), document.body.textContent.includes(words)]).toEqual(['/contact', true])
  })

  it('leads to a page that is found by its title', async () => {
    await show()
    await press('Choisir une autre page')
    expect(document.activeElement).toBe(control('Chercher une page'))
    await press('Nos tarifs/tarifs')
    expect([store.get('/href'), document.activeElement]).toEqual(['/tarifs', button('Choisir une autre page')])
  })

  it('is typed as an address of another kind, and only when it is whole', async () => {
    await show()
    type(control<HTMLSelectElement>('Lien'), 'site')
    const address = control('Adresse du site')
    type(address, 'exemple')
    expect([store.get('/href'), document.body.textContent.includes('Écrivez une adresse complète')]).toEqual(['/contact', true])
    type(address, 'www.example.org')
    expect([store.get('/href'), control('Adresse du site')]).toEqual(['https://www.example.org', address])
    type(control<HTMLSelectElement>('Lien'), '')
    expect(store.get('/href')).toBeUndefined()
  })

  it('that is emptied leads nowhere', async () => {
    await show({ ...values(), href: 'https://www.example.org' })
    type(control('Adresse du site'), '')
    expect([store.get('/href'), document.body.textContent.includes('Écrivez une adresse')]).toEqual([undefined, false])
  })

  it('leads where it led before as long as its address cannot be one, and says so', async () => {
    await show({ ...values(), href: 'https://old.example' })
    for (const typed of ['https://new.example', 'https://']) type(control('Adresse du site'), typed)
    expect([store.get('/href'), document.body.textContent]).toEqual([
      'https://old.example',
      expect.stringContaining('le lien mène toujours à https://old.example'),
    ])
  })

  it('says where it leads while another kind is chosen', async () => {
    await show()
    type(control<HTMLSelectElement>('Lien'), 'mail')
    expect(document.body.textContent).toContain('le lien mène toujours à /contact')
    type(control('Adresse électronique'), 'nom@domaine.fr')
    expect([store.get('/href'), document.body.textContent.includes('mène toujours')]).toEqual(['mailto:nom@domaine.fr', false])
  })

  it.each([
    ['', 'Chercher une page'],
    ['https://exemple.fr', 'Adresse du site'],
  ])('of a text to %j opens with the focus in the field of its address', async (href, label) => {
    await show({ ...values(), intro: href === '' ? 'a' : `<a href="${href}">a</a>` })
    act(() => document.querySelector<HTMLElement>('[role=textbox]')?.focus())
    await press('Lien')
    expect(document.activeElement).toBe(control(label))
  })

  it('of a text is put when it leads somewhere, from the first page that is found', async () => {
    await show()
    act(() => document.querySelector<HTMLElement>('[role=textbox]')?.focus())
    await press('Lien')
    await press('Poser le lien')
    expect(document.body.textContent).toContain('Choisissez d’abord où mène le lien.')
    await press('Nos tarifs/tarifs')
    await press('Poser le lien')
    expect(store.get('/intro')).toBe('a <em>b</em><a href="/tarifs">/tarifs</a>')
  })
})
