import { guideNames, type GuideName } from './guide-names.ts'

const texts = import.meta.glob<string>('/docs/guides/{use-the-panel,use-the-composer,run-the-site}.md', {
  query: '?raw',
  import: 'default',
})
const pictures = import.meta.glob<string>('/docs/guides/pictures/*.webp', { query: '?url', import: 'default', eager: true })

/** Reads the text of a guide. */
export function readGuide(name: GuideName): Promise<string> {
  const read = texts[`/docs/guides/${guideNames[name]}.md`]
  if (!read) throw new Error(`the guide ${name} is not there`)
  return read()
}

/** The address of a picture of a guide; undefined for one that is not there. */
export function pictureAddress(file: string): string | undefined {
  return pictures[`/docs/guides/pictures/${file}`]
}
