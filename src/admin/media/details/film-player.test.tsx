// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { mediaItemExample } from '#schemas/admin/media-calls.ts'
import panelFr from '#i18n/messages/panel/fr.json'
import { createText, TextProvider } from '#i18n/TextProvider.tsx'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { MediaTexts } from '../MediaTexts.tsx'
import { FilmPlayer } from './FilmPlayer.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

it('plays the film of a sheet with its poster and its captions, and loads nothing before', () => {
  const captions = [{ locale: 'fr_FR', label: 'Français', path: '/media/31-ab12cd34/fr_FR.vtt' }]
  const image = { ...mediaItemExample.image, externalPath: '/media/31-ab12cd34/visite.mp4', filename: 'visite.mp4', captions }
  const file = { ...mediaItemExample, name: 'visite.mp4', kind: 'VIDEO' as const, type: 'video/mp4', image }
  stage.show(
    <TextProvider text={createText('fr_FR', panelFr)}>
      <MediaTexts>
        <FilmPlayer file={file} />
      </MediaTexts>
    </TextProvider>,
  )
  const film = stage.place.querySelector('video')!
  expect([film.getAttribute('src'), film.poster, film.preload, film.controls, film.ariaLabel ?? film.getAttribute('aria-label')]).toEqual([
    '/media/31-ab12cd34/visite.mp4',
    expect.stringContaining('/media/31-ab12cd34/visite.mp4?w=320'),
    'none',
    true,
    'Film visite',
  ])
  expect(film.querySelector('track')?.getAttribute('src')).toBe('/media/31-ab12cd34/fr_FR.vtt')
})
