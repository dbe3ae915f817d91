import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RegisteredArea } from '@skills-architect/contracts';
import type { LifeCycles } from 'single-spa';
import { expectFiles } from './integrity';

const isApp = (module: unknown): module is LifeCycles =>
  typeof module === 'object' && module !== null && 'mount' in module && 'unmount' in module;

/** Fetches the lifecycles of an area from its build. Code fetched earlier under its name is dropped. */
export const fetchArea = async (area: RegisteredArea): Promise<LifeCycles> => {
  expectFiles(area);
  registerRemotes([{ name: area.scope, entry: area.entry }], { force: true });
  const module: unknown = await loadRemote(`${area.scope}/app`);
  if (!isApp(module)) throw new Error(`${area.entry} exposes no area`);
  return module;
};
