import type * as calls from '@skills-architect/contracts/personas';

const AT = '2026-11-03T12:00:00.000Z';
export const WEBER = { userId: 3, userName: 'A. Weber' };

/** A review in which the user may approve. */
export const aReview = (overrides: Partial<calls.Review> = {}): calls.Review => ({
  personaId: 12,
  personaName: 'Driver',
  clientId: 1,
  state: 'inReview',
  isNeeded: true,
  approvers: [WEBER],
  allowed: { send: false, withdraw: true, approve: true, refuse: true },
  sent: { by: WEBER, at: AT, message: 'Please look' },
  refused: null,
  approved: null,
  fields: [],
  skills: [],
  read: { personaRev: 2, skillsRev: 5 },
  ...overrides,
});

/** A comment of the user at the description. */
export const aComment = (commentId: number, overrides: Partial<calls.ReviewComment> = {}): calls.ReviewComment => ({
  commentId,
  place: { field: 'roleDescription' },
  placeName: 'Role Description',
  text: 'Which lorry?',
  by: WEBER,
  at: AT,
  isEdited: false,
  resolved: null,
  rev: 0,
  isOwn: true,
  ...overrides,
});

/** A persona of the list that waits for approval. */
export const aWaitingPersona = (personaId: number, personaName: string): calls.PersonaSummary => ({
  personaId,
  personaName,
  personaGroup: { personaGroupId: 1, personaGroupName: 'Depot' },
  clientId: 1,
  industryRole: null,
  leadershipRole: null,
  skills: 0,
  skillsWithLevel: 0,
  approval: { state: 'inReview', isChanged: false, openComments: 0 },
  rev: 0,
});
