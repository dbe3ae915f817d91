import { exportPersonaComparison } from '@skills-architect/contracts/personas';
import { applyMatrixView, buildMatrix } from '@skills-architect/contracts/roles';
import { comparisonLink, comparisonSheet } from '@skills-architect/library-service-kit/comparisons';
import type { Workbooks } from '@skills-architect/library-service-kit/workbooks';
import { notFound, route, sendFile } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { MappingDocument } from '../persona-skills/mapping-document';
import { readLibrary } from '../persona-skills/read-library';
import type { PersonaDocument } from '../personas/persona-document';
import type { PersonaStores } from '../personas/write-persona';

/** Paths of the screen that compares personas. */
const COMPARISON_PATHS = ['/compare-persona', '/persona_role/compare-skills'];

/** Exports the comparison of personas as a workbook. */
export const exportComparisonRoute =
  ({ kit, shown, personas, mappings, names }: PersonaStores, books: Workbooks) =>
  (app: FastifyInstance) =>
    route(app, exportPersonaComparison, async ({ body }, { identity, request, reply }) => {
      const byIds = { _id: { $in: body.personaIds } };
      const [foundPersonas, foundMappings] = await Promise.all([
        personas.model.find({ ...byIds, ...personas.alive }).lean<PersonaDocument[]>(),
        mappings.model.find({ ...byIds, ...mappings.alive }).lean<MappingDocument[]>(),
      ]);
      const skillIds = [...new Set(foundMappings.flatMap(({ rows }) => rows.map(({ skillId }) => skillId)))];
      const [{ roles, leadershipRoles }, library] = await Promise.all([
        names(foundPersonas),
        readLibrary(kit, skillIds, { identity, requestId: request.id }),
      ]);
      const { role, skill } = await shown.show(
        {
          role: new Map(foundPersonas.map(({ industryRoleId }) => [industryRoleId, roles.get(industryRoleId ?? 0)])),
          skill: library,
        },
        identity.user?.language,
      );
      const compared = [...new Set(body.personaIds)].map((personaId) => {
        const persona = foundPersonas.find(({ _id }) => _id === personaId);
        const mapping = foundMappings.find(({ _id }) => _id === personaId);
        if (!persona || !mapping) throw notFound('One of these personas');
        const skills = mapping.rows.flatMap(({ skillId, proficiencyId, levelNumber }) => {
          const found = skill.get(skillId);
          if (!found) return [];
          const level = found.proficiencies.find((proficiency) => proficiency.proficiencyId === proficiencyId);
          return [{ ...found, levelNumber, levelName: level?.level }];
        });
        return { persona, skills };
      });
      const matrix = buildMatrix(compared, 0);
      const sheet = comparisonSheet({
        title: 'Compare Personas',
        link: comparisonLink({ link: body.link, paths: COMPARISON_PATHS, origin: request.headers.origin }),
        facts: [
          'Persona',
          'Department',
          'Industry Role',
          'Industry or Function',
          'Department or Track',
          'Leadership Role',
        ],
        columns: compared.map(({ persona }) => {
          const industryRole = role.get(persona.industryRoleId);
          const leader = leadershipRoles.get(persona.leadershipRoleId ?? 0)?.leadershipRoleName;
          return {
            name: persona.personaName,
            facts: [
              persona.personaGroupName,
              industryRole?.roleName ?? '',
              industryRole?.subsector ?? '',
              industryRole?.functionName ?? '',
              leader ?? 'N/A',
            ],
          };
        }),
        groups: applyMatrixView(matrix, body),
        levelName: ({ levelName }) => levelName,
      });
      return sendFile(reply, 'Persona_Comparison.xlsx', await books.writeStyled(sheet));
    });
