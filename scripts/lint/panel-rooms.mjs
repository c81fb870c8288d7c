/** The rooms of the people who edit: the frame of drafts, the panel with its kit and forms, the composer. Visitors load none of them. */
export const PANEL_ROOMS = [
  {
    name: 'preview-draws-drafts',
    from: '^src/site/preview/',
    takes: [
      '^src/(site|renderer|engine|domain|ui|i18n|api-client)/',
      '^src/rich-text/(commands|document|paste/(plain-paste|around-pastes)|view/(create-text-view|leave-value|toolbar-state))',
      '^blocks/(views|views\\.server|catalogue)\\.ts$',
      '^schemas/',
    ],
    packages: null,
    comment:
      'The frame of the composer shows drafts by the site’s own views. It speaks with the composer by messages and never imports it.',
  },
  {
    name: 'kit-takes-nothing-of-ours',
    from: '^src/kit/',
    takes: ['^src/kit/'],
    packages: [
      'react',
      'react-dom',
      '@mantine/[^/]+',
      '@tanstack/react-virtual',
      'get-nonce',
      'lucide-react',
      'react-image-crop',
      '@fontsource-variable/[^/]+',
    ],
    comment: 'The kit of the panel knows no domain word and alone imports Mantine. Pass texts, values and states as props.',
  },
  {
    name: 'rich-text-takes-kit-and-engine',
    from: '^src/rich-text/',
    takes: ['^src/(rich-text|kit|engine|domain|i18n)/', '^schemas/'],
    packages: ['react', 'react-dom', 'prosemirror-[a-z-]+'],
    comment: 'The text editor reads the allow-list of the engine. It knows no block, form, document or page.',
  },
  {
    name: 'forms-take-kit-and-texts',
    from: '^src/forms/',
    takes: ['^src/(forms|rich-text|kit|engine|domain|i18n)/', '^src/ui/icons/(extra-)?icons\\.ts$', '^schemas/'],
    packages: ['react', 'react-dom', 'react-intl', 'ajv', 'ajv-formats'],
    comment: 'A form is made from a schema and a store of values. Pickers that ask the server are passed in by the composer or the panel.',
  },
  {
    name: 'composer-takes-forms-and-drafts',
    from: '^src/composer/',
    takes: ['^src/(composer|forms|rich-text|kit|engine|domain|i18n|api-client)/', '^schemas/', '^machines/', '^blocks/catalogue\\.ts$'],
    packages: ['react', 'react-dom', 'react-intl', 'xstate', '@xstate/react', '@tanstack/[^/]+', 'idb', 'uqr'],
    comment: 'The composer never imports the site, the renderer or a view: it speaks with the frame by messages.',
  },
  {
    name: 'admin-puts-the-panel-together',
    from: '^src/admin/',
    takes: [
      '^src/(admin|composer|forms|rich-text|kit|engine|domain|i18n|api-client)/',
      '^schemas/',
      '^machines/',
      '^blocks/catalogue\\.ts$',
    ],
    packages: null,
    comment: 'The panel reaches the server by #api-client, and never a view, the renderer or the site.',
  },
]
