export type { Connector, OutgoingRequest as Outgoing } from './connector';
export type { ConnectorState as SharedState } from './connector-states';
export type { Connectors } from './connectors';
export { type ExternalSkills, externalSkills } from './external-skills';
export { followDelivery } from './follow-delivery';
export { maskSecrets } from './mask-secrets';
export type { GroupCount, Message, NewMessage } from './outbox';
export type { ConnectorRequest } from './request';
export { ConnectorTrouble } from './trouble';
