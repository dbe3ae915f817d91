import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { API_PREFIX, type RegisteredArea } from '@skills-architect/contracts';
import { listAreas } from '@skills-architect/contracts/portal';
import type { AreaUnderTest } from './areas';

/** Page-level switch: while it is off, the changed code behaves like the original. */
const SWITCH = 'drillIsOn';

/**
 * Each wraps the module factories of a chunk. `isOn` is read at run time, so that the fault can be repaired while the
 * page is open.
 */
const CHANGES = {
  /** The area's own module throws during evaluation. */
  onLoad: `(factory) => (module, exports, require) => {
    if (isOn()) throw new Error('a drill: thrown while loading');
    factory(module, exports, require);
  }`,
  /** Screens load, but throw on render. Screens are the modules requested after evaluation. */
  onRender: `(factory) => (module, exports, require) => {
    let evaluating = true;
    const screen = (built) => ({
      ...built,
      default: (props) => {
        if (isOn()) throw new Error('a drill: thrown while drawing');
        return built.default(props);
      },
    });
    const asked = (id) => (evaluating ? require(id) : screen(require(id)));
    factory(module, exports, Object.setPrototypeOf(asked, require));
    evaluating = false;
  }`,
};
export type Change = keyof typeof CHANGES;

/** Wraps every module that a chunk registers under this name. */
const wrapModules = (code: string, scope: string, change: Change) => `(() => {
const isOn = () => globalThis.${SWITCH} !== false;
const change = ${CHANGES[change]};
const list = 'webpackChunk${scope}';
const chunks = globalThis[list] ?? [];
globalThis[list] = {
  push: ([ids, factories, run]) => {
    const others = Object.entries(factories).map(([id, factory]) => [id, change(factory)]);
    chunks.push([ids, Object.fromEntries(others), run]);
  },
};
(() => {${code}
})();
globalThis[list] = chunks;
})();`;

const sha384 = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** The portal's real response, with a modifiable body. */
export const fetchAnswer = async (route: Route) => {
  const response = await route.fetch({ headers: { ...route.request().headers(), 'accept-encoding': 'identity' } });
  return { response, text: await response.text() };
};

/**
 * Serves the area's exposed module with a fault and makes the registry list matching hashes, as if this version had
 * been published. Returns a function that publishes the repaired version.
 */
export const changeCode = async (page: Page, area: AreaUnderTest, change: Change) => {
  const [file = ''] = Object.keys(area.integrity).filter((name) => name.startsWith('__federation_expose_app.'));
  const build = await page.request.get(new URL(file, new URL(area.entry, page.url())).href);
  const code = wrapModules(await build.text(), area.scope, change);
  await page.route(`**/apps/${area.id}/**/${file}`, async (route) => {
    const { response } = await fetchAnswer(route);
    await route.fulfill({ response, body: code });
  });
  await page.route(`**${API_PREFIX}${listAreas.path}`, async (route) => {
    const { response, text } = await fetchAnswer(route);
    const registry: { areas: RegisteredArea[] } = JSON.parse(text);
    for (const { manifest, integrity } of registry.areas) if (manifest.id === area.id) integrity[file] = sha384(code);
    await route.fulfill({ response, json: registry });
  });
  return () => page.evaluate((name) => void Reflect.set(globalThis, name, false), SWITCH);
};
