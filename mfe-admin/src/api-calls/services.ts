/** Names of the services, as the portal calls their parts. */
export const SERVICES: Record<string, string> = {
  personas: 'Client Personas',
  skills: 'Skills',
  roles: 'Industry Roles',
  explorer: 'Explorer',
  admin: 'Administration',
  portal: 'Portal',
};
