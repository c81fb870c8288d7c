/** Refusals of acts on the hosts of a site. */
export const hostErrors = {
  HOST_UNPROVEN: {
    status: 409,
    fr: 'L’adresse {host} ne mène pas encore à ce site\u00a0: branchez le nom de domaine, puis ouvrez le site.',
    en: 'The address {host} does not lead to this site yet: connect the domain name, then open the site.',
  },
  LAST_HOST: {
    status: 409,
    fr: 'C’est la seule adresse d’un site ouvert\u00a0: remettez-le d’abord en travaux.',
    en: 'This is the only address of an open site: close it for works first.',
  },
} as const
