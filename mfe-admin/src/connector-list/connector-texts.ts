import type { ConnectorKind } from '@skills-architect/contracts';
import type { ConnectorInfo, ConnectorState } from '@skills-architect/contracts/admin';
import { formatDateTime } from '@skills-architect/contracts/locale';
import type { Tone } from '@skills-architect/ui-kit';

/** Display name of each kind of connector. */
export const KINDS: Record<ConnectorKind, string> = {
  'learning-platform': 'Learning platform',
  'adaptive-engine': 'Adaptive engine',
  'content-provider': 'Content provider',
  'skills-search': 'External skills search',
  'ai-provider': 'AI provider',
  webhook: 'Webhook',
};

/** Text and colour of a connector's state. */
export const CONNECTOR_STATES: Record<ConnectorState, { word: string; tone: Tone }> = {
  untried: { word: 'Not used yet', tone: 'neutral' },
  up: { word: 'Works', tone: 'done' },
  failing: { word: 'Failing', tone: 'warning' },
  paused: { word: 'Paused', tone: 'danger' },
  gone: { word: 'Not configured', tone: 'danger' },
};

/** What a state means for the waiting messages. */
export const explainState = ({ state, pausedUntil }: Pick<ConnectorInfo, 'state' | 'pausedUntil'>): string => {
  if (state === 'paused')
    return pausedUntil ? `It failed several times; next try at ${formatDateTime(pausedUntil)}` : '';
  return state === 'gone' ? 'It is no longer in the deployment file' : '';
};
