import type { WebhookEvent } from '@skills-architect/contracts';
import { formatWhen } from '@skills-architect/contracts/locale';
import type { AreaChange, ManagedArea, PartHealth, PartState } from '@skills-architect/contracts/portal';
import type { Tone } from '@skills-architect/ui-kit';

/** Text and colour of a state. */
export const STATES: Record<PartState, { word: string; tone: Tone }> = {
  up: { word: 'Up', tone: 'done' },
  slow: { word: 'Slow', tone: 'warning' },
  down: { word: 'Down', tone: 'danger' },
  incompatible: { word: 'Incompatible', tone: 'danger' },
};

/** The latest error of a part, called 'Last error' once the part has recovered. */
export const describeLastError = (state: PartState, { at, text }: NonNullable<PartHealth['error']>) =>
  state === 'up' ? `Last error, ${formatWhen(at)}: ${text}` : `${formatWhen(at)}: ${text}`;

const CHANGE_WORDS: Record<AreaChange['what'], (version: string | undefined) => string> = {
  on: () => 'switched on',
  off: () => 'switched off',
  pinned: (version) => `pinned to version ${version}`,
  released: () => 'released from its pinned version',
  published: (version) => `version ${version} published`,
  removed: (version) => `version ${version} removed`,
  service: () => 'addresses of its service changed',
  calls: () => 'calls of its service decided',
  events: () => 'events for its service decided',
  trial: (version) => `trial of version ${version} started`,
  'trial-ended': (version) => `trial of version ${version} ended`,
};

/** The events that the service of an area can ask for. */
export const EVENT_WORDS: Record<WebhookEvent, string> = {
  'personas.created': 'Personas were created',
  'personas.changed': 'Personas were changed',
  'personas.deleted': 'Personas were deleted',
  'skills.created': 'Skills were created',
  'skills.changed': 'Skills were changed',
  'skills.deleted': 'Skills were deleted',
  'roles.created': 'Roles were created',
  'roles.changed': 'Roles were changed',
  'roles.deleted': 'Roles were deleted',
  'releases.created': 'A release was published',
  'jobs.done': 'A job has ended',
  'jobs.failed': 'A job has failed',
};

/** A change as text, e.g. 'Switched off'. */
export const describeChange = ({ what, version }: AreaChange) => {
  const words = CHANGE_WORDS[what](version);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

/** Explains a conflict: what somebody else changed in the area meanwhile. */
export const describeConflict = ({ title, changes: [last] }: ManagedArea) => {
  if (!last) return `${title} was changed in the meantime.`;
  const reason = last.reason && ` (${last.reason})`;
  return `${title} was changed in the meantime: ${CHANGE_WORDS[last.what](last.version)} by ${last.who}${reason}.`;
};
