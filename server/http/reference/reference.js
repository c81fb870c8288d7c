// Starts Swagger UI. Requests are not sent from the page, and no external validator is called.
globalThis.SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'list',
  filter: true,
  supportedSubmitMethods: [],
  validatorUrl: null,
})
