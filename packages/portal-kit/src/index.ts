/**
 * API of the host for areas. Loaded once per page and shared by all areas; areas hold no tokens or service URLs and
 * make no requests of their own.
 */

export { Link, useLocation, useParams } from 'react-router-dom';
export { areaRoot } from './areas/area-root';
export { useHelpVideo } from './areas/help-video';
export { useAreas } from './areas/use-areas';
export { useBreadcrumbStep } from './breadcrumb/step';
export { CallFailure } from './calls/call-failure';
export { download } from './calls/download';
export { request } from './calls/request';
export { type CallResult, useCall } from './calls/use-call';
export { useCallPages } from './calls/use-call-pages';
export { useChange } from './calls/use-change';
export { useClient } from './clients/client-choice';
export { useClientOfScreen } from './clients/client-link';
export { askConfirm } from './confirm/ask-confirm';
export { createFieldParts, type DraftParts } from './drafts/merge';
export { confirmDiscard, useGuardedDialog, useUnsavedChanges } from './drafts/unsaved-changes';
export { useDraft } from './drafts/use-draft';
export { navigate } from './history/portal-history';
export { nameList, typedText } from './history/query-fields';
export { useQueryState } from './history/query-state';
export { useStoredQuery } from './history/stored-query';
export { useHubEvent } from './hub/use-hub-event';
export { useJobs } from './jobs/jobs';
export { notify } from './notifications/notify';
export { useOpenedRecord } from './recent/recent-places';
export { useSession } from './session/session-store';
export { useShortcut } from './shortcuts/use-shortcut';
export { useExplanation } from './storage/use-explanation';
