import { AttributeId, type AttributeValue } from '@skills-architect/contracts/admin';

const numbered = (...names: string[]): AttributeValue[] =>
  names.map((attributeValue, at) => ({ attributeValueId: at + 1, attributeValue }));

/** The values of each attribute. Ids are kept with clients: new values go to the end. */
export const ATTRIBUTE_VALUES: ReadonlyMap<number, readonly AttributeValue[]> = new Map([
  [AttributeId.GrowthStage, numbered('Start-up', 'Growth', 'Expansion', 'Maturity', 'Renewal')],
  [AttributeId.InstanceRegion, numbered('Europe', 'Asia Pacific', 'India', 'Middle East', 'United States')],
]);

/** What a value is called; empty for 0 and for what is not known. */
export const valueName = (attributeId: number, valueId: number): string =>
  ATTRIBUTE_VALUES.get(attributeId)?.find(({ attributeValueId }) => attributeValueId === valueId)?.attributeValue ?? '';
