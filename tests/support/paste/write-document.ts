import { escapeHtml } from '#domain/text/escape-html.ts'
import { DOT, type MadeItem, type MadePart } from './made-document.ts'

/** Writes a document as a program puts it on the clipboard. */
export type WriteDocument = (parts: readonly MadePart[]) => string

type PartOf<Kind extends MadePart['kind']> = Extract<MadePart, { kind: Kind }>
type Writers = { readonly [Kind in MadePart['kind']]: (part: PartOf<Kind>, index: number) => string }

const written = (writers: Writers, parts: readonly MadePart[]): string =>
  parts.map((part, index) => (writers[part.kind] as (part: MadePart, index: number) => string)(part, index)).join('\n')

const nested = (items: readonly MadeItem[], tag: string, item: (inner: string) => string): string =>
  `<${tag}>${items.map(({ text, inner }) => item(escapeHtml(text) + (inner.length > 0 ? nested(inner, tag, item) : ''))).join('\n')}</${tag}>`

const wordItems = (items: readonly MadeItem[], isOrdered: boolean, list: number, level = 1): string =>
  items
    .map(({ text, inner }, index) => {
      const sign = isOrdered ? `${index + 1}.` : '·'
      const bullet = `<![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>`
      const own = `<p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt;mso-list:l${list} level${level} lfo${list + 1}'>${bullet}${escapeHtml(text)}<o:p></o:p></p>`
      return `${own}\n${wordItems(inner, isOrdered, list, level + 1)}`
    })
    .join('')

const word: Writers = {
  heading: ({ level, text }) =>
    `<h${level} style='mso-list:none'><span style='color:#2F5496'>${escapeHtml(text)}<o:p></o:p></span></h${level}>`,
  paragraph: ({ runs }) =>
    `<p class=MsoNormal style='margin-bottom:8.0pt'>${runs
      .map(({ text, isBold, href }) => {
        const inner = `<span lang=FR style='font-size:11.0pt;mso-bidi-font-weight:bold'>${escapeHtml(text)}</span>`
        if (href !== undefined) return `<a href="${escapeHtml(href)}">${inner}</a>`
        return isBold ? `<b style='mso-bidi-font-weight:normal'>${inner}</b>` : inner
      })
      .join(' ')}<o:p></o:p></p>`,
  list: ({ items, isOrdered }, index) => wordItems(items, isOrdered, index),
  table: ({ rows }) =>
    `<table class=MsoTableGrid border=1 style='border-collapse:collapse'>${rows
      .map(
        (cells) =>
          `<tr style='mso-yfti-irow:0'>${cells.map((cell) => `<td width=302 valign=top style='width:226.55pt;border:solid windowtext 1.0pt'><p class=MsoNormal>${escapeHtml(cell)}<o:p></o:p></p></td>`).join('')}</tr>`,
      )
      .join('')}</table>`,
  picture: ({ alt }, index) =>
    `<p class=MsoNormal><!--[if gte vml 1]><v:shape id="_x0000_i${index}"><v:imagedata src="file:///C:/image001.png"/></v:shape><![endif]--><![if !vml]><img width=10 height=10 src="${DOT}" alt="${escapeHtml(alt)}" v:shapes="_x0000_i${index}"><![endif]></p>`,
  comment: ({ on, text }, index) =>
    `<p class=MsoNormal><a style='mso-comment-reference:P_${index}'>${escapeHtml(on)}</a><span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor id="_anchor_${index}" href="#_msocom_${index}" name="_msoanchor_${index}">[P${index}]</a><![endif]></span></span></p><div style='mso-element:comment-list'><div style='mso-element:comment'><div id="_com_${index}" class=msocomtxt><p class=MsoCommentText>${escapeHtml(text)} (secret)</p></div></div></div>`,
  shape: (_, index) => `<p class=MsoNormal><img width=120 height=40 src="file:///C:/clip_image002.png" v:shapes="_x0000_s${index}"></p>`,
  break: () => `<span style='font-size:11.0pt'><br clear=all style='mso-special-character:line-break;page-break-before:always'></span>`,
}

