/** The sign-in provider of the link that opened the portal: `/login?provider=northwind`. */
export const readLinkedProvider = (search: string): string | undefined =>
  /^[a-z][a-z0-9-]+$/.exec(new URLSearchParams(search).get('provider') ?? '')?.[0];
