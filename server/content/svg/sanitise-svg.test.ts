import { JSDOM } from 'jsdom'
import { describe, expect, it, vi } from 'vitest'
import { parseRules, StyleIndex } from './parse-svg-css.ts'
import { parseSvg } from './parse-svg.ts'
import { cleanSvg } from './sanitise-svg.ts'
import { svgThreats } from './svg-threats.ts'

const wrap = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 24 24"${attributes}>${inside}</svg>`

/** Returns the content of the sanitised image, with its id prefix replaced by `p-`. */
function inside(source: string): string | null {
  const cleaned = cleanSvg(wrap(source))
  return cleaned && cleaned.replace(/svg-[0-9a-f]{8}-/g, 'p-').replace(/^<svg[^>]*>|<\/svg>$/g, '')
}

describe('cleanSvg', () => {
  it('writes shapes, paint and text as they are', () => {
    const source =
      '<defs><linearGradient id="fond"><stop offset="0" stop-color="#c2361d"/></linearGradient></defs>' +
      '<g fill="url(#fond)" transform="translate(1 2)"><path d="M0 0h1v1z" fill-rule="evenodd"/><circle cx="1" cy="1" r="2"/></g>' +
      '<text x="1" y="2" font-family="Newsreader, serif">Étude &amp; Cie</text><use href="#fond" x="3"/>'
    expect(inside(source)).toBe(
      '<defs><linearGradient id="p-fond"><stop offset="0" stop-color="#c2361d"></stop></linearGradient></defs>' +
        '<g fill="url(#p-fond)" transform="translate(1 2)"><path d="M0 0h1v1z" fill-rule="evenodd"></path><circle cx="1" cy="1" r="2"></circle></g>' +
        '<text x="1" y="2" font-family="Newsreader, serif">Étude &#38; Cie</text><use href="#p-fond" x="3"></use>',
    )
  })

  it('turns a style attribute into attributes and xlink:href into href', () => {
    expect(inside('<path style="fill: #fff ;stroke:red!important; -inkscape-x: 1; background:url(//x)" fill="none" d="M0 0"/>')).toBe(
      '<path fill="#fff" stroke="red" d="M0 0"></path>',
    )
    expect(inside('<use xlink:href="#a"/>')).toBe('<use href="#p-a"></use>')
  })

  it('turns the plain rules of a style sheet into attributes', () => {
    const css =
      '<defs><style>/* Calque 1 */ @import "//x"; .a{fill:#c00;stroke:url(#fond)} .b,.a.b{fill:#0c0} path{opacity:.5;fill:none} #c{fill:blue}' +
      ' @media print{.a{fill:black}} g .a{fill:pink} .a:hover{fill:red} .x{background:url(//x);fill:url(//x#y)}</style></defs>'
    expect(inside(`${css}<path class="a" d="M0 0"/>`)).toBe(
      '<defs></defs><path opacity=".5" fill="#c00" stroke="url(#p-fond)" d="M0 0"></path>',
    )
    expect(inside(`${css}<g class=" b  a "/>`)).toBe('<defs></defs><g fill="#0c0" stroke="url(#p-fond)"></g>')
    expect(inside(`${css}<g id="c" class="a" fill="none" style="stroke:none"/>`)).toBe(
      '<defs></defs><g fill="blue" stroke="none" id="p-c"></g>',
    )
    expect(inside(`${css}<g class="x"/><g class="d" fill="#123"/>`)).toBe('<defs></defs><g></g><g fill="#123"></g>')
    expect(inside('<style><![CDATA[*{fill:#111}]]></style><g/>')).toBe('<g fill="#111"></g>')
  })

  it.each([
    ['open comments', (n: number) => `<style>${'/*'.repeat(n)}</style>`],
    ['open blocks', (n: number) => `<style>${'{'.repeat(n)}</style>`],
    ['selectors', (n: number) => `<style>${'a,'.repeat(n)}</style>`],
    ['classes of one selector', (n: number) => `<style>${'.a'.repeat(n)}</style>`],
    ['blocks', (n: number) => `<style>${'}{'.repeat(n)}</style>`],
    ['blanks in a style attribute', (n: number) => `<g style="fill:red${' '.repeat(n)}x"/>`],
    ['blanks before !important', (n: number) => `<g style="fill:red${' '.repeat(n)}!important"/>`],
    ['blanks in a reference', (n: number) => `<g fill="url(${' '.repeat(n)}x)"/>`],
    ['nested elements', (n: number) => '<g>'.repeat(n) + '</g>'.repeat(n)],
  ])('ends on a million %s', (_what, part) => {
    // Work that grows with the square of the number would not end within any limit of a test.
    const source = wrap(part(1_000_000))
    const isTooDeep = part(2) === '<g><g></g></g>'
    expect(cleanSvg(source) === null).toBe(isTooDeep)
    if (isTooDeep) expect(() => svgThreats(source)).toThrow('elements nested too deeply')
    else expect(() => svgThreats(source)).not.toThrow()
  })

  it.each([
    ['one class', (n: number) => '<g class="a"/>'.repeat(n)],
    ['one class and an id each', (n: number) => Array.from({ length: n }, (_, at) => `<g id="i${at}" class="a"/>`).join('')],
    ['one class and another each', (n: number) => Array.from({ length: n }, (_, at) => `<g class="a c${at}"/>`).join('')],
  ])('applies many rules once to any number of elements of %s', (_what, elements) => {
    const rules = parseRules('.a{fill:#000;stroke:r;opacity:1}'.repeat(500))
    for (const count of [1, 4000]) {
      const check = vi.fn((_name: string, value: string) => value)
      const index = new StyleIndex(rules, check)
      const looks: number[] = []
      parseSvg(wrap(elements(count)), {
        openTag: (tag) => looks.push(index.looksFor(tag).size),
        closeTag: () => undefined,
        text: () => undefined,
      })
      expect([looks.filter((size) => size === 3).length, check.mock.calls.length]).toEqual([count, 3 * 500])
    }
  })

  it('rejects rules that apply to elements in more ways than the bound', () => {
    const classes = Array.from({ length: 12 }, (_, at) => `c${at}`)
    const css = `${'.a{fill:red}.a{fill:blue}'.repeat(240)}${classes.map((name) => `.${name}{opacity:1}`).join('')}`
    const mixed = (n: number) =>
      Array.from({ length: n }, (_, at) => `<g class="a ${classes.filter((_name, bit) => (at >> bit) % 2 === 1).join(' ')}"/>`).join('')
    expect(cleanSvg(wrap(`<style>${css}</style>${mixed(100)}`))).toContain('<g fill="blue"></g>')
    expect(cleanSvg(wrap(`<style>${css}</style>${mixed(4000)}`))).toBeNull()
  })

  it('unwraps links and switch elements, and drops the elements of editors', () => {
    const source =
      '<a href="https://evil.example"><path d="M0 0"/></a><switch><foreignObject><b xmlns="http://www.w3.org/1999/xhtml">x</b></foreignObject><g/></switch>' +
      '<sodipodi:namedview xmlns:sodipodi="http://sodipodi.example"><path d="M9 9"/></sodipodi:namedview><metadata><x/></metadata><!-- note -->'
    expect(inside(source)).toBe('<path d="M0 0"></path><g></g>')
  })

  it('prefixes ids with a hash of the image', () => {
    const [one, other] = [cleanSvg(wrap('<g id="a"/>')), cleanSvg(wrap('<g id="a"/><g/>'))]
    const id = (svg: string | null) => /id="([^"]+)"/.exec(svg ?? '')?.[1]
    expect(id(one)).toMatch(/^svg-[0-9a-f]{8}-a$/)
    expect(id(one)).not.toBe(id(other))
  })

  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><html><body>x</body></html>'],
    ['text', 'hello'],
    ['half a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><g>'],
    ['two drawings', `${wrap('')}${wrap('')}`],
    ['a drawing in another language', '<svg><path d="M0 0"/></svg>'],
    ['JSON', '{"svg":1}'],
    ['an entity that nobody declared', wrap('<text>&nope;</text>')],
    ['too deep a drawing', wrap('<g>'.repeat(101) + '</g>'.repeat(101))],
    ['too many elements', wrap('<g/>'.repeat(5001))],
  ])('rejects %s', (_what, source) => {
    expect(cleanSvg(source)).toBeNull()
  })

  it('accepts a byte order mark, an XML declaration and a public document type', () => {
    const type = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
    expect(cleanSvg(`\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n${type}\n${wrap('<g/>')}\n`)).toContain('<g></g>')
  })

  it('drops use elements inside elements with an id, and those after the 200th', () => {
    const laughing = Array.from({ length: 10 }, (_, index) => `<g id="g${index + 1}">${`<use href="#g${index}"/>`.repeat(10)}</g>`).join('')
    expect(inside(`<g id="g0"/>${laughing}<use href="#g10"/>`)?.match(/<use /g)).toHaveLength(1)
    expect(inside('<use href="#a"/>'.repeat(500))?.match(/<use /g)).toHaveLength(200)
  })
})

