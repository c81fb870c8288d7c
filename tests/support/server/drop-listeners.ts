import { afterAll, beforeAll } from 'vitest'

/** Has the document forget, after the tests of a file, what it was made to listen to by what they run: files share their document with those that run after them. */
export function dropListeners(): void {
  const added: Parameters<Document['addEventListener']>[] = []
  const listen = document.addEventListener.bind(document)
  beforeAll(() => {
    document.addEventListener = (...given: Parameters<Document['addEventListener']>) => {
      added.push(given)
      listen(...given)
    }
  })
  afterAll(() => {
    Reflect.deleteProperty(document, 'addEventListener')
    for (const given of added) document.removeEventListener(...given)
  })
}
