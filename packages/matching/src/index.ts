export { changedShare, changeIndex, type LibraryChange } from './change-index';
export type { DecidedTitle, PreviousChoice } from './decisions/decisions';
export type { DuplicatePair, DuplicateReason, Named } from './duplicates/duplicate-pair';
export { findDuplicates } from './duplicates/find-duplicates';
export {
  type EmbeddingPair,
  type EmbeddingTexts,
  jobTexts,
  nameTexts,
  roleTexts,
  similarity,
  titleText,
} from './embeddings/embeddings';
export { type Explanation, explain, type TitleReason } from './explain';
export { EVIDENCE, type Evidence } from './fit/evidence';
export {
  type Confidence,
  EQUAL_NAME,
  FITTED_MODEL,
  type FittedFor,
  type JobKind,
  jobKind,
  type Limits,
  rateFit,
  SIMILAR_LEAD,
} from './fit/fit';
export { type CompactKindModel, compactKinds, type KindModel } from './kinds/kind-model';
export { readLevel } from './level/level';
export { type LibraryRole, listNames, type RoleSkill } from './library-role';
export { type MatchResult, match, type Suggestion } from './match';
export { buildIndex, type MatchIndex } from './match-index';
export type { MatchQuery } from './match-query';
export { compoundSplitter, joinCompounds, joinEvidence } from './reading/compounds';
export { type Section, sectionsUnderHeadings, type Topic } from './reading/headings';
export type { Span } from './reading/sentences';
export { tokens } from './reading/tokens';
export type { Decision, WeighedSentence } from './relevance/read-query';
export type { ScoreParts } from './scores';
export {
  matchSkillNames,
  type SkillNameMatch,
  type SkillNameReason,
  type SkillNames,
  wordBeginnings,
} from './skill-names/match-skill-names';
export { candidateWords } from './skills-in-text/candidate-words';
export { type FoundSkill, findSkills, type NamedSkill, type SkillEvidence } from './skills-in-text/find-skills';
export { listPassages } from './skills-in-text/passages';
export type { Meaning } from './skills-in-text/sentence-meaning';
export { findStatedSkills, type SkillSources, type StatedSkill } from './skills-in-text/stated-skills';
export type { Vocabulary } from './skills-in-text/word-rarity';
export { fromStoredIndex, INDEX_FORMAT, MATCHER_VERSION, type StoredIndex, toStoredIndex } from './stored-index';
export { type NameMeanings, type NameNearness, nameMeanings } from './titles/name-meanings';
export { compact } from './vectors/compact-model';
export { product } from './vectors/dense';
export { decodeModel, encodeModel } from './vectors/model-file';
export { type TrainingOptions, trainWordVectors } from './vectors/train-word-vectors';
export type { WordVectors } from './vectors/word-vectors';
export type { SkillReason } from './why/skill-reasons';
export type { WordReason } from './why/word-reasons';
