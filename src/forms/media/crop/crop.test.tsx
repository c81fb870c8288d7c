// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FormContext, type FormContextValue } from '#forms/form-context.ts'
import { UploadRefusal, type MediaItem, type Pickers } from '#forms/pickers.ts'
import { pressControl, stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { waitUntil } from '#tests/support/wait-until.ts'
import { isWhole, largestArea, pixelsOf, WHOLE } from './crop-area.ts'
import { cropPicture, type CropTools } from './crop-picture.ts'
import { canBeCropped, CropForm } from './CropForm.tsx'

const size = { width: 1600, height: 900 }
const mas: MediaItem & typeof size = {
  ...{ id: 3, name: 'mas.jpg', src: '/media/3/mas.jpg', thumb: '/media/3/mas.jpg', alt: 'Le mas', bytes: 84_000, version: 1 },
  ...size,
}

describe('the frame over a picture', () => {
  it.each([
    ['square', { left: 350, top: 0, width: 900, height: 900 }],
    ['tall', { left: 463, top: 0, width: 675, height: 900 }],
    ['photo', { left: 200, top: 0, width: 1200, height: 900 }],
    ['wide', { left: 0, top: 0, width: 1600, height: 900 }],
    ['free', { left: 0, top: 0, width: 1600, height: 900 }],
  ] as const)('takes the largest part of the shape %s from the middle', (shape, pixels) => {
    expect(pixelsOf(largestArea(size, shape), size)).toEqual(pixels)
  })

  it('has whole pixels inside the picture, one at least', () => {
    expect(pixelsOf({ x: 99.99, y: -3, width: 40, height: 0 }, { width: 10, height: 10 })).toEqual({ left: 9, top: 0, width: 1, height: 1 })
    expect([isWhole(WHOLE, size), isWhole({ ...WHOLE, width: 99 }, size)]).toEqual([true, false])
  })
})

describe('cropPicture', () => {
  const tools = (blob: Blob | null): CropTools => ({ load: () => Promise.resolve(size), cut: vi.fn(() => Promise.resolve(blob)) })

  it('cuts the part at the resolution of the picture into a file with another name', async () => {
    const browser = tools(new Blob(['x'], { type: 'image/webp' }))
    const file = await cropPicture(mas, { x: 25, y: 0, width: 50, height: 50 }, browser)
    expect([file.name, file.type]).toEqual(['mas-recadree.webp', 'image/webp'])
    expect(vi.mocked(browser.cut).mock.calls[0]?.[1]).toEqual({ left: 400, top: 0, width: 800, height: 450 })
  })

  it('fails where the browser writes nothing', async () => {
    await expect(cropPicture(mas, WHOLE, tools(null))).rejects.toThrow('no part')
  })
})

it.each([
  ['a photo', mas, true],
  ['a drawing', { ...mas, src: '/media/3/logo.svg' }, false],
  ['a picture without a known size', { ...mas, width: null }, false],
])('offers the crop of %s: %s', (_, item, offered) => {
  expect(canBeCropped(item)).toBe(offered)
})

describe('the form', () => {
  let stage: PanelStage
  const done = vi.fn()
  const upload = vi.fn<Pickers['media']['upload']>()
  const describeMedia = vi.fn<Pickers['media']['describe']>()

  beforeEach(() => {
    stage = stagePanel()
    done.mockReset()
    upload.mockReset().mockResolvedValue({ ...mas, id: 9, alt: '' })
    describeMedia.mockReset().mockImplementation((media, alt) => Promise.resolve({ ...media, alt }))
    vi.stubGlobal(
      'Image',
      class {
        naturalWidth = size.width
        naturalHeight = size.height
        decode = () => Promise.resolve()
      },
    )
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(new Blob(['x'], { type: 'image/webp' })))
    const form = { pickers: { media: { upload, describe: describeMedia } } } as unknown as FormContextValue
    stage.show(
      <FormContext value={form}>
        <CropForm media={mas} onDone={done} onCancel={vi.fn()} />
      </FormContext>,
    )
  })
  afterEach(() => {
    stage.end()
    vi.restoreAllMocks()
  })
  const press = (name: string) => pressControl([...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!)
  const choose = (value: string) => act(() => document.querySelector<HTMLInputElement>(`input[value=${value}]`)?.click())

  it('takes nothing from the library as long as the frame holds the whole picture', async () => {
    await press('Recadrer')
    expect(upload).not.toHaveBeenCalled()
    expect(document.body.textContent).toContain('Choisissez d’abord la partie à garder.')
  })

  it('uploads the part as another picture, with the text of the library', async () => {
    choose('square')
    expect(document.querySelector('[role=status]')?.textContent).toBe('900\u202f×\u202f900 pixels')
    await press('Recadrer')
    await waitUntil(() => expect(done).toHaveBeenCalledWith({ ...mas, id: 9 }))
    expect(upload.mock.calls[0]?.[0].name).toBe('mas-recadree.webp')
    expect(describeMedia).toHaveBeenCalledWith({ ...mas, id: 9, alt: '' }, 'Le mas')
  })

  it('says why the library does not take the part', async () => {
    upload.mockRejectedValue(new UploadRefusal('La place manque.'))
    choose('square')
    await press('Recadrer')
    await waitUntil(() => expect(document.querySelector('[role=alert]')?.textContent).toBe('La place manque.'))
    expect(done).not.toHaveBeenCalled()
  })

  it('names its frame and its handles for screen readers, each reached by keyboard', () => {
    const names = [...document.querySelectorAll('.ReactCrop [tabindex="0"]')].map((one) => one.getAttribute('aria-label') ?? '')
    expect(names).toHaveLength(9)
    expect(names.filter((name) => !/^(La partie gardée|Bord|Coin)/.test(name))).toEqual([])
  })
})
