import { encodeModel, type LibraryRole, trainWordVectors } from '@skills-architect/matching';

/** Learns word vectors from the library's texts. */
export default ({ roles, texts }: { roles: LibraryRole[]; texts: string[] }) =>
  encodeModel(trainWordVectors(roles, { moreTexts: texts }));
