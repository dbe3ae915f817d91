import { UserError } from '../user-error';

/** The default password of demo users, only on local portals. */
const DEMO_PASSWORD = 'Skills.Demo1';

export const HOW_TO_SIGN_IN =
  'Set PORTAL_TOKEN to an access token with the calls List managed areas and Publish area, or for a portal in development mode PORTAL_LOGIN and PORTAL_PASSWORD to the login of a Super User of this portal (ADMIN_LOGIN and ADMIN_PASSWORD, or DEMO_PASSWORD for the demo users, work as well).';

const isOnThisMachine = (portal: string) => {
  const { hostname } = new URL(portal);
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
};

export interface Credentials {
  loginId: string;
  password: string;
  /** No password was given: the demo default is used, which only local portals accept. */
  isGuess: boolean;
}

/** Credentials of a Super User, from the environment. The demo password is not sent to other machines. */
export const readCredentials = (
  portal: string,
  environment: Readonly<Record<string, string | undefined>>,
): Credentials => {
  const loginId = environment.PORTAL_LOGIN || environment.ADMIN_LOGIN || 'super';
  const password = environment.PORTAL_PASSWORD || environment.ADMIN_PASSWORD || environment.DEMO_PASSWORD;
  if (password) return { loginId, password, isGuess: false };
  if (!isOnThisMachine(portal)) throw new UserError(`No login for ${portal}. ${HOW_TO_SIGN_IN}`);
  return { loginId, password: DEMO_PASSWORD, isGuess: true };
};
