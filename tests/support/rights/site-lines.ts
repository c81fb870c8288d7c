import { authors, editors, everyAdmin, everyMember, everyone, line, owners, picturers, whole, type TradeLine } from './trade-line.ts'

/** The acts on the site and the people who may do them, in words of the trade. Written by hand: nothing of it is read from the program. */
export const siteLines: readonly TradeLine[] = [
  line(
    'lit le site et s’en sert',
    everyone,
    `parameter.list site.{info,map,visit,countVisit} component.conf shell.get page.get search.find image.loadSvg
    element.{list,get,calendar,ics,register,remind,registration,cancelRegistration} blog.{list,folder,folderAriane,ariane,get,related}
    news.{list,get} album.{list,get} service.{list,get} form.{get,submit} message.send company.addresses google.reviews externalApp.config`,
  ),
  line(
    'entre, s’inscrit, demande ce qu’on sait de lui',
    everyone,
    `user.{logged,me,register,confirmRegistration,login,logout,confirmEmail} password.{askReset,reset}
    newsletter.{lists,subscribe,confirm,unsubscribe} privacy.{ownRequests,request} consent.record`,
  ),
  line(
    'tient son propre compte',
    everyMember,
    'user.{update,changePassword,delete,export} session.{list,end} newsletter.{subscription,update}',
  ),
  line('protège par un code le compte qui ouvre le panneau', everyAdmin, 'totp.{start,enable,disable}'),
  line('voit ce qui l’attend, cherche, garde ses vues des listes', everyAdmin, 'today.read palette.search view.{list,keep,change,remove}'),
  line(
    'voit ce qui attend d’être publié et ce qui est programmé, autant que ses droits',
    everyAdmin,
    'publication.{waiting,count,list} plan.list',
  ),

  line(
    'lit les pages, leurs brouillons, leurs versions, leurs visites',
    authors,
    `draft.{steps,signature,issues,review} page.{list,address,translation} section.{list,reach,trashed} shell.reach model.list share.list
    revision.{list,read} note.list presence.{beat,leave} approval.{list,waiting,read} preview.{create,data} layout.pictures visit.{report,export}`,
  ),
  line(
    'change les mots d’une page, en parle, demande une relecture',
    authors,
    'draft.{open,step} page.translated revision.name note.{add,resolve,remove,restore} approval.ask layout.{check,preview}',
  ),
  line(
    'change la structure d’une page, en fait une, rejette un brouillon, rétablit une version, le fait lire au dehors',
    editors,
    'draft.discard page.{create,copy,translate} section.create revision.restore share.{create,change,revoke}',
  ),
  line(
    'met une page en ligne, l’en retire, la déplace, la met à la corbeille, répond à une relecture',
    editors,
    `draft.{publish,unpublish} page.{move,offline,online,openTo,trash,restore} section.{trash,restore} approval.answer
    publication.{create,revert}:page plan.create plan.{change,cancel}:page`,
  ),

  line(
    'lit les actualités, les prestations, les avis et les étiquettes',
    authors,
    `admin.{news,service,review,tag}.{list,read,history,at} admin.{review,tag}.trash choice.list reference.list`,
  ),
  line(
    'écrit les actualités, les prestations, les avis et les étiquettes, les met à la corbeille et les en sort',
    authors,
    `admin.{news,service,review,tag}.{create,update,duplicate,remove,restore,many.remove,many.restore}
    admin.{news,service}.discard admin.{news,service,review}.many.set admin.tag.many.merge admin.undo:{news,service,review,tag}`,
  ),
  line(
    'publie les actualités et les prestations',
    editors,
    `admin.{news,service}.{publish,unpublish,many.publish} publication.{create,revert}:{news,service} plan.createOfItem:{news,service}
    plan.{change,cancel}:{news,service}`,
  ),
  line('efface pour toujours une actualité, une prestation, un avis, une étiquette', editors, 'admin.{news,service,review,tag}.erase'),
  line('emporte les actualités, les prestations, les avis et les étiquettes en fichier', editors, 'admin.{news,service,review,tag}.export'),

  line('voit la médiathèque', picturers, 'media.{list,summary,read,source,history}'),
  line(
    'ajoute, décrit, recadre, remplace un fichier, le met à la corbeille et l’en sort',
    picturers,
    'media.{upload,film,fetch,describe,update,replace,revert,remove,removeMany,restoreMany,decorateMany}',
  ),
  line('efface un fichier pour toujours', editors, 'media.erase'),

  line(
    'lit les messages et les réponses aux formulaires',
    editors,
    'inbox.{list,count,team,read,file} form.{listAnswers,getAnswer,getFile}',
  ),
  line('répond aux messages, les classe', editors, 'inbox.{change,changeMany,reply,remove,restore}'),
  line('emporte les messages en fichier', editors, 'inbox.export'),

  line(
    'voit les réglages, l’apparence, les horaires, les adresses, les textes légaux',
    whole,
    `{setting,hours,apps,law}.{read,history,at} admin.place.{list,trash,read,history,at} admin.appearance.{read,history,at} appearance.read
    newSite.order domain.{list,check} redirect.list site.cookieDomain company.addressTypes mail.list`,
  ),
  line('voit le journal', whole, 'audit.{list,state,check}'),
  line(
    'change les réglages, l’apparence, les horaires, les adresses, les textes légaux',
    whole,
    `{setting,hours,apps,law}.update admin.place.{create,update,duplicate,remove,restore,many.remove,many.restore} admin.undo:place
    admin.appearance.{update,discard} appearance.font domain.cookie site.setCookieDomain redirect.{save,remove,ignore} mail.again`,
  ),
  line(
    'met en ligne l’apparence, ouvre le site',
    whole,
    'admin.appearance.publish newSite.open publication.{create,revert}:appearance plan.createOfItem:appearance plan.{change,cancel}:appearance',
  ),
  line('efface une adresse pour toujours', whole, 'admin.place.erase'),
  line('emporte le journal et les adresses en fichier', whole, 'audit.export admin.place.export'),

  line('voit les comptes des membres, ce que le site garde d’une personne', whole, 'member.{list,read} inbox.holdings'),
  line('note un membre, ferme ses appareils', whole, 'member.{note,signOut}'),
  line('emporte les données d’un membre', whole, 'member.export'),
  line('efface un membre, une personne qui le demande', owners, 'member.erase inbox.erase'),
  line('tient l’équipe', owners, 'team.{list,read,invite,withdraw,change,remove,endSession}'),
  line(
    'fait un site, rend une adresse, met un script de son choix dans les pages',
    owners,
    'newSite.create domain.release script.{read,update}',
  ),
]
