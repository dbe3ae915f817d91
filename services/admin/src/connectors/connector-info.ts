import type { ConnectorInfo, ConnectorState } from '@skills-architect/contracts/admin';
import type { Connector, SharedState } from '@skills-architect/service-kit/connectors';

/** The state of a connector as one word. */
export const connectorState = (isConfigured: boolean, state: SharedState | undefined, now: Date): ConnectorState => {
  if (!isConfigured) return 'gone';
  if (!state) return 'untried';
  if (state.openUntil && state.openUntil > now) return 'paused';
  return state.failures ? 'failing' : 'up';
};

interface ConnectorFacts {
  connector: Connector | undefined;
  /** Whether it is the service of an area that is there. */
  isArea: boolean;
  state: SharedState | undefined;
  waiting: number;
  dead: number;
}

/** A connector as shown to Super Users. */
export const toConnectorInfo = (
  name: string,
  { connector, isArea, state, waiting, dead }: ConnectorFacts,
  now: Date,
): ConnectorInfo => {
  const stateName = connectorState(connector !== undefined || isArea, state, now);
  return {
    connector: name,
    ...(connector && connector.kind !== 'mail' && { kind: connector.kind }),
    hosts: [...(connector?.hosts ?? [])],
    state: stateName,
    ...(stateName === 'paused' && state?.openUntil && { pausedUntil: state.openUntil.toISOString() }),
    ...(state?.lastSuccessAt && { lastSuccessAt: state.lastSuccessAt.toISOString() }),
    ...(state?.lastError && { lastError: { at: state.lastError.at.toISOString(), text: state.lastError.text } }),
    waiting,
    deadLetters: dead,
  };
};
