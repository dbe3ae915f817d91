import { expect, it } from '@jest/globals';
import { AppError } from '@skills-architect/service-kit';
import { toSummary } from './persona-views';
import { listedNames } from './role-names';

const persona = {
  _id: 7,
  personaName: 'Clerk',
  personaGroupId: 1,
  personaGroupName: 'Operations',
  clientId: 1,
  industryRoleId: 12,
  leadershipRoleId: 3,
  rev: 0,
  skills: 2,
  skillsWithLevel: 1,
};
const unmapped = { ...persona, industryRoleId: null, leadershipRoleId: null };
const refuse = (error: Error) => () => Promise.reject(error);

it.each(['unreachable', 'unavailable', 'timeout'] as const)(
  'a list has roles without names while the roles service is %s',
  async (code) => {
    const names = await listedNames(refuse(new AppError(code, 'Down')), [persona, unmapped]);
    expect(toSummary(persona, names)).toMatchObject({
      industryRole: { roleId: 12, roleName: 'Name not known at the moment' },
      leadershipRole: { leadershipRoleId: 3, leadershipRoleName: 'Name not known at the moment' },
    });
    expect(toSummary(unmapped, names)).toMatchObject({ industryRole: null, leadershipRole: null });
  },
);

it('other errors are reported', async () => {
  await expect(listedNames(refuse(new Error('a fault')), [persona])).rejects.toThrow('a fault');
  await expect(listedNames(refuse(new AppError('forbidden', 'No')), [persona])).rejects.toThrow('No');
});
