import { AttributeId, type AttributeValue } from '@skills-architect/contracts/admin';

const numberValues = (...names: string[]): AttributeValue[] =>
  names.map((attributeValue, index) => ({ attributeValueId: index + 1, attributeValue }));

/** Values of each attribute. Clients store their ids: add new values at the end. */
export const ATTRIBUTE_VALUES: ReadonlyMap<number, readonly AttributeValue[]> = new Map([
  [AttributeId.GrowthStage, numberValues('Start-up', 'Growth', 'Expansion', 'Maturity', 'Renewal')],
  [AttributeId.InstanceRegion, numberValues('Europe', 'Asia Pacific', 'India', 'Middle East', 'United States')],
]);

/** Name of a value; empty for 0 and unknown ids. */
export const valueName = (attributeId: number, valueId: number): string =>
  ATTRIBUTE_VALUES.get(attributeId)?.find(({ attributeValueId }) => attributeValueId === valueId)?.attributeValue ?? '';
