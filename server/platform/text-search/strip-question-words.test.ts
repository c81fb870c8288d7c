import { describe, expect, it } from 'vitest'
import { stripQuestionWords } from './strip-question-words.ts'

describe('what a text says beside the words that only ask', () => {
  it.each([
    ['comment créer une entreprise', 'créer une entreprise'],
    ['Comment créer une entreprise ?', 'créer une entreprise ?'],
    ['quel statut choisir', 'statut choisir'],
    ['pour lequel de ces vins', 'pour de ces vins'],
    ['à quelle température le servir', 'à température le servir'],
    ['une SASU, combien ça coûte', 'une SASU, coûte'],
    ['combien est-ce que ça coûte', 'coûte'],
    ['où êtes-vous situés', 'situés'],
    ['qu’est-ce qu’une SASU', 'une SASU'],
    ["qu'est-ce qui change", 'change'],
    ['quest ce que la domiciliation', 'la domiciliation'],
    ['est-ce que je peux domicilier ma SCI', 'domicilier ma SCI'],
    ["est-ce qu'il faut un Kbis", 'un Kbis'],
    ["c'est quoi un Kbis", "c'est un Kbis"],
    ['à quoi sert un Kbis', 'à un Kbis'],
    ['que veut dire RCS', 'RCS'],
    ['ça veut dire quoi RCS', 'RCS'],
    ['comment faire pour déposer ses comptes', 'déposer ses comptes'],
    ['comment puis-je résilier', 'résilier'],
    ['comment on peut résilier', 'résilier'],
    ['peut-on domicilier une SCI', 'domicilier une SCI'],
    ['faut il un notaire', 'un notaire'],
    ['faudra-t-il un notaire', 'un notaire'],
    ['y a-t-il un parking', 'un parking'],
    ['existe-t-il un magnum', 'un magnum'],
    ['avez-vous du rosé', 'du rosé'],
    ['sous quel délai livrez-vous', 'délai livrez-vous'],
    ['jusqu’à quand le garder', 'le garder'],
    ['comment "choisir son vin"', '"choisir son vin"'],
    ['comment choisir -rouge', 'choisir -rouge'],
  ])('%s', (text, rest) => {
    expect(stripQuestionWords(text)).toBe(rest)
  })

  it.each([
    ...['comment', 'Comment ?', 'pourquoi', 'est-ce que', 'quand est-ce que', 'comment -vin', 'comment -"le vin"'],
    ...['"comment faire"', 'vin -comment', 'vin --quand', 'comment-creer', 'quoi@exemple.fr', 'comment.fr', 'quand-même'],
    ...['commentaires', 'quelque vin', 'quelqu’un', 'rouge ou blanc', 'ce que peut un notaire', 'faire un vin', '', '  vin  de  garde '],
  ])('is all of it: %s', (text) => {
    expect(stripQuestionWords(text)).toBe(text)
  })
})
