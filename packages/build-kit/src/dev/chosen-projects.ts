import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { UserError } from '../user-error';

/** The projects served locally; everything else comes from the portal. */
export interface ChosenProjects {
  /** The folder of the shell, if selected. */
  shell?: string;
  /** The folders of the areas. */
  areas: string[];
}

const isArea = (folder: string) => existsSync(join(folder, 'src/area.ts'));
const SHELL = 'shell';

/**
 * Resolves command-line names: an area by its folder or name (`mfe-roles`, `roles`, `.`), or `shell`. Without names:
 * the area in the current folder, else shell and all areas.
 */
export const chooseProjects = (names: readonly string[], from: string): ChosenProjects => {
  const folders = readdirSync(from)
    .filter((name) => name.startsWith('mfe-'))
    .map((name) => join(from, name))
    .filter(isArea);
  const shell = existsSync(join(from, SHELL)) ? join(from, SHELL) : undefined;
  if (names.length === 0) return isArea(from) ? { areas: [from] } : { shell, areas: folders };
  const findArea = (name: string) => {
    const found = [resolve(from, name), join(from, `mfe-${name}`)].find(isArea);
    if (found) return found;
    const available = [...(shell ? [SHELL] : []), ...folders.map((folder) => basename(folder))];
    throw new UserError(
      `There is no area ${name} here; ${available.length ? `there are ${available.join(', ')}` : 'name its folder'}.`,
    );
  };
  const isShell = (name: string) => name === SHELL && shell !== undefined;
  return {
    ...(names.some(isShell) && { shell }),
    areas: names.filter((name) => !isShell(name)).map(findArea),
  };
};
