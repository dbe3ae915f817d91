/** A line of a gold file for `npm run bench -- matching`: a job with the identifiers of its right roles. */
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