// A list below an item is beside it there, not in it.
const docsList = (items: readonly MadeItem[], tag: string): string =>
  `<${tag} style="margin-top:0">${items
    .map(({ text, inner }) => {
      const own = `<li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">${escapeHtml(text)}</span></p></li>`
      return own + (inner.length > 0 ? docsList(inner, tag) : '')
    })
    .join('')}</${tag}>`

const docs: Writers = {
  heading: ({ level, text }) =>
    `<h${level} dir="ltr" style="line-height:1.38;margin-top:20pt;"><span style="font-size:20pt;font-weight:400;">${escapeHtml(text)}</span></h${level}>`,
  paragraph: ({ runs }) =>
    `<p dir="ltr" style="line-height:1.38;">${runs
      .map(({ text, isBold, href }) => {
        const inner = `<span style="font-weight:${isBold ? 700 : 400};white-space:pre-wrap;">${escapeHtml(text)}</span>`
        const address = href?.startsWith('http') ? `https://www.google.com/url?q=${encodeURIComponent(href)}&sa=D` : href
        return address === undefined ? inner : `<a href="${escapeHtml(address)}" style="text-decoration:none;">${inner}</a>`
      })
      .join('<span style="font-weight:400;"> </span>')}</p>`,
  list: ({ items, isOrdered }) => docsList(items, isOrdered ? 'ol' : 'ul'),
  table: ({ rows }) =>
    `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;"><colgroup>${'<col width="100" />'.repeat(rows[0]?.length ?? 0)}</colgroup><tbody>${rows
      .map(
        (cells) =>
          `<tr style="height:0pt">${cells.map((cell) => `<td style="border:solid #000 1pt;"><p dir="ltr"><span>${escapeHtml(cell)}</span></p></td>`).join('')}</tr>`,
      )
      .join('')}</tbody></table></div>`,
  picture: ({ alt }) =>
    `<p dir="ltr"><span style="border:none;display:inline-block;overflow:hidden;"><img src="${DOT}" alt="${escapeHtml(alt)}" width="200" height="100" /></span></p>`,
  comment: ({ on, text }, index) =>
    `<p><span>${escapeHtml(on)}</span><sup><a href="#cmnt${index}" id="cmnt_ref${index}">[a]</a></sup></p><div style="border:1px solid black;margin:5px"><p><a href="#cmnt_ref${index}" id="cmnt${index}">[a]</a><span>${escapeHtml(text)} (secret)</span></p></div>`,
  shape: () => '<p><svg width="10" height="10"><title>secret</title><circle r="5"/></svg></p>',
  break: () => '<br style="page-break-before:always">',
}

const office: Writers = {
  ...docs,
  heading: ({ level, text }) => `<h${level} class="western"><font face="Liberation Sans">${escapeHtml(text)}</font></h${level}>`,
  paragraph: ({ runs }) =>
    `<p class="western" style="column-count:2">${runs
      .map(({ text, isBold, href }) => {
        const inner = `<font size="3">${escapeHtml(text)}</font>`
        if (href !== undefined) return `<a href="${escapeHtml(href)}"><u>${inner}</u></a>`
        return isBold ? `<b>${inner}</b>` : inner
      })
      .join(' ')}</p>`,
  list: ({ items, isOrdered }) => nested(items, isOrdered ? 'ol' : 'ul', (inner) => `<li>${inner}</li>`),
  table: ({ rows }) =>
    `<center><table width="100%" cellpadding="4" cellspacing="0">${'<col width="128*"/>'.repeat(rows[0]?.length ?? 0)}${rows
      .map((cells) => `<tr valign="top">${cells.map((cell) => `<td width="50%"><p>${escapeHtml(cell)}</p></td>`).join('')}</tr>`)
      .join('')}</table></center>`,
  picture: ({ alt }, index) =>
    `<p><img src="${DOT}" name="Image${index}" alt="${escapeHtml(alt)}" align="bottom" width="60" height="40" border="0"/></p>`,
  break: () => '<p style="page-break-before:always"><br/></p>',
}

const web: Writers = {
  ...office,
  heading: ({ level, text }) => `<header><div role="heading" aria-level="${level}">${escapeHtml(text)}</div></header>`,
  list: ({ items, isOrdered }) =>
    `<nav>${nested(items, isOrdered ? 'ol' : 'ul', (inner) => `<li><div class="x">${inner}</div></li>`)}</nav>`,
  table: ({ rows }) =>
    `<section><table><tbody>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`).join('')}</tbody></table></section>`,
  picture: ({ alt }) =>
    `<figure><div><img src="${DOT}" alt="${escapeHtml(alt)}"></div><figcaption>Une photo &amp; sa légende</figcaption></figure>`,
  shape: () => '<canvas width="5" height="5">secret</canvas>',
  break: () => '<div style="display:none">secret</div>',
}

/** The programs that documents are copied from. */
export const programs: Readonly<Record<string, WriteDocument>> = {
  Word: (parts) =>
    `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--><style><!-- p.MsoNormal {margin:0cm} --></style></head><body lang=FR style='tab-interval:35.4pt'><!--StartFragment-->${written(word, parts)}<!--EndFragment--></body></html>`,
  'Google Docs': (parts) =>
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-0a1b">${written(docs, parts)}</b><br class="Apple-interchange-newline">`,
  LibreOffice: (parts) =>
    `<!DOCTYPE HTML><html><head><style type="text/css">p { line-height: 115% }</style></head><body lang="fr-FR" dir="ltr">${written(office, parts)}</body></html>`,
  'a web page': (parts) =>
    `<meta charset="utf-8"><article style="color: rgb(0, 0, 0); font-family: system-ui;">${written(web, parts)}</article>`,
}
