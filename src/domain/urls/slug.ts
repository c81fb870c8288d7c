import { toNfd } from '#schemas/text/normalise-text.ts'

/** Letters that Unicode does not take apart, by the letters that their Unicode names say. */
const named: Readonly<Record<string, string>> = {
  ...{
    a: 'ẚ',
    b: 'ƀƃɓ',
    c: 'ƈȼ',
    d: 'ðđƌȡɖɗ',
    e: 'ǝəɇɛ',
    f: 'ƒ',
    g: 'ǥɠ',
    h: 'ħɦ',
    i: 'ıɨ',
    j: 'ȷɉ',
    k: 'ĸƙ',
    l: 'ŀłƚȴɫ',
    m: 'ɱ',
    n: 'ŉƞȵɲɳ',
  },
  ...{ o: 'øɔɵ', p: 'ƥ', q: 'ɋ', r: 'ɍ', s: 'ſẜẝȿʂ', t: 'ŧƫƭȶʈ', u: 'ʉ', v: 'ʋ', y: 'ƴɏỿ', z: 'ƶȥɀʐ' },
  ...{ ae: 'æ', dz: 'ǆǳ', hv: 'ƕ', ij: 'ĳ', lj: 'ǉ', ll: 'ỻ', ng: 'ŋ', nj: 'ǌ', oe: 'œ', oi: 'ƣ', ou: 'ȣ', ss: 'ß', th: 'þ' },
}

const written = new Map(Object.entries(named).flatMap(([ascii, letters]) => [...letters].map((letter) => [letter, ascii])))

/** A text as part of an address: no accents, lower case, every other run of characters a hyphen. Empty when nothing of it can be written so. */
export function toSlug(text: string): string {
  return toNfd(text)
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^ -~]/g, (letter) => written.get(letter) ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The address that is proposed for a title: never empty, as an empty one is the home page. An empty title proposes none. */
export function proposedSlug(title: string, fallback = 'page'): string {
  return title.trim() === '' ? '' : toSlug(title) || fallback
}
