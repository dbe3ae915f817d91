import * as z from 'zod';

const MAX_ITEMS = 5000;
const Items = z.array(z.unknown()).max(MAX_ITEMS);

const Envelope = z.looseObject({
  items: Items.optional(),
  /** An `ItemList` of schema.org: its elements are items or `ListItem`s. */
  itemListElement: Items.optional(),
  '@graph': Items.optional(),
  total: z.number().int().min(0).optional(),
  numberOfItems: z.number().int().min(0).optional(),
  next: z.string().min(1).optional(),
  token: z.string().min(1).optional(),
});

const unpackItem = (element: unknown): unknown =>
  typeof element === 'object' && element !== null && 'item' in element ? element.item : element;

/** A page of a catalogue: its items, the link to the next page, and on the last page a token for later changes. */
export const CataloguePage = z.union([Items.transform((items) => ({ items })), Envelope]).transform((page, context) => {
  const envelope: z.infer<typeof Envelope> = page;
  const items = envelope.items ?? envelope.itemListElement?.map(unpackItem) ?? envelope['@graph'];
  if (!items) {
    context.addIssue({ code: 'custom', message: 'it has neither items, nor itemListElement, nor @graph' });
    return z.NEVER;
  }
  return { items, total: envelope.total ?? envelope.numberOfItems, next: envelope.next, token: envelope.token };
});
export type CataloguePage = z.infer<typeof CataloguePage>;
