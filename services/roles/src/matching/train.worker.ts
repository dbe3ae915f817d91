import { encodeModel, type LibraryRole, trainWordVectors } from '@skills-architect/matching';

/** Trains word vectors on the library's texts. */
export default ({ roles, texts }: { roles: LibraryRole[]; texts: string[] }) =>
  encodeModel(trainWordVectors(roles, { moreTexts: texts }));
