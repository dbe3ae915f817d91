import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImportedTranslation } from '@skills-architect/contracts';
import { withTemporaryFolder } from '@skills-architect/service-kit';
import type { TaxonomyTarget } from '../library-import/taxonomy';
import { type TableFile, withTables } from './table-files';

/** What a reader says of files with this content by name, and the translations that it passes on. */
export const readFiles = <T>(
  files: Record<string, string>,
  read: (tables: TableFile[], target: TaxonomyTarget) => Promise<T>,
) =>
  withTemporaryFolder('taxonomy-files', async (folder) => {
    const sources = await Promise.all(
      Object.entries(files).map(async ([name, content], index) => {
        const copy = path.join(folder, `${index}`);
        await writeFile(copy, content);
        return { name, path: copy };
      }),
    );
    const translations: Record<'skills' | 'roles', ImportedTranslation[]> = { skills: [], roles: [] };
    const ignore = () => undefined;
    const target: TaxonomyTarget = {
      ...{ skill: ignore, role: ignore, link: ignore },
      skillTranslation: async (translation) => {
        translations.skills.push(translation);
      },
      roleTranslation: async (translation) => {
        translations.roles.push(translation);
      },
    };
    return { result: await withTables(sources, folder, (tables) => read(tables, target)), translations };
  });
