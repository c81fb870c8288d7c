import { CHARACTERS, SUBSETS } from './font-subsets.ts'

interface Family {
  readonly name: string
  readonly style?: 'italic'
  /** The whole Latin file, and the weights that are served by it alone. */
  readonly whole: string
  readonly rareWeights: readonly string[]
  /** The cut files, by the weights that they serve. */
  readonly cuts: Readonly<Record<string, string>>
}

const FRAUNCES_CUTS = Object.fromEntries([400, 500, 600, 700].map((weight) => [String(weight), `fraunces-${weight}`]))

const FAMILIES: readonly Family[] = [
  { name: 'Fraunces', whole: 'fraunces/files/fraunces-latin-opsz-normal', rareWeights: ['100 300', '800 900'], cuts: FRAUNCES_CUTS },
  {
    name: 'Newsreader',
    whole: 'newsreader/files/newsreader-latin-wght-normal',
    rareWeights: ['200 300', '800'],
    cuts: { '400 700': 'newsreader' },
  },
  {
    name: 'Newsreader',
    style: 'italic',
    whole: 'newsreader/files/newsreader-latin-wght-italic',
    rareWeights: ['200 300', '800'],
    cuts: { '400 700': 'newsreader-italic' },
  },
  {
    name: 'Instrument Sans',
    whole: 'instrument-sans/files/instrument-sans-latin-wght-normal',
    rareWeights: [],
    cuts: { '400 700': 'instrument-sans' },
  },
  {
    name: 'Instrument Sans',
    style: 'italic',
    whole: 'instrument-sans/files/instrument-sans-latin-wght-italic',
    rareWeights: [],
    cuts: { '400 700': 'instrument-sans-italic' },
  },
]

/** The characters that the whole Latin files draw, first and last of each run. */
const LATIN: readonly (readonly [number, number])[] = [
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x2027],
  [0x202f, 0x205f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
  [0xfffd, 0xfffd],
]

const pointsOf = (characters: string): number[] => Array.from(characters, (character) => character.codePointAt(0) ?? 0)
const CUT = new Set(pointsOf(CHARACTERS))
const REST = LATIN.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at)).filter(
  (point) => !CUT.has(point),
)

/** Characters as `unicode-range` writes them. */
function unicodeRange(points: Iterable<number>): string {
  const runs: [number, number][] = []
  for (const point of [...points].toSorted((one, other) => one - other)) {
    const run = runs.at(-1)
    if (run && point === run[1] + 1) run[1] = point
    else runs.push([point, point])
  }
  const hex = (point: number) => point.toString(16).toUpperCase()
  return runs.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(', ')
}

interface Face {
  readonly weight: string
  readonly file: string
  readonly characters?: Iterable<number>
}

function faceOf({ name, style }: Family, { weight, file, characters }: Face): string {
  return `@font-face {
  font-family: '${name}';
  font-weight: ${weight};${style ? `\n  font-style: ${style};` : ''}
  font-display: swap;
  src: url('${file}.woff2') format('woff2');${characters ? `\n  unicode-range: ${unicodeRange(characters)};` : ''}
}`
}

function fontFaceRules(family: Family): string[] {
  const whole = `@fontsource-variable/${family.whole}`
  const usual = Object.entries(family.cuts).flatMap(([weight, cut]) => [
    faceOf(family, { weight, file: whole, characters: REST }),
    ...[`${cut}-signs`, cut].map((file) =>
      faceOf(family, { weight, file: `../fonts/${file}`, characters: pointsOf(SUBSETS[file]?.characters ?? '') }),
    ),
  ])
  return [...family.rareWeights.map((weight) => faceOf(family, { weight, file: whole })), ...usual]
}

/** The stylesheet that names the fonts of the pages: each is fetched by the sites whose theme names it, in the cut that their texts need. */
export function writeFontFaces(): string {
  return `/* Written by npm run generate: scripts/generate/font-faces.ts. */\n${FAMILIES.flatMap(fontFaceRules).join('\n')}\n`
}
