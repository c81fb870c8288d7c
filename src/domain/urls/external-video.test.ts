import { describe, expect, it } from 'vitest'
import { externalVideo } from './external-video.ts'

describe('the video that an address leads to', () => {
  it.each([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://youtube.com/watch?t=10&v=aqz-KE-bpKQ',
    'https://m.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ?si=x',
    'https://www.youtube.com/embed/aqz-KE-bpKQ',
    'https://www.youtube.com/shorts/aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  ])('is one of YouTube, played by its host without cookies: %s', (address) => {
    expect(externalVideo(address)).toEqual({
      service: 'YouTube',
      player: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
      thumbnail: 'https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg',
    })
  })

  it.each([
    ['https://vimeo.com/76979871', ''],
    ['https://player.vimeo.com/video/76979871', ''],
    ['https://vimeo.com/76979871/8272103f6e', '&h=8272103f6e'],
  ])('is one of Vimeo, which is asked not to track: %s', (address, key) => {
    expect(externalVideo(address)).toEqual({
      service: 'Vimeo',
      player: `https://player.vimeo.com/video/76979871?autoplay=1&dnt=1${key}`,
      thumbnail: null,
    })
  })

  it.each([
    '/films/sceau.mp4',
    'https://exemple.example/watch?v=aqz-KE-bpKQ',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v="><script>',
    'https://www.youtube.com/@chaine',
    'https://vimeo.com/about',
    'javascript://youtube.com/%0aalert(1)?v=aqz-KE-bpKQ',
    '',
  ])('is none that we know: %s', (address) => {
    expect(externalVideo(address)).toBeNull()
  })
})