const hostile = [
  '<script>alert(1)</script>',
  '<script href="data:text/javascript,alert(1)"/>',
  '<script xlink:href="//evil.example/x.js"/>',
  '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>',
  '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>',
  '<path onload="alert(1)" d="M0 0"/>',
  '<g onclick="alert(1)" ONMOUSEOVER="alert(1)"/>',
  '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"/></foreignObject>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
  '<a href="javascript:alert(1)"><text>clic</text></a>',
  '<a xlink:href="javascript:alert(1)"><circle r="9"/></a>',
  '<use href="data:image/svg+xml;base64,PHN2Zz4=#x"/>',
  '<use href="https://evil.example/sprite.svg#x"/>',
  '<use xlink:href="//evil.example/sprite.svg#x"/>',
  '<image href="https://evil.example/pixel.png"/>',
  '<image xlink:href="data:image/svg+xml,&lt;svg onload=alert(1)&gt;"/>',
  '<feImage href="https://evil.example/pixel.png"/>',
  '<filter><feImage xlink:href="https://evil.example/pixel.png"/></filter>',
  '<animate attributeName="href" values="javascript:alert(1)"/>',
  '<set attributeName="onmouseover" to="alert(1)"/>',
  '<a id="x"><animate attributeName="href" to="javascript:alert(1)"/><rect/></a>',
  '<animateTransform onbegin="alert(1)"/>',
  '<style>@import url(//evil.example/x.css);</style>',
  '<style>*{background:url(//evil.example/x)}</style>',
  '<rect style="fill:url(https://evil.example/x)"/>',
  '<rect style="fill:u\\72l(//evil.example/x)"/>',
  '<rect fill="url(https://evil.example/x#a)"/>',
  '<rect fill="url(data:image/svg+xml,x)"/>',
  '<rect filter="url(//evil.example/f.svg#f)"/>',
  '<rect style="behavior:url(x.htc);-moz-binding:url(x.xml#x)"/>',
  '<rect style="background:image-set(url(//evil.example/x) 1x)"/>',
  '<rect mask="url(\'//evil.example/m#m\')"/>',
  '<title><style><img src="x" onerror="alert(1)"/></style></title>',
  '<title>&lt;img src=x onerror=alert(1)&gt;</title>',
  '<desc><img xmlns="http://www.w3.org/1999/xhtml" src="x" onerror="alert(1)"/></desc>',
  '<desc><![CDATA[</desc><script>alert(1)</script>]]></desc>',
  '<text><![CDATA[<img src=x onerror=alert(1)>]]></text>',
  '<text>&lt;/svg&gt;&lt;img src=x onerror=alert(1)&gt;</text>',
  '<path d="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;"/>',
  '<path id="&quot; onload=&quot;alert(1)" d="M0 0"/>',
  '<path d="M0 0" xml:base="javascript:alert(1)//" href="javascript:alert(1)"/>',
  '<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">alert(1)</handler>',
  '<handler type="application/ecmascript">alert(1)</handler>',
  '<embed src="//evil.example"/><object data="//evil.example"/><iframe src="javascript:alert(1)"/>',
  '<audio src="//evil.example"/><video><source onerror="alert(1)"/></video>',
  '<math xmlns="http://www.w3.org/1998/Math/MathML"><mtext><mglyph/><style><img src="x" onerror="alert(1)"/></style></mtext></math>',
  '<form xmlns="http://www.w3.org/1999/xhtml"><input name="attributes"/></form>',
  '<g id="documentElement"/><g id="attributes"/><g id="location"/>',
  '<cursor href="//evil.example/c.cur"/><rect cursor="url(//evil.example/c.cur)"/>',
  '<color-profile href="//evil.example/p.icc"/><font-face-uri href="//evil.example/f"/>',
  '<linearGradient href="https://evil.example/g.svg#g" id="g"/>',
  '<pattern id="p" href="//evil.example/p.svg#p"><rect/></pattern>',
  '<?xml-stylesheet href="javascript:alert(1)"?><g/>',
  '<mpath href="javascript:alert(1)"/><tref href="//evil.example#t"/>',
  '<text font-family="x; background: url(//evil.example)">x</text>',
]

