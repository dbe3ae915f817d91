import {
  type AreaManifest,
  type JobState,
  MAIN_LANGUAGE,
  type PortalEvent,
  type RegisteredArea,
} from '@skills-architect/contracts';
import {
  type ClientName,
  DEFAULT_NOTICE_SETTINGS,
  ownClients,
  readNoticeSettings,
} from '@skills-architect/contracts/admin';
import {
  cancelJob,
  dismissJob,
  listJobs,
  listNotices,
  listRecentPlaces,
  loginOptions,
  noteRecentPlace,
  readNotices,
  type SessionUser,
  seeNotices,
} from '@skills-architect/contracts/portal';
import { listLanguages } from '@skills-architect/contracts/skills';
import { areaActions } from '../areas/area-store';
import { cache } from '../calls/cache';
import { retries } from '../calls/http-client';
import { useChoice } from '../clients/client-choice';
import { answerQuestion, type Question, useQuestions } from '../confirm/ask-confirm';
import { type DraftOffer, useDraftOffers } from '../drafts/draft-offers';
import { navigate } from '../history/portal-history';
import { closeHub, deliver } from '../hub/hub';
import { useNotifications } from '../notifications/notify';
import { dropSession, storeSession } from '../session/session-store';
import { startKit } from '../start-kit';
import { answer, type FakeAnswer } from './answers';
import { type FakeNetwork, fakeNetwork, type RecordedRequest } from './fake-network';

/** Signed-in user, location and answers of the services. */
export interface PortalOptions {
  /** The signed-in user; default `aUser()`. */
  user?: SessionUser;
  /** Path of the screen, with its query. */
  path?: string;
  /** The user's clients; default one client named 'Acme'. The first is selected unless `clientId` is given. */
  clients?: readonly ClientName[];
  /** The selected client; `null` for none. */
  clientId?: number | null;
  /** Manifests of the areas that are on. */
  areas?: readonly AreaManifest[];
  /** Answers of the services. A request without an answer fails the test. */
  answers?: readonly FakeAnswer[];
  jobs?: readonly JobState[];
  /** The languages in which the library can be shown; default English alone. */
  languages?: readonly string[];
  /** How long safe calls are repeated before a screen is told, in milliseconds; default 0. */
  silentMs?: number;
  /** How to answer questions of the confirmation pop-up; default yes. */
  agree?: boolean | ((question: Question) => boolean);
}

/** The portal around a screen under test. */
export interface FakePortal {
  /** Requests so far, without the host's own. */
  requests: readonly RecordedRequest[];
  /** Notifications so far, as shown to the user. */
  notifications: {
    text: string;
    detail?: string;
    variant: string;
    duration: number;
    action?: { label: string; run: () => void };
  }[];
  /** Questions of the confirmation pop-up so far. */
  questions: Question[];
  /** Drafts that the screen offers to restore. */
  offers: () => readonly DraftOffer[];
  /** Current path, with its query. */
  path: () => string;
  /** Adds answers; they have priority over earlier ones. */
  answer: (...answers: FakeAnswer[]) => void;
  /** Pushes an event through the hub. */
  push: (name: string, data?: PortalEvent['data']) => void;
}

/** Lists these areas as on, like an answer of the registry. */
export const registerAreas = (areas: readonly RegisteredArea[]): void =>
  areaActions.list({ areas, off: [], missing: [] }, { hasUnsavedWork: false });

/** A user with defaults. */
export const aUser = (overrides: Partial<SessionUser> = {}): SessionUser => ({
  userId: 1,
  name: 'Grace Lindqvist',
  userType: 4,
  clients: [],
  ...overrides,
});

/** An area as the registry lists it, from its manifest. */
export const aRegisteredArea = (manifest: AreaManifest): RegisteredArea => ({
  manifest,
  version: '1.0.0',
  needs: {},
  integrity: {},
  entry: `/apps/${manifest.id}/1.0.0/mf-manifest.json`,
  scope: `mfe_${manifest.id}`,
});

let currentNetwork: FakeNetwork | undefined;
let stopKit: () => void = () => {};
let stops: (() => void)[] = [];
let pushCount = 0;

const tearDown = () => {
  for (const end of stops) end();
  stops = [];
  dropSession();
  cache.clear();
  closeHub();
  localStorage.clear();
  sessionStorage.clear();
  useNotifications.setState({ notifications: [] });
  useQuestions.setState({ questions: [] });
  useDraftOffers.setState({ offers: [] });
  areaActions.reset();
  stopKit();
};

/** Sets up a fake portal, for hooks and for tests of the host. */
export const fakePortal = ({
  user = aUser(),
  path = '/',
  clients = [{ clientId: 1, clientName: 'Acme' }],
  clientId = clients[0]?.clientId ?? null,
  areas = [],
  answers = [],
  jobs = [],
  languages = [MAIN_LANGUAGE],
  silentMs = 0,
  agree = true,
}: PortalOptions = {}): FakePortal => {
  tearDown();
  retries.silentMs = silentMs;
  stopKit = startKit();
  const done = { done: true } as const;
  const fakeNet = fakeNetwork([
    answer(ownClients, { clients: [...clients] }),
    answer(listJobs, { jobs: [...jobs] }),
    answer(cancelJob, done),
    answer(dismissJob, done),
    answer(loginOptions, { google: false }),
    answer(listLanguages, { languages: [...languages] }),
    answer(noteRecentPlace, done),
    answer(listRecentPlaces, { places: [] }),
    answer(listNotices, { notices: [], total: 0, unread: 0 }),
    answer(readNoticeSettings, { ...DEFAULT_NOTICE_SETTINGS, canMail: false, isChosen: false }),
    answer(readNotices, done),
    answer(seeNotices, done),
  ]);
  currentNetwork = fakeNet;
  fakeNet.add(answers);
  navigate(path, { replace: true, skipConfirm: true });
  registerAreas(areas.map(aRegisteredArea));
  if (clientId !== null) localStorage.setItem('clientName', String(clientId));
  storeSession({ user, csrfToken: 'test-token' });
  useChoice.setState({ known: true, clients, clientId: clientId ?? undefined });

  const notifications: FakePortal['notifications'] = [];
  const questions: Question[] = [];
  stops.push(
    useNotifications.subscribe((now, before) => {
      for (const { text, detail, variant, duration, action, id } of now.notifications)
        if (!before.notifications.some((shown) => shown.id === id))
          notifications.push({ text, variant, duration, ...(detail && { detail }), ...(action && { action }) });
    }),
    useQuestions.subscribe(({ questions: [question] }) => {
      if (!question) return;
      questions.push(question);
      answerQuestion(question.id, typeof agree === 'function' ? agree(question) : agree, 0);
    }),
  );
  return {
    requests: fakeNet.requests,
    notifications,
    questions,
    offers: () => useDraftOffers.getState().offers,
    path: () => `${window.location.pathname}${window.location.search}`,
    answer: (...more) => fakeNet.add(more),
    push: (name, data = {}) =>
      deliver({ position: String(++pushCount).padStart(9, '0'), to: { all: true }, name, data }),
  };
};

/** Tears down the portal of a test and returns its first fault, if any. */
export const endPortal = (): Error | undefined => {
  const fault = currentNetwork?.faults[0];
  currentNetwork = undefined;
  tearDown();
  return fault;
};
