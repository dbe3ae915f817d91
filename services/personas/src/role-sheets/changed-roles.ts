import { formatNumber } from '@skills-architect/contracts/locale';
import { FACT_NAMES, type FactName, PERSONA_FACTS } from '@skills-architect/contracts/personas';
import { fold } from '@skills-architect/service-kit';
import type { SheetSkill } from '../client-skills/client-skill-sheet';
import type { SheetRole } from './role-sheet';

/** A persona that has the name of a role of a workbook. */
export interface NamesakePersona extends Record<FactName, string> {
  personaName: string;
  personaGroupName: string;
  roleDescription: string;
  rolesResponsibilities: string;
  /** Its client skills; undefined when it has none. */
  skills: readonly SheetSkill[] | undefined;
}

const levelText = ({ levelNumber }: SheetSkill) => (levelNumber === null ? 'no level' : String(levelNumber));
const namesOf = (skills: readonly SheetSkill[]) => skills.map(({ clientSkill }) => clientSkill).join(', ');

/** What the workbook says otherwise about the skills of a persona. */
const skillChanges = (stated: readonly SheetSkill[], known: readonly SheetSkill[]): string[] => {
  const byName = new Map(known.map((skill) => [fold(skill.clientSkill), skill]));
  const statedNames = new Set(stated.map(({ clientSkill }) => fold(clientSkill)));
  const changed = stated.flatMap((skill) => {
    const former = byName.get(fold(skill.clientSkill));
    return former && former.levelNumber !== skill.levelNumber
      ? [`${skill.clientSkill} ${levelText(former)} → ${levelText(skill)}`]
      : [];
  });
  const added = stated.filter(({ clientSkill }) => !byName.has(fold(clientSkill)));
  const missing = known.filter(({ clientSkill }) => !statedNames.has(fold(clientSkill)));
  return [
    ...changed,
    ...(added.length ? [`new: ${namesOf(added)}`] : []),
    ...(missing.length ? [`no longer: ${namesOf(missing)}`] : []),
  ];
};

/** What a workbook says otherwise about a persona that exists. Texts that it leaves out say nothing. */
export const describeChanges = (role: SheetRole, persona: NamesakePersona): string[] => {
  const isOther = (stated: string, known: string) => stated !== '' && fold(stated) !== fold(known);
  return [
    ...(isOther(role.groupName, persona.personaGroupName) ? [`department ${role.groupName}`] : []),
    ...FACT_NAMES.filter((name) => isOther(role[name], persona[name])).map(
      (name) => `${PERSONA_FACTS[name].lead} ${role[name]}`,
    ),
    ...(isOther(role.roleDescription, persona.roleDescription) ? ['another description'] : []),
    ...(isOther(role.rolesAndResponsibilities, persona.rolesResponsibilities) ? ['other responsibilities'] : []),
    ...(role.skills.length && persona.skills ? skillChanges(role.skills, persona.skills) : []),
  ];
};

const MAX_NAMED = 20;

/** Sentences about the personas that exist and about which the workbook says something else. */
export const changeNotes = (roles: readonly SheetRole[], personas: ReadonlyMap<string, NamesakePersona>): string[] => {
  const changed = roles.flatMap((role) => {
    const persona = personas.get(fold(role.personaName));
    const changes = persona ? describeChanges(role, persona) : [];
    return persona && changes.length ? [`${persona.personaName}: ${changes.join('; ')}.`] : [];
  });
  if (!changed.length) return [];
  const more = changed.length - MAX_NAMED;
  return [
    'Personas that exist are not changed by this import. Where the workbook differs, change them in their forms:',
    ...changed.slice(0, MAX_NAMED),
    ...(more > 0 ? [`${formatNumber(more)} more differ.`] : []),
  ];
};
