// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import type { HtmlKind } from '#engine/text/html-rules.ts'
import { cleanPaste } from './clean-paste.ts'
import { DropCount } from './drop-count.ts'

function droppedOf(html: string, kind: HtmlKind) {
  const dropped = new DropCount()
  cleanPaste(html, kind, dropped)
  return Object.fromEntries(dropped.counts)
}

const table = '<table><tr><td>A1</td><td>B1</td></tr></table>'

describe('cleanPaste', () => {
  it.each([
    ['<p><u>Un</u> <small>deux</small></p>', { underline: 1, small: 1 }],
    ['<p><span style="text-decoration:underline">Un</span> <ins>deux</ins></p>', { underline: 2 }],
    ['<p><u>Un <span style="text-decoration-line:underline">deux</span></u></p>', { underline: 1 }],
    ['<p><a href="/x"><u>lien</u></a> <u><a href="/x">lien</a></u> <u> </u> <ins datetime="2026">mot</ins></p>', {}],
    ['<p><u lang="en" dir="ltr">word</u></p>', {}],
    ['<p>Un<img src="https://x.example/1.jpg"><img src="data:image/png;base64,AA"></p>', { picture: 2 }],
    ['<p>Un<img src="https://x.example/t" width=1 height=1><img></p>', {}],
    ['<p>Un<img v:shapes="_x0000_s1026" src="file:///a.png"></p>', { shape: 1 }],
    ['<p><a href="javascript:1">un</a> <a href="#b">deux</a> <a name="c">trois</a></p>', { link: 1 }],
    [
      '<p>Un</p><svg><path/></svg><math><mi>x</mi></math><video></video><input><input type=hidden><button>a</button>',
      { shape: 1, formula: 1, media: 1, control: 2 },
    ],
    ['<ol type="a"><li>un</li></ol>', { numbering: 1 }],
    ['<p>Un<span style="display:none;mso-hide:all"> deux</span><span style="mso-hide:all"> </span></p>', { hidden: 1 }],
    ['<p>Un<del cite="mailto:A" datetime="2026">deux</del><template>trois</template></p>', { revision: 1 }],
    [
      '<p>Un<a class=msocomanchor href="#_msocom_1">[A1]</a></p><div style="mso-element:comment-list"><div style="mso-element:comment">Non</div></div>',
      { comment: 1 },
    ],
    [`<h2>Un</h2>${table}<ul><li>a</li><li>b</li></ul><blockquote>c</blockquote><hr><img src="/media/1.webp">`, {}],
  ])('counts in a text with paragraphs, for %s: %j', (html, counts) => expect(droppedOf(html, 'html')).toEqual(counts))

  it.each([
    [`<p>Un</p>${table}`, { table: 1 }],
    ['<table><tr><td>A1</td></tr></table>', {}],
    ['<p>Un</p><ul><li>a<ol><li>b</li></ol></li></ul>', { list: 1 }],
    ['<ol type="a"><li>un</li></ol>', {}],
    ['<h2>Un</h2><p>deux</p>', { heading: 1 }],
    ['<div><h2>Un</h2></div>', {}],
    ['<blockquote><p>Un</p></blockquote><p>deux</p><hr>', { quote: 1, rule: 1 }],
    ['<p>Un<img src="/media/1.webp"> <u>deux</u></p>', { picture: 1, underline: 1 }],
  ])('counts in a text of one line, for %s: %j', (html, counts) => expect(droppedOf(html, 'html-inline')).toEqual(counts))
})