const parser = new new JSDOM().window.DOMParser()

/** Reads markup as the content of a page, or as a drawing, which has to be well formed. */
function documentOf(markup: string, kind: 'text/html' | 'image/svg+xml'): Document {
  const document = parser.parseFromString(kind === 'text/html' ? `<!doctype html><body>${markup}` : markup, kind)
  if (kind === 'image/svg+xml' && document.documentElement.localName !== 'svg') throw new Error('not well formed')
  return document
}

/** Lists the active elements, handlers and external addresses of markup, independently of the sanitiser. */
function activeParts(markup: string, kind: 'text/html' | 'image/svg+xml'): string[] {
  const document = documentOf(markup, kind)
  return [...document.querySelectorAll('*')].flatMap((element) => {
    const name = element.localName.toLowerCase()
    const isActive =
      /^(?:script|style|iframe|img|image|object|embed|foreignobject|animate.*|set|a|audio|video|form|input|math|feimage|handler|link|base)$/.test(
        name,
      )
    const attributes = [...element.attributes].filter(
      ({ name: attribute, value }) =>
        /^on/i.test(attribute) ||
        attribute === 'style' ||
        (attribute.endsWith('href') && !value.startsWith('#')) ||
        /javascript:|\/\/evil|data:|url\((?!#svg-[0-9a-f]{8}-)/i.test(attribute === 'xmlns' ? '' : value),
    )
    const isCloberring = element.id !== '' && !element.id.startsWith('svg-')
    return [...(isActive ? [name] : []), ...attributes.map((each) => `${name}[${each.name}]`), ...(isCloberring ? [`#${element.id}`] : [])]
  })
}

describe('a hostile image', () => {
  it.each(hostile)('has no active part as SVG or inside HTML, parsed once or twice: %s', (inner) => {
    const cleaned = cleanSvg(wrap(inner, ' onload="alert(1)"'))
    expect(cleaned).not.toBeNull()
    expect(activeParts(cleaned!, 'image/svg+xml')).toEqual([])
    expect(activeParts(cleaned!, 'text/html')).toEqual([])
    const document = documentOf(cleaned!, 'text/html')
    const again = document.body.innerHTML
    expect(activeParts(again, 'text/html')).toEqual([])
    expect(documentOf(again, 'text/html').body.innerHTML).toBe(again)
    expect([...document.body.children].map(({ localName }) => localName)).toEqual(['svg'])
  })
})
