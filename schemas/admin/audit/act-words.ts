/** Deeds by their whole codes, in French after the name of a person. */
const acts: Readonly<Record<string, string>> = {
  'approval.answer': 'a répondu à une demande de relecture',
  'approval.ask': 'a demandé une relecture',
  'audit.export': 'a téléchargé le journal',
  'audit.retention': 'a effacé les actes de plus d’un an',
  'form.getFile': 'a ouvert un fichier reçu par un formulaire',
  'inbox.erase': 'a effacé les données d’une personne, à sa demande',
  'inbox.export': 'a téléchargé des messages',
  'mail.again': 'a fait repartir un e-mail',
  'member.erase': 'a effacé le compte d’un membre',
  'member.export': 'a téléchargé les données d’un membre',
  'member.note': 'a changé la note sur un membre',
  'member.signOut': 'a déconnecté un membre partout',
  'order.happen': 'a fait avancer une commande',
  'order.release': 'a annulé une commande impayée',
  'page.access': 'a changé qui peut ouvrir une page',
  'page.move': 'a changé l’adresse d’une page',
  'parameter.save': 'a changé un réglage',
  'password.reset': 'a choisi un nouveau mot de passe oublié',
  'redirect.ignore': 'a ignoré une adresse introuvable',
  'redirect.remove': 'a retiré une redirection',
  'redirect.save': 'a redirigé une adresse',
  'share.change': 'a changé un lien de partage',
  'share.create': 'a partagé un brouillon par un lien',
  'share.revoke': 'a retiré un lien de partage',
  'site.cookieDomain': 'a changé le domaine des cookies',
  'site.releaseHost': 'a rendu une adresse du site',
  'stock.correct': 'a corrigé un stock',
  'team.accept': 'a accepté son invitation dans l’équipe',
  'team.change': 'a changé le profil d’une personne de l’équipe',
  'team.endSession': 'a fermé un appareil d’une personne de l’équipe',
  'team.invite': 'a invité une personne dans l’équipe',
  'team.remove': 'a retiré une personne de l’équipe',
  'team.withdraw': 'a repris une invitation',
  'totp.disable': 'a désactivé ses codes de connexion',
  'totp.enable': 'a activé ses codes de connexion',
  'totp.forget': 'a remis à zéro des codes de connexion',
  'user.changeEmail': 'a demandé à changer son adresse',
  'user.changePassword': 'a changé son mot de passe',
  'user.confirmEmail': 'a confirmé sa nouvelle adresse',
  'user.delete': 'a effacé son compte',
  'user.export': 'a téléchargé ses données',
  'user.firstAdmin': 'a ouvert le premier compte de l’équipe',
  'user.role': 'a changé un rôle',
}

/** Deeds by their verbs, for acts on pages and contents. */
const verbs: Readonly<Record<string, string>> = {
  ...{ create: 'a créé', update: 'a modifié', save: 'a modifié', publish: 'a publié', unpublish: 'a retiré du site', move: 'a déplacé' },
  ...{ trash: 'a mis à la corbeille', remove: 'a mis à la corbeille', restore: 'a ressorti de la corbeille', erase: 'a effacé' },
  ...{ plan: 'a programmé', hold: 'a retenu la publication programmée de', release: 'a relancé la publication programmée de' },
  ...{ revert: 'a annulé la publication de', undo: 'a annulé un changement de', discard: 'a abandonné les changements de' },
  ...{ name: 'a nommé une version de', merge: 'a réuni', duplicate: 'a dupliqué', replace: 'a remplacé', found: 'a retrouvé' },
  ...{ cancel: 'a annulé la programmation de', change: 'a modifié', order: 'a réordonné' },
}

/** Names of the areas that are no resource. */
const areas: Readonly<Record<string, string>> = {
  ...{
    approval: 'Relectures',
    audit: 'Journal',
    form: 'Formulaires reçus',
    inbox: 'Messages',
    mail: 'E-mails',
    media: 'Médiathèque',
    member: 'Membres',
  },
  ...{ menu: 'Menu', order: 'Commandes', page: 'Pages', parameter: 'Réglages', password: 'Mots de passe', section: 'Sections partagées' },
  ...{ share: 'Liens de partage', shell: 'En-tête et pied', site: 'Site', stock: 'Stock', team: 'Équipe', totp: 'Codes de connexion' },
  ...{ user: 'Comptes', appearance: 'Apparence', hours: 'Horaires', redirect: 'Redirections' },
}

const own = (words: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined

/** The area of the code of an act: `page` of `page.publish`. */
export const areaOf = (act: string): string => act.split('.')[0] ?? ''

/** Writes an act in plain French. Null for a code that has no words. */
export function sayAct(act: string): string | null {
  return own(acts, act) ?? own(verbs, act.slice(areaOf(act).length + 1)) ?? null
}

/** Names an area in plain French. Null for the area of a resource, which has words of its own. */
export function sayArea(area: string): string | null {
  return own(areas, area) ?? null
}
