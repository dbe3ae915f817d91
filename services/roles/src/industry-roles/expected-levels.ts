import { expectedLevels } from '@skills-architect/contracts/roles';
import { route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { publishedFilter } from '../matching/matchable-roles';
import type { Roles } from './role-document';

interface LevelCount {
  _id: { skillId: number; proficiencyId: number };
  roles: number;
}

/** The levels at which published roles have skills. */
export const expectedLevelsRoute = (roles: Roles) => (app: FastifyInstance) => {
  route(app, expectedLevels, async ({ body: { skillIds } }) => {
    const ofSkills = { 'skills.skillId': { $in: skillIds } };
    const counts = await roles.model.aggregate<LevelCount>([
      { $match: { ...ofSkills, ...publishedFilter(roles) } },
      { $project: { skills: { $filter: { input: '$skills', cond: { $in: ['$$this.skillId', skillIds] } } } } },
      { $unwind: '$skills' },
      {
        $group: {
          _id: { skillId: '$skills.skillId', proficiencyId: '$skills.proficiencyId' },
          roles: { $sum: 1 },
        },
      },
      { $sort: { '_id.skillId': 1, roles: -1, '_id.proficiencyId': 1 } },
    ]);
    return { levels: counts.map(({ _id, roles: count }) => ({ ..._id, roles: count })) };
  });
};
