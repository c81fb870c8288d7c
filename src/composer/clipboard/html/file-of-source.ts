/** The file that a `data:` address in base64 holds, named by its kind. */
export function fileOfSource(source: string): File {
  const [head = '', data = ''] = source.split(',')
  const type = /^data:([^;]+)/i.exec(head)?.[1]?.toLowerCase() ?? ''
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
  return new File([bytes], `image.${type.replace(/^image\//, '')}`, { type })
}
