import type { LibraryRole } from '@skills-architect/matching';
import { demoSubSectors } from '../../services/roles/src/demo/demo-roles';

/** The demo library as the matcher sees it. */
export const demoLibrary = (): LibraryRole[] =>
  demoSubSectors()
    .flatMap((subSector) => subSector.functions)
    .flatMap((group) => group.roles.map((role) => ({ role, group })))
    .map(({ role, group }, index) => ({
      roleId: index + 1,
      language: 'en',
      label: role.name,
      alternativeLabels: role.alternatives,
      description: [role.description, ...role.workFunctions.flatMap(({ name, tasks }) => [name, ...tasks])].join('\n'),
      essentialSkills: role.skills
        .filter(({ criticality }) => criticality === 'High')
        .map(({ name }, skill) => ({ skillId: skill + 1, skillName: name })),
      group: { label: group.functionName, text: group.description },
    }));
