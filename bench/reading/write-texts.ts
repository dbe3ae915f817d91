import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listDescriptions, readOne } from './read-files';

/**
 * Writes the result for every job description in a folder, one JSON object per line: `file`, `title`, `description` and
 * `duties`. Files without a persona are left out. `bench -- matching --descriptions` reads this file.
 */
export const writeTexts = async (out: string, folder: string, cache?: string): Promise<number> => {
  const names = await listDescriptions(folder);
  const lines: string[] = [];
  for (const file of names) {
    const result = await readOne(path.join(folder, file), cache);
    if (result.outcome !== 'read') continue;
    for (const { personaName, roleDescription, rolesAndResponsibilities } of [result.persona, ...result.others]) {
      const duties = rolesAndResponsibilities.split('|').filter(Boolean);
      lines.push(JSON.stringify({ file, title: personaName, description: roleDescription, duties }));
    }
  }
  await writeFile(out, `${lines.join('\n')}\n`);
  return lines.length;
};
