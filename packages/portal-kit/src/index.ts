/**
 * API of the host for areas. Loaded once per page and shared by all areas; areas hold no tokens or service URLs and
 * make no requests of their own.
 */

export { Link, Route, Routes, useLocation, useParams, useSearchParams } from 'react-router-dom';
export { areaRoot } from './areas/area-root';
export { type HelpVideoOffer, useHelpVideo } from './areas/help-video';
export { type AreaAccess, useAreas } from './areas/use-areas';
export type { CallFailure } from './calls/call-failure';
export { download, fetchFile, saveBlob } from './calls/download';
export { type RequestOptions, request } from './calls/request';
export { type CallOptions, type CallResult, useCall } from './calls/use-call';
export { type PagesOptions, type PagesResult, useCallPages } from './calls/use-call-pages';
export { type ChangeOptions, type ChangeResult, useChange } from './calls/use-change';
export { askConfirm, type Question } from './confirm/ask-confirm';
export { createFieldParts, type DraftParts } from './drafts/merge';
export { type Draft, type DraftOptions, useDraft } from './drafts/use-draft';
export { showFailure } from './forms/show-failure';
export { useNameConflict } from './forms/use-name-conflict';
export { useRecordForm } from './forms/use-record-form';
export { mayLeave, navigate } from './history/portal-history';
export { PortalRouter } from './history/portal-router';
export { useQueryState } from './history/query-state';
export { useStoredQuery } from './history/stored-query';
export { confirmDiscard, useGuardedDialog, useUnsavedChanges } from './history/unsaved-changes';
export { useHubEvent } from './hub/use-hub-event';
export { type Jobs, useJobs } from './jobs/jobs';
export { useLoading } from './loading/loading';
export { type MergeCalls, useMerges } from './merges/use-merges';
export { type NotifyOptions, notify } from './notifications/notify';
export { notifyUndoable } from './notifications/notify-undoable';
export { useOpenedRecord } from './recent/recent-places';
export { deleteRecord, restoreRecord } from './records/delete-record';
export { restoreVersion } from './records/restore-version';
export { notifyRetired, retireRecord } from './records/retire-record';
export { useAccessDenied } from './session/access-denied';
export { type ClientChoice, useClient } from './session/client-choice';
export { useClientOfScreen } from './session/client-link';
export { useSession } from './session/session-store';
export { usePageShortcut } from './shortcuts/use-page-shortcut';
export { useShortcut } from './shortcuts/use-shortcut';
export { useVisibleSince } from './shortcuts/use-visible-since';
export type { ChosenSkill } from './skill-choice/choice-rules';
export { buildLevelChoices, CRITICALITIES } from './skill-choice/level-choices';
export {
  type ChosenSkills,
  listChosenLevelNames,
  useChosenSkills,
  useFoundLevels,
} from './skill-choice/use-chosen-skills';
export { useRestorableSelection } from './skill-choice/use-restorable-selection';
export { isEmptyFilter, useSkillSearch } from './skill-choice/use-skill-search';
export { describeOrigin, describeSuggestionSources } from './suggestions/suggested-from';
export { useSuggestions } from './suggestions/use-suggestions';
export { useTableExport } from './tables/use-table-export';
