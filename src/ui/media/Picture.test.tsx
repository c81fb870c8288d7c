import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Picture, pictureSources, type PictureSource } from './Picture.tsx'

const photo: PictureSource = {
  alt: 'Un bureau',
  width: 1200,
  height: 800,
  filename: 'bureau.webp',
  externalPath: '/media/4-a1/bureau.webp',
}

describe('pictureSources', () => {
  it('offers the widths that the media service makes, none wider than the picture', () => {
    expect(pictureSources(photo)).toBe(
      '/media/4-a1/bureau.webp?w=320 320w, /media/4-a1/bureau.webp?w=640 640w, /media/4-a1/bureau.webp?w=960 960w',
    )
  })

  it('leaves a drawing and a picture of another host alone', () => {
    expect(pictureSources({ ...photo, filename: 'bureau.svg' })).toBeUndefined()
    expect(pictureSources({ ...photo, externalPath: 'https://img.example/a.webp' })).toBeUndefined()
  })
})

describe('Picture', () => {
  it('keeps its room before it comes, and comes late unless it has priority', () => {
    const html = renderToStaticMarkup(<Picture image={photo} sizes="50vw" />)
    expect(html).toContain('width="1200" height="800"')
    expect(html).toContain('loading="lazy"')
    expect(renderToStaticMarkup(<Picture image={photo} sizes="50vw" priority />)).toContain('loading="eager"')
  })

  it('tells the point that stays visible where it is cut, and nothing for the middle', () => {
    const html = renderToStaticMarkup(<Picture image={{ ...photo, focus: { x: 44, y: 52 } }} sizes="50vw" />)
    expect(html).toContain('style="--focus:44% 52%"')
    expect(renderToStaticMarkup(<Picture image={photo} sizes="50vw" />)).not.toContain('style')
  })

  it('shows nothing for an address that is none', () => {
    expect(renderToStaticMarkup(<Picture image={{ ...photo, externalPath: 'javascript:alert(1)' }} sizes="50vw" />)).toBe('')
    expect(renderToStaticMarkup(<Picture image={{ ...photo, externalPath: '//evil.example/a.webp' }} sizes="50vw" />)).toBe('')
  })
})
