import type { PastedDocument } from './pasted-document.ts'

/** Documents of programs that bring words alone. */
export const wordDocuments: Readonly<Record<string, PastedDocument>> = {
  'a viewer of PDF: lines that end where the paper does': {
    words: 'Article 1\r\nLa société a pour\r\nobjet le conseil.\r\n\r\nArticle 2\r\nLe siège',
    gives: ['<p>Article 1<br>La société a pour<br>objet le conseil.</p><p>Article 2<br>Le siège</p>'],
  },
  'Markdown: lists of two levels below a paragraph': {
    words: 'Nous **faisons** :\n- statuts\n  - simples\n  - complets\n- dépôt\n\n3. Signer\n4. Déposer\n\n-5 degrés\n- 5 euros, soit\n',
    gives: [
      '<p>Nous **faisons** :</p><ul><li>statuts<ul><li>simples</li><li>complets</li></ul></li><li>dépôt</li></ul><ol start="3"><li>Signer</li><li>Déposer</li></ol><p>-5 degrés<br>- 5 euros, soit</p>',
    ],
  },
  'a note: drawn bullets and signs': {
    words: '• Rouge\n• Blanc\n\n– Anne\n– Luc\n\n1) Un\n2) Deux',
    gives: ['<ul><li>Rouge</li><li>Blanc</li></ul><ul><li>Anne</li><li>Luc</li></ul><ol><li>Un</li><li>Deux</li></ol>'],
  },
  'a price list with tabs': {
    words: 'Nos prix\nVin\tPrix\nRouge\t9\u00a0€\nBlanc <sec>\t8\u00a0€\n\nFin\tseule',
    gives: [
      '<p>Nos prix</p><table><tbody><tr><td>Vin</td><td>Prix</td></tr><tr><td>Rouge</td><td>9\u00a0€</td></tr><tr><td>Blanc &lt;sec&gt;</td><td>8\u00a0€</td></tr></tbody></table><p>Fin seule</p>',
    ],
  },
  'a dialogue, a date and numbers that do not follow': {
    words: '— Bonjour.\n— Bonsoir.\n\n12. mai\n14. juin\n\n2026-05-01 à 9 h',
    gives: ['<p>— Bonjour.<br>— Bonsoir.</p><p>12. mai<br>14. juin</p><p>2026-05-01 à 9 h</p>'],
  },
  'a list of numbers with signs below, and a column of names aligned by tabs': {
    words: '9) Un\n\t• a\n\t• b\n10) Deux\n\nAnne\t\tgérante\nBartholomé\tassocié\n',
    gives: [
      '<ol start="9"><li>Un<ul><li>a</li><li>b</li></ul></li><li>Deux</li></ol><table><tbody><tr><td>Anne</td><td>gérante</td></tr><tr><td>Bartholomé</td><td>associé</td></tr></tbody></table>',
    ],
  },
}
