import { describe, expect, it } from 'vitest'
import { externalVideo } from './external-video.ts'

describe('the video that an address leads to', () => {
  it.each([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://youtube.com/watch?feature=share&v=aqz-KE-bpKQ',
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
    ['https://youtu.be/aqz-KE-bpKQ?t=90', '&start=90'],
    ['https://youtu.be/aqz-KE-bpKQ?si=x&t=90s', '&start=90'],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1m30s', '&start=90'],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1h2m3s', '&start=3723'],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ#t=1:30', '&start=90'],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&time_continue=12', '&start=12'],
    ['https://www.youtube.com/embed/aqz-KE-bpKQ?start=12.6&end=40', '&start=12&end=40'],
    ['https://www.youtube.com/shorts/aqz-KE-bpKQ?t=7', '&start=7'],
    ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=8', '&start=8'],
    ['https://youtu.be/aqz-KE-bpKQ?list=PLabcdefghij_-12&t=4', '&start=4&list=PLabcdefghij_-12'],
    ['https://youtu.be/aqz-KE-bpKQ?list=WL&t=0', ''],
    ['https://youtu.be/aqz-KE-bpKQ?t=bient%C3%B4t', ''],
    ['https://youtu.be/aqz-KE-bpKQ?t=-5', ''],
    ['https://youtu.be/aqz-KE-bpKQ?t=9%26list%3Dx', ''],
  ])('begins where its address on YouTube says: %s → %s', (address, options) => {
    expect(externalVideo(address)?.player).toBe(`https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0${options}`)
  })

  it.each([
    ['https://vimeo.com/76979871', ''],
    ['https://player.vimeo.com/video/76979871', ''],
    ['https://vimeo.com/76979871/8272103f6e', '&h=8272103f6e'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', '&h=8272103f6e'],
    ['https://vimeo.com/76979871?h=%22%3E&share=copy', ''],
    ['https://vimeo.com/channels/staffpicks/76979871', ''],
    ['https://vimeo.com/76979871#t=30s', '#t=30s'],
    ['https://vimeo.com/76979871/8272103f6e?share=copy#t=1m30s', '&h=8272103f6e#t=90s'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e#t=0m5s', '&h=8272103f6e#t=5s'],
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
