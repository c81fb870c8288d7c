import type { CallName } from '#schemas/api/calls.ts'

/** Where each call is: `{x}` comes from its parameters, `{x?}` may be absent, `{x*}` keeps its slashes. */
export const routes: Readonly<Record<CallName, string>> = {
  'parameter.list': '/parameter',
  'site.info': '/site/info',
  'user.logged': '/logged',
  'user.me': '/user',
  'component.conf': '/component/conf/{slug}',
  'shell.get': '/shell/{name}',
  'page.get': '/page/{id*}',
  'element.list': '/element/{route}',
  'element.get': '/element/{route}/{id}',
  'blog.list': '/blog/folder/list/{id?}',
  'blog.folder': '/blog/folder/{id?}',
  'blog.folderAriane': '/blog/folder/ariane/{id?}',
  'blog.ariane': '/blog/ariane/{id}',
  'blog.get': '/blog/{id}',
  'blog.related': '/blog/{id}/related',
  'site.visit': '/site/visit/{from}',
  'site.countVisit': '/site/visit',
}
