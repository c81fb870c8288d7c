import { describe, expect, it } from 'vitest'
import { panelFilesOf, panelSources } from './panel-files.ts'

const manifest = {
  'src/admin/entry-admin.tsx': { file: 'assets/panel/panel-1.js', imports: ['_kit.js', '_react.js'], css: ['assets/panel/panel-1.css'] },
  '_kit.js': { file: 'assets/panel/kit-2.js', imports: ['_react.js'], css: ['assets/panel/kit-2.css'] },
  '_react.js': { file: 'assets/panel/react-3.js' },
  'src/composer/Composer.tsx': { file: 'assets/panel/composer-4.js', css: ['assets/panel/composer-4.css'] },
}

describe('the files of the panel', () => {
  it('are the entry, its imports and their styles, without what is fetched later', () => {
    expect(panelFilesOf(manifest)).toEqual({
      script: '/assets/panel/panel-1.js',
      styles: ['/assets/panel/kit-2.css', '/assets/panel/panel-1.css'],
      preloads: ['/assets/panel/react-3.js', '/assets/panel/kit-2.js'],
    })
  })

  it('are refused with a remedy when the build has not made them', () => {
    expect(() => panelFilesOf({})).toThrow('npm run build')
  })

  it('are the source itself in development', () => {
    expect(panelSources()).toEqual({ script: '/src/admin/entry-admin.tsx', styles: [], preloads: [] })
  })
})
