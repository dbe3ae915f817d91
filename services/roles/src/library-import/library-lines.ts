import type { ImportedTranslation } from '@skills-architect/contracts';
import type { ImportedSkill } from '@skills-architect/contracts/skills';
import { readLines } from '@skills-architect/library-service-kit/table-files';
import { AppError, type ServiceKit } from '@skills-architect/service-kit';
import { LIBRARY } from './import-document';
import {
  LINK_LINES,
  ROLE_LINES,
  ROLE_TRANSLATION_LINES,
  SKILL_LINES,
  SKILL_TRANSLATION_LINES,
  type TaxonomyFrame,
  type TaxonomyLink,
  type TaxonomyRole,
} from './taxonomy';

const FRAME = 'frame';
const KEPT = [SKILL_LINES, LINK_LINES, ROLE_LINES, SKILL_TRANSLATION_LINES, ROLE_TRANSLATION_LINES];

/** The files of an import: the uploaded ones, and the records read from them as JSON lines. */
export const importFiles = ({ files }: Pick<ServiceKit, 'files'>) => {
  const folder = (importId: number) => `${LIBRARY}-import/${importId}/`;
  const filesNotFound = () => new AppError('not-found', 'The files of this import are gone. Choose them again.');

  /** Reads the lines in batches; only one batch is in memory. */
  async function* readBatches<T>(name: string, size: number, isNeeded = true): AsyncGenerator<T[]> {
    const file = await files.open(name);
    if (!file && !isNeeded) return;
    if (!file) throw filesNotFound();
    yield* readLines<T>(file.stream, size);
  }

  return {
    uploadedName: (importId: number, index: number) => `${folder(importId)}uploaded/${index}`,
    skills: (importId: number, size: number) => readBatches<ImportedSkill>(`${folder(importId)}${SKILL_LINES}`, size),
    /** Previews of an earlier version have no links. */
    links: (importId: number, size: number) =>
      readBatches<TaxonomyLink>(`${folder(importId)}${LINK_LINES}`, size, false),
    roles: (importId: number, size: number) => readBatches<TaxonomyRole>(`${folder(importId)}${ROLE_LINES}`, size),
    skillTranslations: (importId: number, size: number) =>
      readBatches<ImportedTranslation>(`${folder(importId)}${SKILL_TRANSLATION_LINES}`, size),
    roleTranslations: (importId: number, size: number) =>
      readBatches<ImportedTranslation>(`${folder(importId)}${ROLE_TRANSLATION_LINES}`, size),

    /** Stores the parsed records and deletes the uploaded files. */
    async keep(importId: number, frame: TaxonomyFrame, from: (name: string) => string) {
      for (const name of KEPT) await files.save(`${folder(importId)}${name}`, { path: from(name) });
      await files.save(`${folder(importId)}${FRAME}`, Buffer.from(JSON.stringify(frame)));
      await files.removeUnder(`${folder(importId)}uploaded/`);
    },
    async frame(importId: number): Promise<TaxonomyFrame> {
      const content = await files.read(`${folder(importId)}${FRAME}`);
      if (!content) throw filesNotFound();
      return JSON.parse(content.toString());
    },
    remove: (importId: number) => files.removeUnder(folder(importId)),
  };
};
export type ImportFiles = ReturnType<typeof importFiles>;
