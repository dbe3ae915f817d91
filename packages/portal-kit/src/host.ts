/** Entry point for the host only. */

export { finishProviderSignIn, readSession, signIn, signInWithGoogle, signOut } from './account/account';
export { useFind } from './area-calls/use-find';
export { useHome } from './area-calls/use-home';
export {
  type AreaEntry,
  type AreaFailure,
  type AreaFailureKind,
  type AreaState,
  type Areas,
  currentBuild,
  isOutdated,
  openBuilds,
} from './areas/area-state';
export { areaActions, findArea, isLoadFailure, useAreaStore } from './areas/area-store';
export { type ShownVideo, useShownVideo } from './areas/help-video';
export { useRegisteredAreas } from './areas/use-areas';
export { useStepOfScreen } from './breadcrumb/step';
export { CallFailure } from './calls/call-failure';
export { saveFile } from './calls/download';
export { dropStaleResults } from './calls/drop-stale-results';
export { readClients, useChoice } from './clients/client-choice';
export { type AskedQuestion, answerQuestion, useQuestions } from './confirm/ask-confirm';
export { type DraftOffer, useDraftOffers } from './drafts/draft-offers';
export { currentLocation, hasNoBlockers, type Leaving, mayLeave, onNavigate } from './history/portal-history';
export { PortalRouter } from './history/portal-router';
export { closeHub, onEvent, openHub } from './hub/hub';
export { pauseFreshResults, useFreshResults } from './jobs/fresh-results';
export { useJobsOnScreen } from './jobs/jobs-on-screen';
export { useStalledJobs } from './jobs/stalled-jobs';
export { showLoading, useLoadingStore } from './loading/loading';
export {
  dismissNotification,
  type ShownNotification,
  useNotifications,
  withdrawNotification,
} from './notifications/notify';
export { useRecentPlaces } from './recent/recent-places';
export { readEndedSession } from './session/ended-session';
export { expireSession, type LandingState } from './session/expiry';
export { takeRememberedPath } from './session/redirect-path';
export { onUserChange, useSessionStore } from './session/session-store';
export { type ListedShortcut, useListedShortcuts } from './shortcuts/listed-shortcuts';
export { SHORTCUTS_KEY, toggleShortcuts, useShortcutSetting } from './shortcuts/shortcut-setting';
export { startKit } from './start-kit';
export { localStore, tabStore } from './storage/browser-storage';
export { EXPLAINED_KEY } from './storage/use-explanation';
