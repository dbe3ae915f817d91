import type { CareerLink } from '@skills-architect/contracts/roles';
import type * as z from 'zod';

interface NamedRole {
  name: string;
  career: { vertical: string[]; lateral: string[] };
}

/** Returns a function for the career links of a role by name; a lateral link is also a link of the other role. */
export const careerLinks = (roles: readonly NamedRole[], getId: (name: string) => number) => {
  const links = new Map(roles.map(({ name }) => [name, new Map<number, z.infer<typeof CareerLink>>()]));
  const link = (from: string, to: string, direction: 'vertical' | 'lateral') =>
    links.get(from)?.set(getId(to), { roleId: getId(to), direction });
  for (const { name, career } of roles)
    for (const other of career.lateral) {
      link(name, other, 'lateral');
      link(other, name, 'lateral');
    }
  for (const { name, career } of roles) for (const other of career.vertical) link(name, other, 'vertical');
  return (name: string) => [...(links.get(name)?.values() ?? [])];
};
