/** What services with records of the library share: records, tables, merges, health and changes of releases. */

export { type StoredChanges, storedChanges } from './library-changes/stored-changes';
export { findNearestLevel, levelCounterpart, levelInScheme, levelsOfSchemes } from './merges/level-counterpart';
export {
  joinChanges,
  type LinkedResource,
  type LinkStore,
  linkRoutes,
  linkStore,
  peerLinks,
} from './merges/link-store';
export { linkedResource } from './merges/linked-resource';
export { mergeActions } from './merges/merge-actions';
export type { MergeDocument } from './merges/merge-document';
export { mergeRecords } from './merges/merge-records';
export { type MergeRuns, mergeRuns } from './merges/merge-runs';
export type { GroupOrder } from './records/find-by-group';
export { findTranslatedName } from './records/found-as';
export { chooseNamed, GROUP_FIELDS, groupTexts, importGroupNames, namedByUser } from './records/group-names';
export { importTranslations } from './records/import-translations';
export { LIBRARY_FIELDS, LIBRARY_INDEXES, searchedRecord } from './records/library-record';
export { type OfferedRecords, offeredRecords } from './records/offered-records';
export { type LanguagesById, ownLanguageOf, refuseLanguageChange, storedLanguage } from './records/own-language';
export { columnLanguageReader, languageReader, ownLanguageReader } from './records/record-languages';
export { refuseShownTexts } from './records/refuse-shown-texts';
export { removedTranslations } from './records/removed-translations';
export { type FindNearest, searchByMeaning } from './records/search-by-meaning';
export { searchLibrary } from './records/search-library';
export { selectOffered } from './records/select-offered';
export { type ShownNames, shownLanguage, shownNames, translatedNamesRoutes } from './records/shown-names';
export { type NamedSkills, skillNameIn, skillsField } from './records/skill-versions';
export type { SourceLanguages, Translated, TranslatedCollections } from './records/translated-kinds';
export {
  groupStore,
  type OpenTranslated,
  type TranslatingService,
  translatedStore,
  translationRoutes,
  translationsAlone,
} from './records/translation-routes';
export {
  describeStale,
  otherNames,
  ownLanguageField,
  type RecordTexts,
  StoredTranslation,
  searchedFields,
  searchedTranslations,
  showTranslations,
  TRANSLATED_NAMES,
  type TranslatedNames,
  translationFields,
} from './records/translations';
