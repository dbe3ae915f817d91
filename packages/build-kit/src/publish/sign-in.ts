import { login } from '@skills-architect/contracts/portal';
import { UserError } from '../user-error';
import { type Credentials, HOW_TO_SIGN_IN } from './credentials';

/** The JSON of an answer; throws with its sentence when the portal has refused. */
export const readAnswer = async (response: Response) => {
  const body = await response.json().catch(() => ({}));
  if (!response.ok) throw new UserError(body.error ?? `${response.url} answered ${response.status}`);
  return body;
};

/** Headers of a user's session. */
export const signIn = async (
  portal: string,
  address: string,
  { loginId, password, isGuess }: Credentials,
): Promise<Record<string, string>> => {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginId, password }),
  }).catch(() => {
    throw new UserError(`No portal answers at ${portal}. Start it with npm start, or use --to.`);
  });
  const loginAnswer = await readAnswer(response).catch((error: Error) => {
    throw isGuess ? new UserError(`${error.message} ${HOW_TO_SIGN_IN}`) : error;
  });
  const { csrfToken } = login.answer.parse(loginAnswer);
  const cookie = response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  return { cookie, 'x-csrf-token': csrfToken };
};
