const LONG = 'Donaudampfschifffahrtsgesellschaftskapitän and everything else that a long name may hold ';
const isText = (key, value) => typeof value === 'string' && /name|title|description|source|family$/i.test(key);

/** Makes every text entered by users long; other values are unchanged. */
const withLongTexts = (value, key = '') => {
  if (Array.isArray(value)) return value.map((item) => withLongTexts(item, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, fieldValue]) => [name, withLongTexts(fieldValue, name)]),
    );
  return isText(key, value) ? `${LONG}${value}` : value;
};

/** Empties every list and sets every count to zero. */
const withoutData = (value) => {
  if (Array.isArray(value)) return [];
  if (typeof value === 'number') return 0;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, fieldValue]) => [name, withoutData(fieldValue)]));
};

/** A route that answers what the portal answers, changed. */
export const changeAnswer = (change) => async (route) => {
  const response = await route.fetch();
  const body = await response.json().catch(() => undefined);
  return body === undefined ? route.fulfill({ response }) : route.fulfill({ response, json: change(body) });
};

/** How the error of the mocked failure begins. */
export const FAILURE = 'The service cannot be reached right now.';

/** Mocked responses for each state of a screen, for the calls listed with the screen. */
export const STATES = {
  full: undefined,
  loading: () => new Promise(() => {}),
  error: (route) =>
    route.fulfill({
      status: 502,
      json: {
        error: `${FAILURE} Try again in a moment.`,
        code: 'unreachable',
        requestId: '7d1f0c7e-0000-4000-8000-000000000000',
      },
    }),
  empty: changeAnswer(withoutData),
  long: changeAnswer(withLongTexts),
};
