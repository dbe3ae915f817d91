import { encodeModel, type LibraryRole, trainWordVectors } from '@skills-architect/matching';
import { serveTasks } from '@skills-architect/service-kit/worker';

serveTasks(({ roles, texts }: { roles: LibraryRole[]; texts: string[] }) =>
  encodeModel(trainWordVectors(roles, { moreTexts: texts })),
);
