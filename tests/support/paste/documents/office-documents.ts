import { DOT } from '../made-document.ts'
import type { PastedDocument } from './pasted-document.ts'

const wordPage = (body: string) =>
  `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm} h2 {mso-style-link:"x"} --></style></head><body lang=FR style='tab-interval:35.4pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`

const wordItem = (sign: string, level: number, text: string) =>
  `<p class=MsoListParagraph style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`

/** Documents of Word, LibreOffice, Pages and Outlook. */
export const officeDocuments: Readonly<Record<string, PastedDocument>> = {
  'Word: titles with formats of their own': {
    html: wordPage(
      `<h1><span style='color:#2F5496'>Nos <i>cuvées</i><o:p></o:p></span></h1><h2>Le <b>rouge</b> et le blanc<o:p></o:p></h2><h2><b><span style='font-size:14.0pt'>Le rosé<o:p></o:p></span></b></h2><h3>Voir <a href="https://vin.example/carte">la carte</a></h3>`,
    ),
    gives: [
      '<h2>Nos <em>cuvées</em></h2><h3>Le <strong>rouge</strong> et le blanc</h3>',
      'h3 Le rosé',
      '<h4>Voir <a href="https://vin.example/carte">la carte</a></h4>',
    ],
  },
  'Word: lists with letters in three levels': {
    html: wordPage(
      wordItem('1.', 1, 'Associés') +
        wordItem('a)', 2, 'Apports') +
        wordItem('i.', 3, 'En nature') +
        wordItem('b)', 2, 'Parts') +
        wordItem('2.', 1, 'Siège'),
    ),
    gives: ['<ol><li>Associés<ol><li>Apports<ol><li>En nature</li></ol></li><li>Parts</li></ol></li><li>Siège</li></ol>'],
    names: { numbering: 2 },
  },
  'Word: footnotes': {
    html: wordPage(
      `<p class=MsoNormal>Le capital<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]>[1]<![endif]></span></span></a> est libéré.<o:p></o:p></p><div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span class=MsoFootnoteReference>[1]</span></a> Un euro au moins.<o:p></o:p></p></div></div>`,
    ),
    gives: ['<p>Le capital[1] est libéré.</p><hr><p>[1] Un euro au moins.</p>'],
  },
  'Word: comments and tracked changes': {
    html: wordPage(
      `<p class=MsoNormal>Le gérant <del cite="mailto:Anne" datetime="2026-05-04T10:00">unique </del><ins cite="mailto:Anne" datetime="2026-05-04T10:00">statutaire </ins><a style='mso-comment-reference:A_1'>décide</a><span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1" href="#_msocom_1">[A1]</a></span></span>.<o:p></o:p></p><div style='mso-element:comment-list'><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>À revoir<o:p></o:p></p></div></div></div>`,
    ),
    gives: ['<p>Le gérant statutaire décide.</p>'],
    names: { comment: 1, revision: 1 },
  },
  'Word online: runs in boxes': {
    html: `<div class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1" role="heading" aria-level="1" xml:lang="FR-FR" lang="FR-FR"><span class="TextRun SCXW1" lang="FR-FR"><span class="NormalTextRun">Nos </span><span class="NormalTextRun">tarifs</span></span><span class="EOP">&nbsp;</span></p></div><div class="OutlineElement"><p class="Paragraph" xml:lang="FR-FR" lang="FR-FR"><span class="TextRun" style="font-weight:bold">Devis</span><span class="TextRun"> gratuit.</span><span class="EOP">&nbsp;</span></p></div><div class="ListContainerWrapper"><ul class="BulletListStyle1" role="list"><li data-leveltext="" role="listitem" class="OutlineElement"><p class="Paragraph"><span class="TextRun">Statuts</span><span class="EOP">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper"><ol class="NumberListStyle2" role="list" start="2"><li role="listitem"><p class="Paragraph"><span class="TextRun">Dépôt</span></p></li></ol></div>`,
    gives: ['h2 Nos tarifs', '<p><strong>Devis</strong> gratuit.</p><ul><li>Statuts</li></ul><ol start="2"><li>Dépôt</li></ol>'],
  },
  'LibreOffice: a letter with a table of joined cells': {
    html: `<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice 24.2"/></head><body lang="fr-FR" dir="ltr"><h3 class="western"><font face="Liberation Serif"><i>Mentions</i></font></h3><p class="western" align="justify" style="font-variant: normal"><font color="#000000">Prix <strike>120&nbsp;€</strike> <b>90&nbsp;€</b></font></p><center><table cellpadding="4"><col width="128*"/><tr><td colspan="2" width="100%"><p>Vins</p></td></tr><tr><td><p>Rouge</p></td><td sdval="9" sdnum="1036;"><p>9</p></td></tr></table></center><ol type="A" start="3" reversed><li><p>Un</p></li><li value="7"><p>Deux</p></li></ol></body></html>`,
    gives: [
      '<h3><em>Mentions</em></h3><p>Prix <s>120\u00a0€</s> <strong>90\u00a0€</strong></p><table><tbody><tr><td colspan="2">Vins</td></tr><tr><td>Rouge</td><td>9</td></tr></tbody></table><ol start="3" reversed=""><li>Un</li></ol><ol start="7" reversed=""><li>Deux</li></ol>',
    ],
    names: { numbering: 1 },
  },
  'Pages of Apple: classes and spaces': {
    html: `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN"><html><head><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {margin: 0; font: 22px Helvetica}</style></head><body><p class="p1"><span class="s1"><b>Le mas</b></span></p><p class="p2"><span class="s1"></span><br></p><p class="p3"><span class="s1">Ouvert l’<i>été</i>.<span class="Apple-converted-space">&nbsp; </span></span></p><ul class="ul1"><li class="li3"><span class="s2"></span><span class="s1">Chambres</span></li><li class="li3"><span class="s1">Table d’hôtes</span></li></ul></body></html>`,
    gives: ['<p><strong>Le mas</strong></p><p>Ouvert l’<em>été</em>.</p><ul><li>Chambres</li><li>Table d’hôtes</li></ul>'],
  },
  'Outlook: a mail with a picture of its own and a signature': {
    html: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:w="urn:schemas-microsoft-com:office:word"><body lang="FR" link="#0563C1"><div class="WordSection1"><p class="MsoNormal">Bonjour,<o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><p class="MsoNormal">Écrivez à <a href="mailto:mas@vin.example">mas@vin.example</a> ou au <a href="tel:+33199003700">01 99 00 37 00</a>.<o:p></o:p></p><p class="MsoNormal"><img width="96" height="48" id="Image_x0020_1" src="cid:image001.png@01DC0001" alt="Logo"><o:p></o:p></p><div style="border:none;border-top:solid #E1E1E1 1.0pt"><p class="MsoNormal"><b>De&nbsp;:</b> Anne<br><b>Objet&nbsp;:</b> Visite</p></div><blockquote style="margin-left:0">Merci pour votre visite.</blockquote></div></body></html>`,
    gives: [
      '<p>Bonjour,</p><p>Écrivez à <a href="mailto:mas@vin.example">mas@vin.example</a> ou au <a href="tel:+33199003700">01 99 00 37 00</a>.</p><p><strong>De\u00a0:</strong> Anne<br><strong>Objet\u00a0:</strong> Visite</p>',
      'quote: Merci pour votre visite.',
    ],
    names: { picture: 1 },
  },
  'Excel: a hidden row, joined cells and numbers': {
    html: `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet><style><!-- td {mso-ignore:padding} --></style></head><body link=blue><table border=0 cellpadding=0 style='border-collapse:collapse;width:144pt'><!--StartFragment--><col width=96 style='width:72pt'><tr height=20><td class=xl65 style='font-weight:700'>Vin</td><td class=xl65 style='font-weight:700'>Prix</td></tr><tr style='display:none'><td>Coût</td><td>4</td></tr><tr><td rowspan=2>Rouge</td><td align=right x:num="9.5">9,50&nbsp;€</td></tr><tr><td align=right>8,00&nbsp;€</td></tr><!--EndFragment--></table></body></html>`,
    gives: [
      '<table><tbody><tr><td><strong>Vin</strong></td><td><strong>Prix</strong></td></tr><tr><td rowspan="2">Rouge</td><td>9,50\u00a0€</td></tr><tr><td>8,00\u00a0€</td></tr></tbody></table>',
    ],
    names: { hidden: 1 },
  },
  'Word: a picture behind a link, in a file and drawn': {
    html: wordPage(
      `<p class=MsoNormal><a href="https://vin.example/"><span style='text-decoration:none'><img border=0 width=60 height=40 src="${DOT}" alt="Le chai"></span></a></p><p class=MsoNormal><img width=60 src="file:///C:/Users/a/msohtmlclip1/01/clip_image002.jpg"><img src="blob:https://word.example/1-2"><img src="data:image/svg+xml;base64,PHN2Zy8+"></p>`,
    ),
    gives: ['picture: Le chai | https://vin.example/'],
    names: { picture: 3 },
  },
}
