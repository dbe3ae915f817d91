import type { CareerLink } from '@skills-architect/contracts/roles';
import type * as z from 'zod';

type Link = z.infer<typeof CareerLink>;

/** Career steps with one role replaced by another, without duplicates. */
export const moveCareerLinks = (links: readonly Link[], fromId: number, toId: number): Link[] => {
  const moved = links.map((link) => (link.roleId === fromId ? { ...link, roleId: toId } : link));
  return moved.filter(
    (link, index) =>
      moved.findIndex((role) => role.roleId === link.roleId && role.direction === link.direction) === index,
  );
};

/** Suggested roles with one replaced by another, without duplicates. */
export const moveSuggested = (ids: readonly number[], fromId: number, toId: number): number[] => [
  ...new Set(ids.map((id) => (id === fromId ? toId : id))),
];
