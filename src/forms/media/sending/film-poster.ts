/** The moment of a film that stands for it, in seconds: the first picture is often black. */
const MOMENT = 1
/** Longest side of a poster. */
const MAX_SIDE = 1280
const QUALITY = 0.86

/** Waits for an event of a film; rejects where the browser cannot read it. */
function when(film: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    film.addEventListener(event, () => resolve(), { once: true })
    film.addEventListener('error', () => reject(new Error('the browser cannot read this film')), { once: true })
  })
}

/** Draws the picture that stands for a film until it is played; null where the browser cannot read it: the server then makes a plain one. */
export async function filmPoster(file: Blob): Promise<Blob | null> {
  const film = document.createElement('video')
  const address = URL.createObjectURL(file)
  try {
    Object.assign(film, { muted: true, preload: 'auto', playsInline: true, src: address })
    await when(film, 'loadeddata')
    const seeked = when(film, 'seeked')
    film.currentTime = Math.min(MOMENT, film.duration / 2)
    await seeked
    const share = Math.min(1, MAX_SIDE / Math.max(film.videoWidth, film.videoHeight))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(film.videoWidth * share))
    canvas.height = Math.max(1, Math.round(film.videoHeight * share))
    canvas.getContext('2d')?.drawImage(film, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY))
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(address)
  }
}
