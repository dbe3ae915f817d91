/** A line of a gold file: a job with the identifiers of its right roles, as `npm run bench -- matching` reads it. */
export const goldLine = (
  decision: { _id: string; title: string },
  description: string,
  role: { _id: number; externalId?: string | undefined },
): string =>
  `${JSON.stringify({
    id: decision._id,
    title: decision.title,
    description,
    gold: { exactMatch: [role.externalId ?? `role ${role._id}`] },
  })}\n`;
